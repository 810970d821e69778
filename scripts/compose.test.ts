import { SERVICE_NAMES } from "@reclaim/contracts/calls";
import Ajv from "ajv";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import schema from "./lib/compose.schema.json" with { type: "json" };

interface Service {
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  ports?: string[];
  volumes?: string[];
}
const text = readFileSync("docker-compose.yml", "utf8");
const compose = parse(text, { merge: true }) as { services: Record<string, Service> };
const validate = new Ajv({ allErrors: true }).compile(schema);

test("docker-compose.yml is valid by the schema of compose files", () => {
  validate(compose);
  expect(validate.errors).toBeNull();
});

test("the schema refuses what compose would refuse", () => {
  for (
    const wrong of [
      { services: { a: { imag: "x" } } },
      { services: { a: { image: "x", ports: "8080" } } },
      { services: { a: { depends_on: { b: { condition: "soon" } } } } },
      { services: {}, service: {} },
      {},
    ]
  ) {
    expect(validate(wrong)).toBe(false);
  }
});

test("every service and the gateway run as a process of their own", () => {
  for (const name of [...SERVICE_NAMES, "gateway"]) {
    const main = compose.services[name]?.command?.at(-1) ?? "";
    expect(main).toBe(`services/${name}/main.ts`);
    expect(existsSync(main)).toBe(true);
  }
});

test("every address and every dependency names a service of the file", () => {
  for (const [name, service] of Object.entries(compose.services)) {
    for (const other of Object.keys(service.depends_on ?? {})) {
      expect(Object.keys(compose.services), name).toContain(other);
    }
    for (const [variable, value] of Object.entries(service.environment ?? {})) {
      const host = variable.endsWith("_URL")
        ? value.match(/^(?:http|postgres):\/\/(?:[^@/]*@)?([a-z]+):/)?.[1]
        : undefined;
      if (host) expect(Object.keys(compose.services), variable).toContain(host);
    }
  }
});

test("what is released outlives its process, and no other process can change it", () => {
  const folder = ":/app/.data/releases";
  const mounted = Object.entries(compose.services).flatMap(([name, { volumes = [] }]) =>
    volumes.filter((volume) => volume.includes(folder)).map((volume) => [name, volume])
  );
  expect(Object.fromEntries(mounted)).toEqual({
    gateway: `releases${folder}:ro`,
    releases: `releases${folder}`,
  });
  const { RELEASES_SIGNING_KEY: _, ...environment } = compose.services.releases?.environment ?? {};
  expect(compose.services.gateway?.environment).toEqual({
    ...environment,
    RELEASES_PUBLIC_KEY: "${RELEASES_PUBLIC_KEY:-}",
  });
});

test("only the gateway is reached from outside, and no secret stands in the file", () => {
  const open = Object.entries(compose.services).filter(([, service]) => service.ports);
  expect(open.map(([name]) => name)).toEqual(["gateway"]);
  for (const secret of ["RECLAIM_SECRET", "POSTGRES_PASSWORD"]) {
    expect(text).toMatch(new RegExp(`\\$\\{${secret}:\\?`));
  }
});
