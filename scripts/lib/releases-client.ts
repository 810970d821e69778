import { ARCHIVE } from "@reclaim/contracts/calls";
import { type ErrorBody, errorBody } from "@reclaim/contracts/errors";
import {
  type CanaryShare,
  inspection,
  type InspectionResult,
  madeToken,
  publishedRelease,
  type ReleaseCheck,
  releaseCheck,
  type Team,
  team,
} from "@reclaim/contracts/release-desk";
import { discovery } from "@reclaim/contracts/releases";
import * as z from "zod/mini";
import { Fault } from "./fault.ts";

/** What the product answered instead of doing it: its own words, and a code for programs. */
export class Refusal extends Fault {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  constructor(
    status: number,
    { code, message, details }: Pick<ErrorBody, "code" | "message" | "details">,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** No product answers at an address. */
export class NobodyAnswers extends Fault {
  constructor(address: string) {
    super(
      `Nothing answers at ${address}. Start the product there (npm start), or say where it is: --to https://…`,
    );
  }
}

const changed = z.object({ sequence: z.number() });
/** Without a version a canary was stopped of what has nothing live. */
const rolledBack = z.object({ version: z.nullable(z.string()), sequence: z.number() });

interface Sent {
  json?: unknown;
  archive?: Uint8Array<ArrayBuffer>;
  signal?: AbortSignal;
}

/**
 * The release platform of the product at `address`, in the name of whom `headers` tell. Every call
 * throws a `Refusal` for an answer that is none of its own, and `NobodyAnswers`.
 */
export function releasesClient(
  address: string,
  headers: () => Promise<Record<string, string>> = () => Promise.resolve({}),
) {
  async function ask(method: string, path: string, sent: Sent): Promise<Response> {
    const { json, archive, signal } = sent;
    const type = archive ? ARCHIVE : json === undefined ? null : "application/json";
    const body = archive ?? (json === undefined ? null : JSON.stringify(json));
    const request = {
      method,
      headers: { ...await headers(), ...(type && { "content-type": type }) },
      body,
      // A moved address would turn a POST into a GET.
      redirect: "manual" as const,
      ...(signal && { signal }),
    };
    return await fetch(`${address}/api/releases${path}`, request).catch((error) => {
      if (signal?.aborted) throw error;
      throw new NobodyAnswers(address);
    });
  }

  async function call<Schema extends z.ZodMiniType>(
    method: string,
    path: string,
    schema: Schema,
    sent: Sent = {},
  ): Promise<z.output<Schema>> {
    const answer = await ask(method, path, sent);
    const text = await answer.text();
    if (!answer.ok) throw refusalOf(answer.status, text, address);
    const value = parsed(text);
    const result = z.safeParse(schema, value);
    if (result.success) return result.data;
    throw new Fault(`${address} answered ${method} /api/releases${path} with something else.`);
  }

  const at = (...parts: string[]) => parts.map((part) => `/${named(part)}`).join("");
  return {
    publish: (name: string, archive: Uint8Array<ArrayBuffer>) =>
      call("POST", at(name), publishedRelease, { archive }),
    look: (name: string, version: string) => call("GET", at(name, version), publishedRelease),
    activate: (name: string, version: string) =>
      call("POST", at(name, version, "activate"), changed),
    canary: (name: string, version: string, share: CanaryShare) =>
      call("PUT", at(name, version, "canary"), z.unknown(), { json: share }),
    stopCanary: (name: string) => call("DELETE", at(name, "canary"), z.unknown()),
    rollBack: (name: string, version?: string) =>
      call("POST", at(name, "rollback"), rolledBack, { json: { version } }),
    remove: (name: string) => call("DELETE", at(name), z.unknown()),
    live: () => call("GET", "", discovery),

    /** Null for a team that nobody has made. */
    team: (name: string) => call("GET", at("teams", name), team).catch(nullWhenUnknown),
    saveTeam: (name: string, saved: Team) =>
      call("PUT", at("teams", name), z.unknown(), { json: saved }),
    makeToken: (name: string, label: string) =>
      call("POST", at("teams", name, "tokens"), madeToken, { json: { label } }),
    revokeToken: (name: string, id: string) =>
      call("DELETE", at("teams", name, "tokens", id), z.unknown()),

    /** Null when there is nothing to look at. */
    claimInspection: (signal: AbortSignal) =>
      call("POST", "/inspections/claim", z.nullable(inspection), { signal }),
    tellInspection: (id: string, result: InspectionResult) =>
      call("POST", at("inspections", id), z.unknown(), { json: result }),
  };
}
export type ReleasesClient = ReturnType<typeof releasesClient>;

const nullWhenUnknown = (error: unknown): null => {
  if (error instanceof Refusal && error.status === 404) return null;
  throw error;
};

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return undefined;
  }
}

/** A name as a part of an address: dots alone would lead elsewhere. */
function named(part: string): string {
  if (/^\s*$|^\.+$/.test(part)) throw new Fault(`"${part}" is no name.`);
  return encodeURIComponent(part);
}

const faults = z.array(z.object({ field: z.string(), message: z.string() }));
const checks = z.array(releaseCheck);
const withChecks = z.object({ checks });
const owned = z.object({ name: z.string(), team: z.string() });

/** What an answer tells besides its words: wrong fields, checks that refused, whose something is. */
function detailsOf(details: unknown): string[] {
  const fields = z.safeParse(faults, details).data;
  if (fields) return fields.map(({ field, message }) => `${field}: ${message}`);
  const owner = z.safeParse(owned, details).data;
  if (owner) return [`${owner.name} belongs to the team ${owner.team}.`];
  const looked = z.safeParse(checks, details).data ?? z.safeParse(withChecks, details).data?.checks;
  return (looked ?? []).filter(({ ok }) => !ok).map(checkLine);
}

/** One check as it is told: what was looked at, and, refused, what to do about it. */
export const checkLine = ({ check, ok, message }: ReleaseCheck): string =>
  `${ok ? "✓" : "✗"} ${check}: ${message}`;

function refusalOf(status: number, text: string, address: string): Refusal {
  const { data } = z.safeParse(errorBody, parsed(text));
  if (!data) return new Refusal(status, { code: "", message: `${address} answered ${status}.` });
  const message = [data.message, ...detailsOf(data.details)].join("\n");
  return new Refusal(status, { ...data, message });
}
