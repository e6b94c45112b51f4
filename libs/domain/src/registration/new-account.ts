import { emailProblem, emailToSend } from '../account/email';
import { type PhoneProblem, phoneProblems, phoneToSend } from '../account/phones';
import { tidyCode } from '../inputs/tidy';
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
  problem: PasswordProblem | 'email' | 'emailLength' | 'phone' | 'abroad' | 'form';
}

const usernameForm = /^[A-Za-z0-9._@+-]{6,50}$/;

/** Usernames are told apart without capitals. */
export const isSameUsername = (one: string, other: string): boolean =>
  tidyCode(one).toLowerCase() === tidyCode(other).toLowerCase();

/** What is wrong with a new account, field by field, in the order of the form. */
export function accountProblems(typed: TypedAccount): AccountProblem[] {
  const email = emailProblem(typed.email, undefined);
  const [phone] = phoneProblems({ number: typed.phone, extension: '' });
  const username = tidyCode(typed.username);
  const password = passwordProblem(typed.password, [username, emailToSend(typed.email)]);
  return [
    ...(email ? [{ field: 'email' as const, problem: email === 'same' ? 'email' : email }] : []),
    ...(phone ? [{ field: 'phone' as const, problem: phoneWord(phone.problem) }] : []),
    ...(username === '' ? [{ field: 'username' as const, problem: 'missing' as const }] : []),
    ...(username !== '' && !usernameForm.test(username)
      ? [{ field: 'username' as const, problem: 'form' as const }]
      : []),
    ...(password ? [{ field: 'password' as const, problem: password }] : []),
    ...(typed.acceptsTerms ? [] : [{ field: 'terms' as const, problem: 'missing' as const }]),
  ];
}

const phoneWord = (problem: PhoneProblem['problem']): 'missing' | 'abroad' | 'phone' =>
  problem === 'missing' || problem === 'abroad' ? problem : 'phone';

/** An account as it is sent: ten digits, no spaces around names. The password stays as it was typed. */
export const accountToSend = (typed: TypedAccount): TypedAccount => ({
  ...typed,
  email: emailToSend(typed.email),
  username: tidyCode(typed.username),
  phone: phoneToSend({
    kind: 'mobile',
    number: typed.phone,
    extension: '',
    mayText: true,
    bestTime: 'any',
    isPreferred: true,
  }).number,
});
