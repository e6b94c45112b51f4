import { greetingName, type PersonBalance } from '@portal/domain';
import { useText } from '../../language';
import balancesText from './balances.text';

/** A person's name, lowercased and capitalised by style as in the greeting; words when there is none. */
export function PersonName({ person: { member } }: { person: PersonBalance }) {
  const t = useText(balancesText);
  const name = greetingName(member.firstName, member.lastName);
  return name ? <span className="cap">{name}</span> : t('balances.nameless');
}
