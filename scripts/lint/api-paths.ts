/** Only clients name paths of services, so that a call is found in one place. */

interface Context {
  report(problem: { node: object; message: string }): void;
}

const MESSAGE = "A path of /api stands outside of a *.client.ts: call a function of the client.";

export const create = ({ report }: Context) => ({
  Literal(node: { value: unknown }) {
    if (String(node.value).startsWith("/api")) report({ node, message: MESSAGE });
  },
  TemplateElement(node: { value: { raw: string } }) {
    if (node.value.raw.startsWith("/api")) report({ node, message: MESSAGE });
  },
});
