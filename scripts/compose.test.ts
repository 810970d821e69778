import { SERVICE_NAMES } from "@reclaim/contracts-common/services";
import Ajv from "ajv";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { ADDRESS_VARIABLES, type ProcessName, SETTINGS_OF } from "./lib/processes.ts";
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
  const storeOf = (name: string) => {
    const { environment = {} } = compose.services[name] ?? {};
    const { RELEASES_STORE, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
    return [RELEASES_STORE, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY];
  };
  expect(storeOf("gateway")).toEqual(storeOf("releases"));
  expect(storeOf("gateway")).not.toContain(undefined);
});

const PROCESSES = Object.keys(SETTINGS_OF) as ProcessName[];
const ofTheMachine = new Set(["CHROMIUM_PATH", "PLAYWRIGHT_BROWSERS_PATH", "RECLAIM_DIST"]);

test("a process gets its settings and its own keys and database role, and nothing else", () => {
  for (const name of PROCESSES) {
    const { command = [], environment = {}, volumes = [] } = compose.services[name] ?? {};
    const addresses = name === "inspector" ? ["RECLAIM_URL"] : ["PORT", ...ADDRESS_VARIABLES];
    const settings = SETTINGS_OF[name].filter((variable) => !ofTheMachine.has(variable));
    expect(Object.keys(environment).sort(), name).toEqual([...addresses, ...settings].sort());
    const values = Object.values(environment).join();
    expect(values, name).not.toMatch(/RECLAIM_SECRET|POSTGRES_PASSWORD|SIGNING_KEY|postgres:/);
    expect(volumes.filter((volume) => volume.includes("environment")), name)
      .toEqual([`environment-${name}:/app/environment:ro`]);
    expect(command, name).toContain("--env-file=environment/process.env");
  }
});

test("one process that ends before the others start has the secret of them all", () => {
  const withSecret = Object.entries(compose.services).filter(([, service]) =>
    JSON.stringify(service).includes("RECLAIM_SECRET")
  );
  expect(withSecret.map(([name]) => name)).toEqual(["prepare"]);
  const { command, volumes } = compose.services.prepare ?? {};
  expect(command?.slice(-2)).toEqual(["services/prepare.ts", "environments"]);
  expect(volumes).toEqual(
    PROCESSES.map((name) => `environment-${name}:/app/environments/${name}`),
  );
  for (const name of SERVICE_NAMES) {
    expect(compose.services[name]?.depends_on).toEqual({
      prepare: { condition: "service_completed_successfully" },
    });
  }
  expect(existsSync("services/prepare.ts")).toBe(true);
  const image = readFileSync("Dockerfile", "utf8");
  // A volume belongs to whom the folder of the image does.
  expect(image).toContain(`mkdir ${PROCESSES.join(" ")}`);
});

test("only the gateway is reached from outside, and no secret stands in the file", () => {
  const open = Object.entries(compose.services).filter(([, service]) => service.ports);
  expect(open.map(([name]) => name)).toEqual(["gateway"]);
  for (const secret of ["RECLAIM_SECRET", "POSTGRES_PASSWORD"]) {
    expect(text).toMatch(new RegExp(`\\$\\{${secret}:\\?`));
  }
});
