/** The check digit of a routing number: the digits count 3, 7 and 1 times in turn, and add up to tens. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * [3, 7, 1][at % 3]!, 0);
  return sum > 0 && sum % 10 === 0;
}

/** Whether a text can be the number of an account: 4 to 17 digits (forms.md, payments). */
export const isAccountNumber = (text: string): boolean => /^\d{4,17}$/.test(text);

/** What of a bank account was entered wrong, by its field. */
export type AccountField = 'routing' | 'account' | 'again' | 'kind' | 'holder';

/** The fields of a typed bank account that are wrong, in their order; spaces and hyphens in numbers do not count. */
export function accountProblems(typed: Record<AccountField, string>): AccountField[] {
  const number = digitsOf(typed.account);
  const problems: AccountField[] = [];
  if (typed.holder.trim() === '') problems.push('holder');
  if (!['CHECKING', 'SAVINGS'].includes(typed.kind)) problems.push('kind');
  if (!isRoutingNumber(digitsOf(typed.routing))) problems.push('routing');
  if (!isAccountNumber(number)) problems.push('account');
  else if (digitsOf(typed.again) !== number) problems.push('again');
  return problems;
}

/** A number as it counts: without the spaces and hyphens between its digits. */
export const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');
