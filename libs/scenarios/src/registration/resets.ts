import { isSameEmail } from '@portal/domain/account';
import { type CodeChannel, isSameUsername, memberIdKey } from '@portal/domain/registration';
import { codeFor, type SentCode, withinHour } from '../account/sent-code';
import { type Context, type Memory, store } from '../memory/behaviour';
import { registrationsIn, proofOf, memberOfLogin, planMembersOf } from './registrations';

/** An account whose password may be forgotten. */
export interface KnownAccount {
  person: string;
  username: string;
  email: string;
  phone: string;
}

/** A request for a new password, also by someone who has no account: then no code is right. */
export interface Reset extends SentCode {
  reset: string;
  link: string;
  /** As it was typed. */
  login: string;
  account: KnownAccount | null;
}

const most = 200;

export const resetsIn = ({ stored }: Memory): readonly Reset[] =>
  (stored['passwordResets'] as Reset[] | undefined) ?? [];

export const storeResets = (memory: Memory, resets: readonly Reset[]): Memory =>
  store(memory, 'passwordResets', resets.slice(-most));

/** What someone enters to get a new password. */
export interface ResetRequest {
  login: string;
  birthDate: string;
  zip?: string;
  memberId?: string;
  sendBy: CodeChannel;
}

/** The account of a login whose other details match; null otherwise. */
export function accountOfLogin(memory: Memory, asked: ResetRequest, context: Context) {
  const account = accountNamed(memory, asked.login, context);
  const isOwner = planMembersOf(context).some(
    ({ person, birthDate, zip, memberId }) =>
      person === account?.person &&
      birthDate === asked.birthDate &&
      (asked.zip === undefined
        ? memberIdKey(memberId) === memberIdKey(asked.memberId ?? '')
        : zip === asked.zip),
  );
  return isOwner && account ? account : null;
}

function accountNamed(memory: Memory, login: string, context: Context): KnownAccount | undefined {
  const made = registrationsIn(memory).find(
    (each) =>
      each.isUsed && (isSameUsername(each.username, login) || isSameEmail(each.email, login)),
  );
  if (made) return made;
  const member = memberOfLogin(login, context);
  return member && { ...member, username: member.person };
}

/** A new request, with its code and link. */
export function newReset(
  memory: Memory,
  login: string,
  account: KnownAccount | null,
  { now, ...context }: Context,
): Reset {
  const sentAt = now.getTime();
  const seed = `${context.scenario.name} ${login} ${sentAt} ${resetsIn(memory).length}`;
  return {
    reset: proofOf(`reset ${seed}`),
    link: proofOf(`reset link ${seed}`),
    login,
    account: account && {
      person: account.person,
      username: account.username,
      email: account.email,
      phone: account.phone,
    },
    // No one can enter an empty code.
    code: account ? codeFor(seed) : '',
    sentAt,
    tries: 0,
    isUsed: false,
  };
}

/** How often a message went to an account within the last hour. */
export const messagesTo = (memory: Memory, { person }: KnownAccount, context: Context): number =>
  withinHour(
    resetsIn(memory)
      .filter(({ account }) => account?.person === person)
      .map(({ sentAt }) => sentAt),
    context,
  ).length;
