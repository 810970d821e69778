/** Names of fields that tell who somebody is, whatever stands in them. */
const PERSONAL_FIELD =
  /^(accountId|sub|e-?mail|username|displayName|firstName|lastName|age|joined\w*|joinDate|memberSince|registered\w*|tier|plan|entitlement|subscription\w*|streak\w*|role|ip|ipAddress|address|userAgent|device|session\w*|reporter\w*|updatedBy|createdBy|likedBy|userIds|pseudonymIds)$/i;
const IP_ADDRESS = /\b\d{1,3}(\.\d{1,3}){3}\b|\b[0-9a-f]{1,4}(:[0-9a-f]{0,4}){4,7}\b/i;
const E_MAIL = /[^\s@"]+@[^\s@"]+\.[a-z]{2,}/i;
const INSTANT = /^\d{4}-\d{2}-\d{2}T/;
const WHOLE_MINUTE = /T\d{2}:\d{2}:00\.000Z$/;
/** In milliseconds: seconds look like ids. */
const UNIX_TIME = /^1[6-9]\d{11}$/;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** "upgrade_required" says which plan a call needs: of nobody. */
const isRefusal = (value: Record<string, unknown>): boolean =>
  "code" in value && "message" in value;
/** Categories have names; nobody else's is told under that field. */
const mayHaveName = (value: Record<string, unknown>): boolean => "slug" in value;

/**
 * Where an answer says who somebody is: `secrets` of others in any text or name of a field, fields
 * that are about a person, e-mail and IP addresses, instants finer than a minute, `userId` on what is
 * not the reader's own. Empty when it tells nothing.
 */
export function findLeaks(
  answer: unknown,
  secrets: readonly string[],
  path: readonly (string | number)[] = [],
): string[] {
  const place = path.join(".");
  if (Array.isArray(answer)) {
    return answer.flatMap((item, index) => findLeaks(item, secrets, [...path, index]));
  }
  if (isObject(answer)) {
    return Object.entries(answer).flatMap(([field, value]) => {
      const inside = findLeaks(value, secrets, [...path, field]);
      const isPersonal = PERSONAL_FIELD.test(field) && !isRefusal(answer) ||
        field === "name" && !mayHaveName(answer) ||
        field === "userId" && answer.isOwn === false && value !== null;
      const named = findLeaks(field, secrets, [...path, "(field)"]);
      return [
        ...isPersonal ? [`${[...path, field].join(".")}: a field about a person`] : [],
        ...named,
        ...inside,
      ];
    });
  }
  if (typeof answer !== "string" && typeof answer !== "number") return [];
  const text = String(answer);
  const found = secrets.filter((secret) => text.includes(secret));
  if (IP_ADDRESS.test(text)) found.push("an IP address");
  if (E_MAIL.test(text)) found.push("an e-mail address");
  if (INSTANT.test(text) && !WHOLE_MINUTE.test(text)) found.push("an instant finer than a minute");
  if (UNIX_TIME.test(text)) found.push("an instant as a number");
  return found.map((what) => `${place}: ${what}`);
}

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
}

/** Fields of which a call takes one: each is a body of its own. */
const TARGETS = ["postId", "commentId", "pseudonymId"];

/** Something that a schema allows; `known` has what only fits by name. */
function sample(schema: JsonSchema, known: Record<string, unknown>, field = ""): unknown {
  if (field in known) return known[field];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sample(schema.anyOf[0] ?? {}, known, field);
  if (schema.type === "array") return schema.items ? [sample(schema.items, known)] : [];
  if (schema.type === "integer" || schema.type === "number") return 1;
  if (schema.type === "boolean") return false;
  if (schema.type === "object") return sampleBodies(schema, known)[0];
  return "plain words";
}

/** Bodies that a call may take: with each of the targets that it names, and with each enumerated value. */
export function sampleBodies(schema: object, known: Record<string, unknown>): object[] {
  const { properties = {}, required = [] } = schema as JsonSchema;
  const optionalTargets = TARGETS.filter((name) => name in properties && !required.includes(name));
  const fixed = Object.entries(properties).filter(([name]) =>
    name !== "userId" && !optionalTargets.includes(name) &&
    (name in known || required.includes(name))
  );
  const base = Object.fromEntries(
    fixed.map(([name, property]) => [name, sample(property, known, name)]),
  );
  const targets = [{}, ...optionalTargets.map((name) => ({ [name]: known[name] }))];
  const choices = Object.entries(properties).filter(([, property]) => property.enum)
    .flatMap(([name, property]) => (property.enum ?? []).map((value) => ({ [name]: value })));
  return targets.flatMap((target) =>
    (choices.length > 0 ? choices : [{}]).map((choice) => ({ ...base, ...target, ...choice }))
  );
}
