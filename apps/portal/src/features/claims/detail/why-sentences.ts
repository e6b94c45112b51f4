import {
  agreedPriceIn,
  isCopayThePrice,
  otherPayerOf,
  type PaymentExplanation,
  type PaymentStep,
  sharedBase,
  shownAccumulators,
} from '@portal/domain';
import type { Format, Translate } from '../../../language';
import type { ClaimEntry } from '../claims.requests';
import type claimPayersText from '../../../plan/claim-payers.text';
import type detailText from './detail.text';
import { type ClaimOf, ofKey } from './use-claim-of';

type Texts = Translate<typeof claimPayersText & typeof detailText>;

/** A sentence, and the steps whose amounts it names. */
type Sentence = readonly [text: string, ...amounts: PaymentStep['kind'][]];

/** One plain sentence for what the share was made of, then what else played a part. `name`: whose claim it is. */
export function whySentences(
  explained: PaymentExplanation,
  entry: ClaimEntry,
  name: ClaimOf,
  t: Texts,
  format: Format,
): Sentence[] {
  const { parts, steps } = explained;
  // A sentence names only parts that are there, so that none of these is blank in it.
  const money = (amount: number | null) => (amount === null ? '' : format.money(amount));
  const values = {
    deductible: money(entry.deductibleAmount),
    copay: money(entry.copayAmount),
    share: money(entry.coinsuranceAmount),
    percent: entry.coinsurancePercent === null ? '' : format.percent(entry.coinsurancePercent),
  };
  const planPaid = steps.some(({ kind }) => kind === 'planPaid');
  const paid = steps.find(({ kind }) => kind === 'youPaid')?.amount ?? 0;
  const main = parts.map(({ kind }) => kind).filter((kind) => kind !== 'brandDifference');
  const hasPercent = sharedBase(explained, entry) !== null;
  const isPrice = isCopayThePrice(explained);

  const first = (): Sentence => {
    if (paid === 0) return [t('claims.why.nothing')];
    if (main.length === 0 && parts.length > 0) return [t('claims.why.brandAlone')];
    switch (main.join()) {
      case 'deductible':
        return planPaid
          ? [t('claims.why.deductible', values), 'deductible']
          : [t('claims.why.deductibleWhole')];
      case 'copay':
        return [t(isPrice ? 'claims.why.priceWithinCopay' : 'claims.why.copay', values), 'copay'];
      case 'coinsurance':
        return hasPercent
          ? [t('claims.why.share', values)]
          : [t('claims.why.shareAmount', values), 'coinsurance'];
      case 'deductible,copay':
        return [
          t(isPrice ? 'claims.why.deductibleThenPrice' : 'claims.why.deductibleThenCopay', values),
          ...(['deductible', 'copay'] as const),
        ];
      case 'deductible,coinsurance':
        return hasPercent
          ? [t('claims.why.deductibleThenShare', values), 'deductible']
          : [t('claims.why.deductibleThenShareAmount', values), 'deductible', 'coinsurance'];
      default:
        return [t('claims.why.several')];
    }
  };
  const brand: Sentence[] = parts.some(({ kind }) => kind === 'brandDifference')
    ? [[t('claims.why.brand', { brand: money(entry.brandDifferenceAmount) }), 'brandDifference']]
    : [];
  const payer = otherPayerOf([entry]);
  const amount = money(entry.otherPayerAmount);
  const other: Sentence[] = steps.some(({ kind }) => kind === 'otherPayer')
    ? [[t(`otherPayer.amount.${payer.kind}`, { amount, name: payer.name }), 'otherPayer']]
    : [];
  const reached = t(`claims.why.reachedLimit.${ofKey(name)}`, { name: name ?? '' });
  const atLimit: Sentence[] = reachedLimit(entry) && paid > 0 ? [[reached]] : [];
  return [first(), ...brand, ...other, ...atLimit];
}

/** Whether this claim was the one that reached its person's own out-of-pocket limit of the year. */
function reachedLimit(entry: ClaimEntry): boolean {
  return shownAccumulators(entry.accumulators ?? []).some(
    ({ kind, scope, isMeeting }) => kind === 'outOfPocket' && scope === 'individual' && isMeeting,
  );
}

/** What a step of the way is called. */
export function stepLabel(
  { kind }: PaymentStep,
  explained: PaymentExplanation,
  entry: ClaimEntry,
  t: Texts,
  format: Format,
): string {
  if (kind === 'otherPayer') {
    const payer = otherPayerOf([entry]);
    return t(`otherPayer.paid.${payer.kind}`, { name: payer.name });
  }
  if (kind === 'copay' && isCopayThePrice(explained)) {
    return t(
      explained.parts.length > 1 ? 'claims.step.restWithinCopay' : 'claims.step.priceWithinCopay',
    );
  }
  const rest = kind === 'coinsurance' ? sharedBase(explained, entry) : null;
  if (rest !== null && entry.coinsurancePercent !== null) {
    const percent = format.percent(entry.coinsurancePercent);
    return rest === agreedPriceIn(explained)
      ? t('claims.step.coinsuranceOfPrice', { percent })
      : t('claims.step.coinsuranceOfRest', { percent, rest: format.money(rest) });
  }
  return t(`claims.step.${kind}`);
}
