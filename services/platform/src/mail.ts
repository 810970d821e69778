import nodemailer from "nodemailer";

export interface Mail {
  to: string;
  subject: string;
  text: string;
}
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

const FROM = "Reclaim <no-reply@reclaim.invalid>";

/** Sends by SMTP, or, without an address of a server, writes .eml files into `folder`. */
export function createMailer(options: { smtpUrl?: string; folder: string }): Mailer {
  if (options.smtpUrl) {
    const transport = nodemailer.createTransport(options.smtpUrl);
    return { send: async (mail) => void (await transport.sendMail({ from: FROM, ...mail })) };
  }
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail({ from: FROM, ...mail });
      await Deno.mkdir(options.folder, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(":", "-")}-${crypto.randomUUID()}.eml`;
      await Deno.writeFile(`${options.folder}/${name}`, message as Uint8Array);
    },
  };
}
