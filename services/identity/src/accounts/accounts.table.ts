import { boolean, index, pgSchema, text, timestamp, unique } from "drizzle-orm/pg-core";

export const identitySchema = pgSchema("identity");
const instant = () => timestamp({ withTimezone: true }).notNull();

/**
 * Accounts, in the columns that better-auth asks for. A guest's e-mail is a placeholder that leads
 * nowhere; `name` stays empty, since members tell their name to the members service.
 */
export const users = identitySchema.table("users", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull(),
  image: text(),
  createdAt: instant(),
  updatedAt: instant(),
  username: text().unique(),
  displayUsername: text(),
  isAnonymous: boolean().notNull().default(false),
  role: text().notNull().default("member"),
});

const account = () => text().notNull().references(() => users.id, { onDelete: "cascade" });

export const sessions = identitySchema.table("sessions", {
  id: text().primaryKey(),
  expiresAt: instant(),
  token: text().notNull().unique(),
  createdAt: instant(),
  updatedAt: instant(),
  ipAddress: text(),
  userAgent: text(),
  userId: account(),
}, (table) => [index("sessions_by_user").on(table.userId)]);

/** Ways to sign in; here only e-mail and password. */
export const accounts = identitySchema.table("accounts", {
  id: text().primaryKey(),
  accountId: text().notNull(),
  providerId: text().notNull(),
  userId: account(),
  accessToken: text(),
  refreshToken: text(),
  idToken: text(),
  accessTokenExpiresAt: timestamp({ withTimezone: true }),
  refreshTokenExpiresAt: timestamp({ withTimezone: true }),
  scope: text(),
  password: text(),
  createdAt: instant(),
  updatedAt: instant(),
}, (table) => [unique("accounts_one_a_provider").on(table.userId, table.providerId)]);

/** Tokens of password resets. */
export const verifications = identitySchema.table("verifications", {
  id: text().primaryKey(),
  identifier: text().notNull(),
  value: text().notNull(),
  expiresAt: instant(),
  createdAt: instant(),
  updatedAt: instant(),
}, (table) => [index("verifications_by_identifier").on(table.identifier)]);
