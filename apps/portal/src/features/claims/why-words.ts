import { type PaymentExplanation, type PaymentStep, sumAmounts, toCents } from '@portal/domain';
import type { Format, TextOf } from '../../i18n';
import type { ClaimEntry } from './ClaimFacts';

/** One plain sentence for what the share was made of, then what else played a part. */
export function whySentences(
  { parts, steps }: PaymentExplanation,
  entry: ClaimEntry,
  t: TextOf,
  format: Format,
): string[] {
  const money = (amount: number | null) => format.money(amount ?? 0);
  const values = {
    deductible: money(entry.deductibleAmount),
    copay: money(entry.copayAmount),
    share: money(entry.coinsuranceAmount),
    percent: entry.coinsurancePercent === null ? '' : format.percent(entry.coinsurancePercent),
  };
  const planPaid = steps.some(({ kind }) => kind === 'planPaid');
  const paid = steps.find(({ kind }) => kind === 'youPaid')?.amount ?? 0;
  const main = parts.map(({ kind }) => kind).filter((kind) => kind !== 'brandDifference');
  const hasPercent = entry.coinsurancePercent !== null;

  const first = () => {
    if (paid === 0) return t('claims.why.nothing');
    switch (main.join()) {
      case 'deductible':
        return t(planPaid ? 'claims.why.deductible' : 'claims.why.deductibleWhole', values);
      case 'copay':
        return t('claims.why.copay', values);
      case 'coinsurance':
        return t(hasPercent ? 'claims.why.share' : 'claims.why.shareAmount', values);
      case 'deductible,copay':
        return t('claims.why.deductibleThenCopay', values);
      case 'deductible,coinsurance':
        return t(
          hasPercent ? 'claims.why.deductibleThenShare' : 'claims.why.deductibleThenShareAmount',
          values,
        );
      default:
        return t('claims.why.several');
    }
  };
  const brand = parts.some(({ kind }) => kind === 'brandDifference')
    ? [t('claims.why.brand', { brand: money(entry.brandDifferenceAmount) })]
    : [];
  const other = steps.some(({ kind }) => kind === 'otherPayer')
    ? [t('claims.why.other', { other: money(entry.otherPayerAmount) })]
    : [];
  return [first(), ...brand, ...other];
}

/** What a step of the way is called. */
export function stepLabel(
  { kind, amount }: PaymentStep,
  { parts, steps }: PaymentExplanation,
  entry: ClaimEntry,
  t: TextOf,
  format: Format,
): string {
  if (kind === 'deductible' && parts.length > 1) return t('claims.step.deductibleLeft');
  if (kind === 'coinsurance' && entry.coinsurancePercent !== null) {
    const percent = format.percent(entry.coinsurancePercent);
    const agreed = steps.find((step) => step.kind === 'agreedPrice')?.amount ?? 0;
    const rest = sumAmounts([agreed, -(entry.deductibleAmount ?? 0)]);
    // The sentence names what the percentage is of only when it works out to the cent.
    if (toCents((rest * entry.coinsurancePercent) / 100) === toCents(amount)) {
      return rest === agreed
        ? t('claims.step.coinsuranceOfPrice', { percent })
        : t('claims.step.coinsuranceOfRest', { percent, rest: format.money(rest) });
    }
  }
  return t(`claims.step.${kind}`);
}
