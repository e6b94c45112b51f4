import { type EmailProblem, emailProblem, emailToSend } from '../account/email';
import { numberProblem, type PhoneNumberProblem, phoneToSend } from '../account/phones';
import type { GeneralProblem } from '../inputs/kind';
import { inputKinds } from '../inputs/kinds';
import { type PasswordProblem, passwordProblem } from './password';

/** What is typed for a new account. */
export interface TypedAccount {
  email: string;
  phone: string;
  username: string;
  password: string;
  isPaperless: boolean;
  mayContact: boolean;
  acceptsTerms: boolean;
  sendBy: CodeChannel;
}

/** Where a code goes. */
export const codeChannels = ['email', 'text'] as const;
export type CodeChannel = (typeof codeChannels)[number];

export type AccountField = 'email' | 'phone' | 'username' | 'password' | 'terms';

interface AccountProblem {
  field: AccountField;
  problem:
    | PasswordProblem
    | Exclude<EmailProblem, 'same'>
    | PhoneNumberProblem
    | GeneralProblem
    | 'username';
}

const usernameToSend = inputKinds.username.tidy;

/** Usernames are told apart without capitals. */
export const isSameUsername = (one: string, other: string): boolean =>
  usernameToSend(one).toLowerCase() === usernameToSend(other).toLowerCase();

/** What is wrong with a new account, field by field, in the order of the form. */
export function accountProblems(typed: TypedAccount): AccountProblem[] {
  const email = emailProblem(typed.email, undefined);
  const phone = numberProblem(typed.phone);
  const { problem: username } = inputKinds.username.read(typed.username);
  const names = [usernameToSend(typed.username), emailToSend(typed.email)];
  const password = passwordProblem(typed.password, names);
  return [
    ...(email ? [{ field: 'email' as const, problem: email === 'same' ? 'email' : email }] : []),
    ...(phone ? [{ field: 'phone' as const, problem: phone }] : []),
    ...(username ? [{ field: 'username' as const, problem: username }] : []),
    ...(password ? [{ field: 'password' as const, problem: password }] : []),
    ...(typed.acceptsTerms ? [] : [{ field: 'terms' as const, problem: 'missing' as const }]),
  ];
}

/** An account as it is sent: ten digits, no spaces around names. The password stays as it was typed. */
export const accountToSend = (typed: TypedAccount): TypedAccount => ({
  ...typed,
  email: emailToSend(typed.email),
  username: usernameToSend(typed.username),
  phone: phoneToSend({
    kind: 'mobile',
    number: typed.phone,
    extension: '',
    mayText: true,
    bestTime: 'any',
    isPreferred: true,
  }).number,
});
