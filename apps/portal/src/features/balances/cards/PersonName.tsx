import { personName, type PersonBalance } from '@portal/domain';
import { useText } from '../../../language';
import balancesText from '../balances.text';

/** A person's name; words when there is none. */
export function PersonName({ person: { member } }: { person: PersonBalance }) {
  const t = useText(balancesText);
  return personName(member.firstName, member.lastName) || t('balances.nameless');
}
