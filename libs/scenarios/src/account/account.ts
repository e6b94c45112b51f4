import {
  allChoices,
  documentKinds,
  type NotificationChoice,
  phoneKinds,
  bestTimes,
  notificationKinds,
  notificationChannels,
  isSameEmail,
} from '@portal/domain/account';
import * as z from 'zod/mini';
import { type Context, type Memory, store } from '../memory/behaviour';
import type { Json } from '../files/scenario-file';
import type { MessageLanguage } from '../memory/sent-message';

/** The file's, and the address that was confirmed since. */
type Account = AccountFile & { email?: string };

/** A new account: nothing chosen, everything on paper. */
const newAccount: AccountFile = {
  emailConfirmed: true,
  phones: [],
  paperless: [],
  notifications: [],
};

/** The account as it is stored: the file's, with what was saved in any run since. */
export const accountOf = ({ stored }: Memory, { fixtureOf }: Context): Account => ({
  ...newAccount,
  ...(fixtureOf('accountSettings.get') as AccountFile | undefined),
  ...(stored['account'] as Partial<Account> | undefined),
});

/** The address of the account: the one of the sign-in until another one was confirmed; undefined without one. */
export const emailOf = (memory: Memory, context: Context): string | undefined =>
  accountOf(memory, context).email ?? context.identity?.claims.email;

/** The memory with a change of the account, for this run and every later sign-in. */
export const storeAccount = (memory: Memory, change: Partial<Account>): Memory =>
  store(memory, 'account', {
    ...(memory.stored['account'] as Record<string, Json> | undefined),
    ...(change as Record<string, Json>),
  });

/** How each kind of document comes; by mail where nothing was chosen. */
export const paperlessOf = ({ paperless }: AccountFile) =>
  documentKinds.map(
    (kind) =>
      paperless.find((each) => each.kind === kind) ?? { kind, isOnline: false, since: null },
  );

export const notificationsOf = ({ notifications }: AccountFile): NotificationChoice[] =>
  allChoices(notifications);

/** What the member service has stored of an account before the scenario begins. */
export const AccountFile = z.strictObject({
  emailConfirmed: z.boolean(),
  phones: z.array(
    z.strictObject({
      kind: z.enum(phoneKinds),
      number: z.string(),
      extension: z.string(),
      mayText: z.boolean(),
      bestTime: z.enum(bestTimes),
      isPreferred: z.boolean(),
    }),
  ),
  paperless: z.array(
    z.strictObject({ kind: z.enum(documentKinds), isOnline: z.boolean(), since: z.iso.date() }),
  ),
  notifications: z.array(
    z.strictObject({
      kind: z.enum(notificationKinds),
      channels: z.array(z.enum(notificationChannels)),
    }),
  ),
});

export type AccountFile = z.output<typeof AccountFile>;

/** The language in which the member wrote or read last; English before that. */
export const languageIn = ({ stored }: Memory): MessageLanguage =>
  stored['noticeLanguage'] === 'es' ? 'es' : 'en';

/** The emails that accounts got in what the services store for a scenario: a confirmed one, or of a registration. */
export function emailsStoredIn(stored: Memory['stored']): string[] {
  const { email } = (stored['account'] ?? {}) as { email?: string };
  const made = (stored['registrations'] ?? []) as { email: string; isUsed: boolean }[];
  return [
    ...(email === undefined ? [] : [email]),
    ...made.filter(({ isUsed }) => isUsed).map((each) => each.email),
  ];
}

/** Whether another account has an email. `own`: those of the person, whom several scenarios may show. */
export const isEmailOfOther = (
  email: string,
  own: readonly (string | undefined)[],
  { accountEmails }: Pick<Context, 'accountEmails'>,
): boolean =>
  !own.some((each) => each !== undefined && isSameEmail(each, email)) &&
  accountEmails().some((each) => isSameEmail(each, email));
