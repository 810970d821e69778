import { Hono } from "hono";

/** The yardstick: Hono and nothing else. */
const app = new Hono().get("/api/module-progress", (c) => c.json({ hello: "world" }));
Deno.serve({ port: Number(Deno.env.get("PORT")), onListen: () => console.log("ready") }, app.fetch);
