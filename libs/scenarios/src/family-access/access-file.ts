import { type AccessFacts, accessScopes } from '@portal/domain/family-access';
import * as z from 'zod/mini';
import { type Context, type Memory, store } from '../memory/behaviour';

const time = z.iso.datetime({ offset: true });
const scope = z.enum(accessScopes);

const StoredAccess = z.strictObject({
  accessId: z.string(),
  /** In the link of the email; works once. */
  token: z.string(),
  /** The key under which the member invited. */
  key: z.optional(z.string()),
  name: z.string(),
  email: z.email(),
  scopes: z.array(scope),
  /** The user name of the account that accepted. */
  caregiver: z.nullable(z.string()),
  invitedAt: time,
  acceptedAt: z.nullable(time),
  declinedAt: z.nullable(time),
  revokedAt: z.nullable(time),
});
export type StoredAccess = z.output<typeof StoredAccess>;

const StoredUse = z.strictObject({ accessId: z.string(), scope, usedAt: time });
export type StoredUse = z.output<typeof StoredUse>;

/** Whom a member has invited, and what those people did, the first one first. */
export const AccessFile = z.strictObject({
  access: z.array(StoredAccess),
  uses: z.array(StoredUse),
});
type AccessFile = z.output<typeof AccessFile>;

/** What is stored of a member's caregivers now: the response file, and what was done since. */
export const accessIn = (
  { stored }: Memory,
  { fixtureOf }: Pick<Context, 'fixtureOf'>,
): AccessFile =>
  (stored['familyAccess'] ??
    fixtureOf('familyAccess.getPeople') ?? { access: [], uses: [] }) as AccessFile;

export const storeAccess = (memory: Memory, file: AccessFile): Memory =>
  store(memory, 'familyAccess', file);

/** The stored access with one of them changed. */
export const withAccess = (file: AccessFile, changed: StoredAccess): AccessFile => ({
  ...file,
  access: file.access.map((each) => (each.accessId === changed.accessId ? changed : each)),
});

const at = (text: string | null) => (text === null ? null : Date.parse(text));

/** An access as the rules read it. */
export const factsOf = (access: StoredAccess): AccessFacts => ({
  invitedAt: Date.parse(access.invitedAt),
  acceptedAt: at(access.acceptedAt),
  declinedAt: at(access.declinedAt),
  revokedAt: at(access.revokedAt),
});
