import { claims } from '@portal/contracts/claims';
import { isPaidKind } from '@portal/domain';
import type { WithSlice } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { type EndOf, type KeyOf, type Translate, useLanguage, useText } from '../../../language';
import { createRequest, idle, savedAs, useAppDispatch, useAppSelector } from '../../../store';
import { Button } from '../../../ui';
import { PhoneLink } from '../../../ui/PhoneLink';
import type { Claim } from '../claims.selectors';
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

/** The claim's explanation of benefits as a file. */
function ExplanationButton({ entry }: { entry: ClaimEntry }) {
  const t = useText(detailText);
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const { healthServiceId, claimNumber } = entry;
  const document = useAppSelector(claimExplanation.select)[healthServiceId] ?? idle;
  // No name of a person or drug: file names show in notices and lists of downloads.
  const fileName = `${t('claims.eob.fileName', { number: claimNumber })}.pdf`;
  return (
    <div className="stack s2 no-print">
      <Button
        kind="secondary"
        icon="download"
        busy={document.status === 'loading'}
        onClick={() => dispatch(claimExplanation.requested({ healthServiceId, lang, fileName }))}
      >
        {t('claims.eob.download')}
      </Button>
      {document.status === 'failure' && (
        <p role="alert" className="bad">
          {t('claims.eob.failed')}
        </p>
      )}
    </div>
  );
}

type WantedExplanation = {
  healthServiceId: string;
  lang: 'en' | 'es';
  fileName: string;
};

/** Explanations of claims as documents, each by its claim: the bytes go to the member's disk, and not into the state. */
const claimExplanation = createRequest(
  'claims/explanation',
  (api) =>
    ({ fileName, ...wanted }: WantedExplanation) =>
      api(claims).getExplanation(wanted).pipe(savedAs(fileName)),
  'all',
  { key: ({ healthServiceId }) => healthServiceId },
);

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof claimExplanation> {}
}
