import { inputKinds } from './kinds';

/** What of a bank account was entered wrong, by its field. */
export type AccountField = 'routing' | 'account' | 'again' | 'kind' | 'holder';

/** The fields of a typed bank account that are wrong, in their order. */
export function accountProblems(typed: Record<AccountField, string>): AccountField[] {
  const { routingNumber, accountNumber, fullName } = inputKinds;
  const number = accountNumber.read(typed.account).value;
  const problems: AccountField[] = [];
  if (fullName.tidy(typed.holder) === '') problems.push('holder');
  if (!['CHECKING', 'SAVINGS'].includes(typed.kind)) problems.push('kind');
  if (routingNumber.read(typed.routing).problem) problems.push('routing');
  if (number === undefined) problems.push('account');
  else if (accountNumber.read(typed.again).value !== number) problems.push('again');
  return problems;
}
