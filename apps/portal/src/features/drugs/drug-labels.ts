import type { OutputOf } from '@portal/contracts';
import type { drugs } from '@portal/contracts/drugs';
import { isTypedName, readNdc } from '@portal/domain';
import type { Translate } from '../../language';
import type labels from './drug-labels.text';

export type ListedDrug = OutputOf<typeof drugs.search>['drugListResponse'][number];
export type DrugAnswer = OutputOf<typeof drugs.getInfo>;
export type DrugOnList = DrugAnswer['drugInfo'];
export type Prices = OutputOf<typeof drugs.getPrice>['priceInfo'];
export type PricedPharmacy = Prices['pharmacies'][number];
export type PricedFill = PricedPharmacy['fills'][number];
export type DrugRules = NonNullable<DrugOnList['rules']>;
type T = Translate<typeof labels>;

const tiers = [1, 2, 3, 4, 5, 6] as const;

/** "Tier 3, preferred brand"; "Not covered" when there is none. */
export function tierLabel(tier: number | null | undefined, t: T): string {
  const named = tiers.find((each) => each === tier);
  return t(named ? `drugTier.${named}` : 'drugTier.none');
}

/** Whether a search found only drugs with similar names: none has what was typed. */
export const areOnlySimilar = (found: readonly ListedDrug[], typed: string): boolean =>
  found.length > 0 &&
  readNdc(typed) === null &&
  !found.some(({ drugName, genericName, spanishName, everydayName }) =>
    isTypedName([drugName, genericName, spanishName, everydayName], typed),
  );

/** The rules that hold for a drug, by their short names. */
export function ruleNames(rules: DrugRules): ('pa' | 'st' | 'ql' | 'bd' | 'la')[] {
  return [
    ...(rules.priorAuthorization ? (['pa'] as const) : []),
    ...(rules.stepTherapy.length > 0 ? (['st'] as const) : []),
    ...(rules.quantityLimit ? (['ql'] as const) : []),
    ...(rules.partBOrD ? (['bd'] as const) : []),
    ...(rules.limitedAccess ? (['la'] as const) : []),
  ];
}
