import { UserInfo } from '@portal/contracts/user';
import { type PersonBalance, ownBalance } from '@portal/domain';
import { BenefitBalance } from '@portal/contracts/balances';
import type { Context } from '../memory/behaviour';

/** Whether two numbers are of one person: a subscriber's are `EVF1` and `EVF1-01`. */
export const isPerson = (one: string, other: string): boolean =>
  one.replace(/-01$/, '') === other.replace(/-01$/, '');

/** What the services say of the member who signs in; nothing of a visitor. */
export const memberInfo = ({ fixtureOf }: Pick<Context, 'fixtureOf'>) =>
  UserInfo.parse(fixtureOf('user.getMemberInfo') ?? {});

/** The member who signs in to a scenario. */
export const ownIdOf = (context: Pick<Context, 'fixtureOf'>): string =>
  memberInfo(context).memberId;

/** The balance of a person; a family's own member is found by name where the number is the family's. */
export function personIn(
  balance: readonly PersonBalance[],
  { identity }: Pick<Context, 'identity'>,
  memberId: string,
) {
  return (
    balance.find(({ member }) => member.memberNumber === memberId) ??
    ownBalance(balance, {
      memberId,
      firstName: identity?.claims.given_name ?? '',
      lastName: identity?.claims.family_name ?? '',
    })
  );
}

/**
 * The numbers that a person's claims may have. A subscriber's own member ID names the whole family; which
 * number is theirs the balances say, else their person code.
 */
export function personNumbers(context: Context, memberId: string): string[] {
  const answer = context.asWritten('balances.getBenefitBalance');
  if (answer === undefined) {
    const user = memberInfo(context);
    return [memberId, `${memberId}-${user.personCode}`];
  }
  const { balance } = BenefitBalance.parse(answer);
  return [personIn(balance, context, memberId)?.member.memberNumber ?? memberId];
}
