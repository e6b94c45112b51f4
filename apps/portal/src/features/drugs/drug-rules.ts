import { fitsLimit, exceedsDailyQuantity } from '@portal/domain';
import type { Language } from '../../language';
import type { DrugRules } from './drug-labels';

/** Whether a fill is within the quantity limit; undefined when there is no limit or no fill. */
export function isWithinLimit(
  { quantityLimit }: DrugRules,
  fill: { quantity: number; days: number } | undefined,
): boolean | undefined {
  const { quantity, days } = quantityLimit ?? {};
  if (!fill || quantity == null || days == null) return undefined;
  return fitsLimit({ quantity, days }, fill.quantity, fill.days);
}

/** Whether a fill uses up the quantity limit before its days are over. */
export function isWithinLimitOnce(
  { quantityLimit }: DrugRules,
  fill: { quantity: number; days: number } | undefined,
): boolean {
  const { quantity, days } = quantityLimit ?? {};
  if (!fill || quantity == null || days == null) return false;
  return exceedsDailyQuantity({ quantity, days }, fill.quantity, fill.days);
}

/** The drugs to try first, by their names in the reader's language. */
export const stepNames = ({ stepTherapy }: DrugRules, language: Language): string[] =>
  stepTherapy.map((drug) => (language === 'es' && drug.spanishName) || drug.drugName);
