import { createServer, type Server, Socket } from "node:net";
import postgres from "postgres";
import { expect, newEmail, test } from "./fixtures.ts";
import { OwnProduct } from "./own-product.ts";

const serverUrl = process.env.TEST_DATABASE_URL;

/** The way to a server, which can be cut and mended. */
class Connection {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private readonly target: URL;
  port = 0;

  constructor(target: URL) {
    this.target = target;
  }

  async open(): Promise<void> {
    const server = createServer((incoming) => {
      const outgoing = new Socket().connect(Number(this.target.port), this.target.hostname);
      for (const socket of [incoming, outgoing]) {
        this.sockets.add(socket);
        // A cut connection is no error of the test; either end takes the other along.
        socket.on("error", () => {});
        socket.once("close", () => {
          this.sockets.delete(socket);
          incoming.destroy();
          outgoing.destroy();
        });
      }
      incoming.pipe(outgoing).pipe(incoming);
    });
    this.server = server;
    await new Promise<void>((done) => server.listen(this.port, "127.0.0.1", done));
    const address = server.address();
    if (address && typeof address === "object") this.port = address.port;
  }

  async cut(): Promise<void> {
    const closed = new Promise((done) => this.server?.close(done));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

test.describe("an outage", () => {
  test.skip(!serverUrl, "needs a Postgres server");
  test.setTimeout(240_000);

  const database = `reclaim_outage_${process.pid}`;
  const target = new URL(serverUrl ?? "postgres://localhost");
  const connection = new Connection(target);
  let product: OwnProduct;

  const onServer = async (statement: string) => {
    const sql = postgres(target.href, { max: 1, onnotice: () => {} });
    await sql.unsafe(statement);
    await sql.end();
  };

  test.beforeAll(async () => {
    await onServer(`create database ${database}`);
    await connection.open();
    const url = new URL(target);
    url.port = String(connection.port);
    url.pathname = `/${database}`;
    product = new OwnProduct(url.href);
    await product.start();
  });
  test.afterAll(async () => {
    await product.remove();
    await connection.cut();
    await onServer(`drop database if exists ${database} with (force)`);
  });

  test("words of a post stay while the database is gone and go out once, and news go on after it and after a killed gateway", async ({ browser }) => {
    const author = await product.createMember(browser, "Steady River", newEmail());
    const reader = await product.createMember(browser, "New Roads", newEmail());
    const card = (words: string) => reader.getByRole("article").filter({ hasText: words });
    const toast = (words: string) => author.getByTestId("toast").filter({ hasText: words });
    const write = async (words: string) => {
      await author.getByLabel("Your share").fill(words);
      await author.getByLabel("Category").selectOption({ label: "General Discussion" });
    };
    const share = author.getByRole("button", { name: "Share with the Circle" });
    for (const page of [reader, author]) await page.goto(`${product.url}/community`);
    await expect(reader.getByText("No posts yet. Be the first to share!")).toBeVisible();

    await write("Walked to work.");
    await connection.cut();
    await share.click();
    await expect(toast("Error sharing post")).toBeVisible({ timeout: 60_000 });
    await expect(author.getByLabel("Your share")).toHaveValue("Walked to work.");
    await connection.open();
    await expect(async () => {
      await share.click();
      await expect(toast("Post shared")).toBeVisible();
    }).toPass();
    await expect(author.getByLabel("Your share")).toHaveValue("");
    await reader.getByRole("button", { name: "1 new post" }).click({ timeout: 60_000 });
    await expect(card("Walked to work.")).toHaveCount(1);

    await product.stop("SIGKILL");
    await product.start();
    await author.reload();
    await write("Slept through.");
    await share.click();
    await expect(toast("Post shared")).toBeVisible();
    await reader.getByRole("button", { name: "1 new post" }).click({ timeout: 60_000 });
    await expect(card("Slept through.")).toHaveCount(1);
  });
});
