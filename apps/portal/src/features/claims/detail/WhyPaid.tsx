import {
  agreedPriceOf,
  type ClaimStagePart,
  explainPayment,
  type PaymentStep,
  straddledStages,
} from '@portal/domain';
import { useId } from 'react';
import { Terms } from '../../../content';
import { dateText, useFormat, useText } from '../../../language';
import { usePhone } from '../../../brand';
import { PhoneLink } from '../../../ui/PhoneLink';
import type { Claim } from '../claims.selectors';
import { Accumulators } from './Accumulators';
import type { ClaimEntry } from '../claims.requests';
import { useClaimOf } from './use-claim-of';
import { stepLabel, whySentences } from './why-sentences';
import claimPayersText from '../../../plan/claim-payers.text';
import detailText from './detail.text';
import { DataTable } from '../../../ui';
import { AmountsTable } from '../AmountsTable';
import claimsText from '../claims.text';
import { type Said, says, saysAll } from '../../../says/says';

/** Why the member paid what they paid: a sentence, then the way from the full price down to it. */
export function WhyPaid({ claim, entry }: { claim: Claim; entry: ClaimEntry }) {
  const t = useText(claimPayersText, detailText);
  const format = useFormat();
  const phone = usePhone();
  const title = useId();
  const name = useClaimOf(claim);
  const explained = explainPayment(claim.copayAmount, claim.amtInsurancePaid, entry);
  if (!explained || claim.copayAmount === null) {
    return (
      <>
        <h3>{t('claims.why.unknownTitle')}</h3>
        <p>{t.parts('claims.why.unknown', { phone: <PhoneLink number={phone} /> })}</p>
        <Accumulators claim={claim} entry={entry} name={name} />
      </>
    );
  }
  const agreed = entry.fullPrice === null ? null : agreedPriceOf(entry, entry.fullPrice);
  const stages =
    agreed === null ? [] : straddledStages(entry.stages ?? [], agreed, claim.copayAmount);
  const why = whySentences(explained, entry, name, t, format);
  const named = why.flatMap(([, ...amounts]) => amounts);
  const saidWhy = explained.steps
    .filter(({ kind }) => named.includes(kind))
    .map((step) => saysStep(step, explained.steps, claim.healthServiceId));
  const reversedOn = dateText(entry.reversedOn, format.longDate);
  return (
    <>
      <h3 id={title} {...says('claimPaid', claim.healthServiceId, claim.copayAmount)}>
        {t('claims.why.title', { amount: format.money(claim.copayAmount) })}
      </h3>
      <p {...saysAll(...saidWhy)}>{why.map(([text]) => text).join(' ')}</p>
      {claim.status === 'adjusted' && <p>{t('claims.adjusted.text')}</p>}
      {reversedOn && <p>{t('claims.why.reversedOn', { date: reversedOn })}</p>}
      <DataTable
        labelledBy={title}
        look="plain"
        className="why"
        headClassName="sr"
        rows={explained.steps}
        keyOf={({ kind }) => kind}
        rowProps={({ kind }) => {
          if (sums.includes(kind)) return { className: 'sum' };
          return explained.parts.some((part) => part.kind === kind) ? { className: 'part' } : {};
        }}
        columns={[
          {
            key: 'step',
            label: t('claims.why.step'),
            isHead: true,
            cell: (step) => stepLabel(step, explained, entry, t, format),
          },
          {
            key: 'bar',
            className: 'why-bar',
            cell: (step) => <Bar step={step} longest={explained.steps[0]?.to ?? 1} />,
          },
          {
            key: 'amount',
            label: t('claims.why.amount'),
            cellClassName: 'num',
            cell: ({ amount }) => format.money(amount),
            says: (step) => saysStep(step, explained.steps, claim.healthServiceId),
          },
        ]}
      />
      <Terms
        ids={[
          'allowed-amount',
          ...explained.parts.flatMap(({ kind }) => (kind === 'brandDifference' ? [] : [kind])),
        ]}
      />
      <Stages parts={stages} />
      <Accumulators claim={claim} entry={entry} name={name} />
    </>
  );
}

const statedSteps = {
  fullPrice: 'claimFullPrice',
  planDiscount: 'claimDiscount',
  agreedPrice: 'claimPrice',
  deductible: 'claimToDeductible',
  brandDifference: 'claimBrandExtra',
  planPaid: 'claimPlanPaid',
  otherPayer: 'claimOtherPaid',
  youPaid: 'claimPaid',
} as const;

/** What a step states of its claim: a share is one of copay and coinsurance, where there is one of them alone. */
function saysStep(
  { kind, amount }: PaymentStep,
  steps: readonly PaymentStep[],
  claim: string,
): Said {
  if (kind === 'copay' || kind === 'coinsurance') {
    const shares = steps.filter((each) => each.kind === 'copay' || each.kind === 'coinsurance');
    return shares.length === 1 ? says('claimShare', claim, amount) : {};
  }
  // What is taken off the price has a minus there.
  const isTaken = kind === 'planDiscount' || kind === 'planPaid' || kind === 'otherPayer';
  return says(statedSteps[kind], claim, isTaken ? Math.abs(amount) : amount);
}

const sums: readonly PaymentStep['kind'][] = ['fullPrice', 'agreedPrice', 'youPaid'];
const ofThePlan: readonly PaymentStep['kind'][] = ['planPaid', 'otherPayer'];
const ofThePrice: readonly PaymentStep['kind'][] = ['fullPrice', 'planDiscount', 'agreedPrice'];

function Bar({ step: { kind, from, to }, longest }: { step: PaymentStep; longest: number }) {
  const tone = ofThePlan.includes(kind) ? 't2' : ofThePrice.includes(kind) ? 't3' : 't1';
  return (
    <svg viewBox={`0 0 ${longest} 18`} preserveAspectRatio="none" aria-hidden="true">
      <rect className={tone} x={from} width={to - from} height="18" />
    </svg>
  );
}

/** A claim that passed from one stage of Medicare Part D into the next: its part in each. */
function Stages({ parts }: { parts: readonly ClaimStagePart[] }) {
  const t = useText(claimsText, detailText);
  const format = useFormat();
  const title = useId();
  if (parts.length === 0) return null;
  return (
    <>
      <h3 id={title}>{t('claims.stages.title', { count: parts.length })}</h3>
      <p>{t('claims.stages.text')}</p>
      <AmountsTable
        titleId={title}
        heads={[t('claims.stages.stage'), t('claims.stages.price'), t('claims.column.copayAmount')]}
        lines={parts.map(({ stage, price, share }) => ({
          key: stage,
          name: t(`claims.stage.${stage}`),
          amounts: [format.money(price), <b key="share">{format.money(share)}</b>],
        }))}
      />
    </>
  );
}
