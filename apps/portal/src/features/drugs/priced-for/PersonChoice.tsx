import { localDay } from '@portal/domain';
import { patientsOf } from '@portal/domain/mail-order';
import type { ReactNode } from 'react';
import { useText } from '../../../language';
import { useClock } from '../../../platform';
import { useFlag, useSession } from '../../../session';
import { useCall } from '../../../store';
import { Link, Select } from '../../../ui';
import { mailOrderFamily } from '@portal/contracts/mail-order-family';
import pricedForText from './priced-for.text';
import {
  type NamedPerson,
  type OtherPerson,
  type PricedPerson,
  useOthersOfPlan,
} from './priced-person';

interface ChoiceProps {
  /** The member id of the other person; null for the signed-in member. */
  chosen: string | null;
  /** Null for the signed-in member, whose id the balances may write in another way. */
  onChoose: (person: OtherPerson | null) => void;
}

/** For whom of the family the price is; nothing when the plan covers one person. Never in the URL. */
export function PersonChoice({ person, people, choose }: PricedPerson) {
  return <Choice chosen={person?.memberId ?? null} onChoose={choose} people={people} />;
}

/** For whom of the family the drugs are listed: minors of the subscriber, and adults who allow it. */
export function PatientChoice(props: ChoiceProps) {
  const t = useText(pricedForText);
  const hasMailOrder = useFlag('mailOrder');
  const ownId = useSession().userInfo?.memberId ?? '';
  const { data: family } = useCall(mailOrderFamily.getPeople, undefined, 'drugs');
  const clock = useClock();
  const now = clock.now();
  const people = patientsOf(family.data?.people ?? [], ownId, { now, today: localDay(now) })
    .filter(({ person }) => person.memberId !== ownId)
    .map(({ person: { memberId, givenName, familyName, birthDate } }) => ({
      memberId,
      name: `${givenName} ${familyName}`.trim(),
      dob: birthDate,
    }));
  const others = useOthersOfPlan().people;
  // Not while the family loads: those who allow it are not known yet.
  const isSomeoneMissing = family.data !== undefined && others.length > people.length;
  return (
    <Choice {...props} people={people}>
      {hasMailOrder && isSomeoneMissing && (
        <p className="hint">
          {t.parts('person.mustAllow', {
            link: <Link to="/member/mail-order/family">{t('person.authorizations')}</Link>,
          })}
        </p>
      )}
    </Choice>
  );
}

function Choice({
  chosen,
  onChoose,
  people,
  children,
}: ChoiceProps & { people: readonly NamedPerson[]; children?: ReactNode }) {
  const t = useText(pricedForText);
  const { userInfo } = useSession();
  if (people.length === 0 && !children) return null;
  const ownName = `${userInfo?.userFirstName ?? ''} ${userInfo?.userLastName ?? ''}`.trim();
  return (
    <div className="price-person no-print">
      {people.length > 0 && (
        <Select
          label={t('person.for')}
          value={chosen ?? ''}
          onChange={(event) =>
            onChoose(people.find(({ memberId }) => memberId === event.target.value) ?? null)
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
      {children}
    </div>
  );
}
