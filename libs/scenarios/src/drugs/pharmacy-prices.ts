import { monthsOf, toCents } from '@portal/domain';
import type { PharmacyPricesFile } from './drug-files';
import type { DrugProduct } from './drug-products';

/** What a fill costs at a pharmacy before the plan's benefit, in dollars. */
export interface PharmacyPrice {
  agreed: number;
  /** The usual and customary price, without the plan; null when the pharmacy sells to members only. */
  cash: number | null;
}

/** The prices of one pharmacy: units × price, in percent of the pharmacy, rounded to the cent. */
export function pharmacyPrice(
  { pharmacies, other }: PharmacyPricesFile,
  npi: string,
  { product, unitPrice, quantity, days }: Fill,
): PharmacyPrice {
  const row = pharmacies.find((each) => each.npi === npi) ?? { ...other, cashList: undefined };
  const percent = (share: number) => toCents((unitPrice * quantity * share) / 100) / 100;
  const agreed = percent(row.agreed);
  if (row.cash === undefined) return { agreed, cash: null };
  const listed = product.isBrand ? undefined : row.cashList?.[product.genericName.toLowerCase()];
  const cash = listed === undefined ? percent(row.cash) + (row.fee ?? 0) : listed * monthsOf(days);
  return { agreed, cash: toCents(cash) / 100 };
}

export interface Fill {
  product: DrugProduct;
  unitPrice: number;
  quantity: number;
  days: number;
}
