import type { ReactNode } from 'react';
import { useText } from '../../../language';
import { PhoneLink } from '../../../ui/PhoneLink';
import type { Claim } from '../claims.selectors';
import { NextTime } from './NextTime';
import type { ClaimEntry } from './read-entry';

/** Units that the services are known to write; another one stands as it came. */
const units = ['tablets', 'capsules', 'inhaler', 'dose', 'pens', 'spray bottle'];

/** Prescription, person, prescriber and numbers of a claim; what the service left out is left out. */
export function ClaimFacts({ claim, entry }: { claim: Claim; entry: ClaimEntry }) {
  const t = useText();
  const facts: [name: string, value: ReactNode][] = [
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
    </div>
  );
}

type TextOf = ReturnType<typeof useText>;

/** "Rx 4410283, 30 tablets, 30 days", as far as it is known. */
export function prescriptionOf(entry: ClaimEntry, t: TextOf): string {
  const { rxNumber, quantity, quantityUnit, daysSupply } = entry;
  const name = quantityUnit.replace(' ', '-');
  const unit = units.includes(quantityUnit)
    ? t(`claims.unit.${name}`, { count: quantity ?? 0 })
    : quantityUnit;
  return [
    rxNumber && t('claims.rxNumber', { number: rxNumber }),
    quantity === null ? '' : t('claims.quantity', { quantity, unit }).trim(),
    daysSupply === null ? '' : t('claims.days', { count: daysSupply }),
  ]
    .filter(Boolean)
    .join(', ');
}
