import { isPaidKind } from '@portal/domain';
import type { ReactNode } from 'react';
import { type EndOf, type KeyOf, type Translate, useText } from '../../../language';
import { PhoneLink } from '../../../ui/PhoneLink';
import type { Claim } from '../claims.selectors';
import { ExplanationButton } from './ExplanationButton';
import { NextTime } from './NextTime';
import type { ClaimEntry } from '../claims.requests';
import claimsText from '../claims.text';
import detailText from './detail.text';

/** Units that the services are known to write; another one is shown as received. */
const units = {
  tablets: 'claims.unit.tablets',
  capsules: 'claims.unit.capsules',
  inhaler: 'claims.unit.inhaler',
  dose: 'claims.unit.dose',
  pens: 'claims.unit.pens',
  'spray bottle': 'claims.unit.spray-bottle',
} as const;

type FactName = EndOf<KeyOf<typeof detailText>, 'claims.fact.'>;

/** Prescription, person, prescriber and numbers of a claim; what the service left out is left out. */
export function ClaimFacts({ claim, entry }: { claim: Claim; entry: ClaimEntry }) {
  const t = useText(claimsText, detailText);
  const facts: [name: FactName, value: ReactNode][] = [
    ['prescription', prescriptionOf(entry, t)],
    ['rejectCode', entry.rejectCode],
    ['filledFor', entry.filledFor],
    ['prescriber', entry.prescriberName],
    ['pharmacyPhone', entry.pharmacyPhone && <PhoneLink number={entry.pharmacyPhone} />],
    ['claimNumber', entry.claimNumber],
  ];
  const known = facts.filter(([, value]) => value);
  return (
    <div className="c5 stack">
      <NextTime claim={claim} entry={entry} />
      {known.length > 0 && (
        <dl className="facts">
          {known.map(([name, value]) => (
            <div key={name}>
              <dt>{t(`claims.fact.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {isExplained(claim.status) && entry.claimNumber && <ExplanationButton entry={entry} />}
    </div>
  );
}

/** Whether the plan has decided a claim, so that there is something to explain. */
const isExplained = (status: Claim['status']) =>
  isPaidKind(status) || status === 'rejected' || status === 'reversed';

/** "Rx 4410283, 30 tablets, 30 days", as far as it is known. */
export function prescriptionOf(
  entry: ClaimEntry,
  t: Translate<typeof claimsText | typeof detailText>,
): string {
  const { rxNumber, quantity, quantityUnit, daysSupply } = entry;
  const unitKey = Object.hasOwn(units, quantityUnit)
    ? units[quantityUnit as keyof typeof units]
    : undefined;
  const unit = unitKey ? t(unitKey, { count: quantity ?? 0 }) : quantityUnit;
  return [
    rxNumber && t('claims.rxNumber', { number: rxNumber }),
    quantity === null ? '' : t('claims.quantity', { quantity, unit }).trim(),
    daysSupply === null ? '' : t('claims.days', { count: daysSupply }),
  ]
    .filter(Boolean)
    .join(', ');
}
