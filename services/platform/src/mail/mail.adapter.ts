import nodemailer from "nodemailer";

export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The same for mail programs that show HTML; the text alone must do. */
  html?: string;
  /** Where mail programs end such mails with one press (RFC 8058); it takes a POST. */
  unsubscribe?: string;
  /** Who an answer goes to, if not to the sender. */
  replyTo?: string | undefined;
}
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

const toMessage = (from: string, { unsubscribe, ...mail }: Mail) => ({
  from,
  ...mail,
  headers: unsubscribe
    ? {
      "List-Unsubscribe": `<${unsubscribe}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    : undefined,
});

/** In milliseconds: members wait for some mails, and so do other mails of a job. */
const SMTP_TIMEOUT_MS = 8_000;

/**
 * Sends by SMTP, or, without an address of a server, writes .eml files into `folder`. A server that
 * says nothing for `patience` milliseconds has failed.
 */
export function createMailer(
  { from, patience = SMTP_TIMEOUT_MS, ...options }: {
    from: string;
    smtpUrl?: string | undefined;
    folder: string;
    patience?: number;
  },
): Mailer {
  if (options.smtpUrl) {
    const transport = nodemailer.createTransport({
      url: options.smtpUrl,
      connectionTimeout: patience,
      greetingTimeout: patience,
      socketTimeout: patience,
    });
    return { send: async (mail) => void (await transport.sendMail(toMessage(from, mail))) };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(from, mail));
      await Deno.mkdir(options.folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${crypto.randomUUID()}.eml`;
      await Deno.writeFile(`${options.folder}/${name}`, message as Uint8Array);
    },
  };
}
