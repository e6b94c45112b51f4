import { allChoices, documentKinds, type NotificationChoice } from '@portal/domain/account';
import { type Context, type Memory, store } from '../behaviour';
import type { Json } from '../scenario-file';
import type { AccountFile } from './account-file';

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
