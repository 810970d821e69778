import { RELEASE_ARCHIVE_TYPE } from "@reclaim/contracts-common/operations";
import { type ErrorBody, errorBody } from "@reclaim/contracts-common/errors";
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
} from "@reclaim/contracts-releases/release-desk";
import { discovery } from "@reclaim/contracts-releases/releases";
import * as z from "zod/mini";
import { CommandError } from "../command-error.ts";

/** An error answer of the releases API: its status, its code, and its message for people. */
export class ReleasesApiError extends CommandError {
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

/** Nothing answers at the product's address. */
export class ProductUnreachable extends CommandError {
  constructor(address: string) {
    super(
      `Nothing answers at ${address}. Start the product there (npm start), or name another address: --product https://…`,
    );
  }
}

const changed = z.object({ sequence: z.number() });
/** Without a version a canary was stopped of what has nothing live. */
const rolledBack = z.object({ version: z.nullable(z.string()), sequence: z.number() });

interface RequestContent {
  json?: unknown;
  archive?: Uint8Array<ArrayBuffer>;
  signal?: AbortSignal;
}

/**
 * The release platform of the product at `address`, authorised by `headers`. Every call
 * throws a `Refusal` for an answer that is none of its own, and `NobodyAnswers`.
 */
export function createReleasesClient(
  address: string,
  headers: () => Promise<Record<string, string>> = () => Promise.resolve({}),
) {
  async function send(method: string, path: string, content: RequestContent): Promise<Response> {
    const { json, archive, signal } = content;
    const type = archive ? RELEASE_ARCHIVE_TYPE : json === undefined ? null : "application/json";
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
      throw new ProductUnreachable(address);
    });
  }

  async function call<Schema extends z.ZodMiniType>(
    method: string,
    path: string,
    schema: Schema,
    content: RequestContent = {},
  ): Promise<z.output<Schema>> {
    const answer = await send(method, path, content);
    const text = await answer.text();
    if (!answer.ok) throw toApiError(answer.status, text, address);
    const value = parsed(text);
    const result = z.safeParse(schema, value);
    if (result.success) return result.data;
    throw new CommandError(
      `${address} answered ${method} /api/releases${path} with something else.`,
    );
  }

  const at = (...parts: string[]) => parts.map((part) => `/${encodeName(part)}`).join("");
  return {
    publish: (name: string, archive: Uint8Array<ArrayBuffer>) =>
      call("POST", at(name), publishedRelease, { archive }),
    release: (name: string, version: string) => call("GET", at(name, version), publishedRelease),
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
    team: (name: string) => call("GET", at("teams", name), team).catch(nullWhenNotFound),
    saveTeam: (name: string, saved: Team) =>
      call("PUT", at("teams", name), z.unknown(), { json: saved }),
    makeToken: (name: string, label: string) =>
      call("POST", at("teams", name, "tokens"), madeToken, { json: { label } }),
    revokeToken: (name: string, id: string) =>
      call("DELETE", at("teams", name, "tokens", id), z.unknown()),

    /** Null when there is nothing to look at. */
    claimInspection: (signal: AbortSignal) =>
      call("POST", "/inspections/claim", z.nullable(inspection), { signal }),
    reportInspection: (id: string, result: InspectionResult) =>
      call("POST", at("inspections", id), z.unknown(), { json: result }),
  };
}
export type ReleasesClient = ReturnType<typeof createReleasesClient>;

const nullWhenNotFound = (error: unknown): null => {
  if (error instanceof ReleasesApiError && error.status === 404) return null;
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
function encodeName(part: string): string {
  if (/^\s*$|^\.+$/.test(part)) throw new CommandError(`"${part}" is no name.`);
  return encodeURIComponent(part);
}

const faults = z.array(z.object({ field: z.string(), message: z.string() }));
const checks = z.array(releaseCheck);
const withChecks = z.object({ checks });
const owned = z.object({ name: z.string(), team: z.string() });

/** What an answer tells besides its words: wrong fields, checks that refused, whose something is. */
function formatDetails(details: unknown): string[] {
  const fields = z.safeParse(faults, details).data;
  if (fields) return fields.map(({ field, message }) => `${field}: ${message}`);
  const owner = z.safeParse(owned, details).data;
  if (owner) return [`${owner.name} belongs to the team ${owner.team}.`];
  const looked = z.safeParse(checks, details).data ?? z.safeParse(withChecks, details).data?.checks;
  return (looked ?? []).filter(({ ok }) => !ok).map(formatCheck);
}

/** One check as it is told: what was looked at, and, refused, what to do about it. */
export const formatCheck = ({ check, ok, message }: ReleaseCheck): string =>
  `${ok ? "✓" : "✗"} ${check}: ${message}`;

function toApiError(status: number, text: string, address: string): ReleasesApiError {
  const { data } = z.safeParse(errorBody, parsed(text));
  if (!data) {
    return new ReleasesApiError(status, { code: "", message: `${address} answered ${status}.` });
  }
  const message = [data.message, ...formatDetails(data.details)].join("\n");
  return new ReleasesApiError(status, { ...data, message });
}
