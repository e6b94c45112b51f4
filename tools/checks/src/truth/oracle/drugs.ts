import { fixture, once, rows, text } from './world';

/** A product by its NDC: one strength of a generic or a brand in one form. */
export interface Product {
  ndc: string;
  name: string;
  form: string;
  isBrand: boolean;
  drugClass: string;
  /** Dollars a unit. */
  price: number;
  /** Of a brand, the same strength as a generic; null without one. */
  generic: Product | null;
  isRecommendedVaccine: boolean;
  isInsulin: boolean;
  /** The price that Medicare agreed with the maker, a unit, and from which year. */
  fairPrice: { from: number; price: number } | null;
  usual: { quantity: number; days: number };
}

/** A product of the price tables; null for an NDC that they do not have. */
export const productOf = once((ndc: string): Product | null => {
  const [, kind, number, form, strength] = /^9900([45])(\d{3})(\d)(\d\d)$/.exec(ndc) ?? [];
  const all = rows(fixture('drugs/substances.json')['substances']);
  const substance = all.find((each) => text(each['number']) === number);
  const sold = rows(substance?.['forms'])[Number(form)];
  const isBrand = kind === '5';
  const at = Number(strength) - 1;
  const prices = sold?.[isBrand ? 'brandPrices' : 'prices'] as number[] | undefined;
  const price = prices?.[at];
  if (!substance || !sold || price === undefined) return null;
  const fair = sold['maximumFairPrices'] as { from: number; prices: number[] } | undefined;
  const fairPrice = fair?.prices[at];
  const drugClass = text(substance['class']);
  const usual = sold['usual'] as { quantity: number; days: number };
  return {
    ndc,
    name: text(substance[isBrand ? 'inventedBrand' : 'name']),
    form: text(sold['form']),
    isBrand,
    drugClass,
    price,
    generic: isBrand && sold['prices'] ? productOf(ndc.replace(/^99005/, '99004')) : null,
    isRecommendedVaccine: substance['acip'] === true,
    isInsulin: drugClass.startsWith('insulins'),
    fairPrice: fair && fairPrice !== undefined ? { from: fair.from, price: fairPrice } : null,
    usual: { quantity: usual.quantity, days: usual.days },
  };
});

/** Brand and generic of a product's substance in its form and strength. */
export const kinOf = (ndc: string): string[] =>
  [ndc, ndc.replace(/^99005/, '99004'), ndc.replace(/^99004/, '99005')].filter(
    (each, place, all) => all.indexOf(each) === place && productOf(each) !== null,
  );

/** What a plan pays a pharmacy, and what the pharmacy asks without a plan; in percent of the price of a unit. */
interface PharmacyPrices {
  agreed: number;
  cash?: number;
  fee?: number;
  cashList?: Readonly<Record<string, number>>;
}

function pricesAt(npi: string): PharmacyPrices {
  const table = fixture('drugs/pharmacy-prices.json');
  const row = rows(table['pharmacies']).find((each) => each['npi'] === npi);
  return (row ?? table['other']) as unknown as PharmacyPrices;
}

/** The price that plans agreed to, in cents. */
export const agreedPrice = (product: Product, quantity: number, npi: string): number =>
  Math.round(product.price * quantity * pricesAt(npi).agreed);

/** The price without a plan, in cents; null where the pharmacy sells to plans alone. */
export function cashPrice(
  product: Product,
  quantity: number,
  days: number,
  npi: string,
): number | null {
  const { cash, fee = 0, cashList = {} } = pricesAt(npi);
  if (cash === undefined) return null;
  const usual = Math.round(product.price * quantity * cash + fee * 100);
  const listed = cashList[product.name];
  return listed === undefined ? usual : Math.min(usual, Math.round((listed * 100 * days) / 30));
}
