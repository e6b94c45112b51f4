import { useText } from '../../../language';
import { useSession } from '../../../session';
import { Alert, Select } from '../../../ui';
import pricedForText from './priced-for.text';
import type { PricedPerson } from './priced-person';

/**
 * For whom of the family drugs and prices are, and who else of the plan is not among them; nothing when the plan covers
 * one person. Never in the URL.
 */
export function PersonChoice({ person, people, hasOthers, lost, choose }: PricedPerson) {
  const t = useText(pricedForText);
  const { userInfo } = useSession();
  const warning = lost && (
    <Alert tone="warn" title={t(lost === 'people' ? 'person.lost' : 'person.notSeen')} />
  );
  if (lost === 'people' || (people.length === 0 && !hasOthers)) return warning;
  const ownName = `${userInfo?.userFirstName ?? ''} ${userInfo?.userLastName ?? ''}`.trim();
  return (
    <div className="price-person no-print">
      {warning}
      {people.length > 0 && (
        <Select
          label={t('person.for')}
          value={person?.memberId ?? ''}
          onChange={(event) =>
            choose(people.find(({ memberId }) => memberId === event.target.value) ?? null)
          }
        >
          <option value="">{ownName || t('person.self')}</option>
          {people.map(({ memberId, name }) => (
            <option key={memberId} value={memberId}>
              {name || memberId}
            </option>
          ))}
        </Select>
      )}
      {hasOthers && <p className="hint">{t('person.others')}</p>}
    </div>
  );
}
