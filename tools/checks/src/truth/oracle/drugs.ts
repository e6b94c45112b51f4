import { type Json, fixture, once, part, rows, text } from '../world/world';

/** A product by its NDC: one strength of a generic or a brand in one form. */
export type Product = NonNullable<ReturnType<typeof productOf>>;

/** A product of the price tables; null for an NDC that they do not have. */
export const productOf = once((ndc: string) => {
  const [, kind, number, form, strength] = /^9900([45])(\d{3})(\d)(\d\d)$/.exec(ndc) ?? [];
  const all = rows(fixture('drugs/substances.json')['substances']);
  const substance = all.find((each) => text(each['number']) === number);
  const sold = rows(substance?.['forms'])[Number(form)];
  const isBrand = kind === '5';
  const at = Number(strength) - 1;
  const prices = sold?.[isBrand ? 'brandPrices' : 'prices'] as number[] | undefined;
  const price = prices?.[at];
  if (!substance || !sold || price === undefined) return null;
  const fair = part(sold['maximumFairPrices']);
  const drugClass = text(substance['class']);
  return {
    ndc,
    name: text(substance[isBrand ? 'inventedBrand' : 'name']),
    form: text(sold['form']),
    isBrand,
    drugClass,
    /** Dollars a unit. */
    price,
    isRecommendedVaccine: substance['acip'] === true,
    isInsulin: drugClass.startsWith('insulins'),
    /** The price of a unit that Medicare agreed with the maker, from a year on. */
    fairPrice: (fair['prices'] as number[] | undefined)?.[at],
    fairFrom: Number(fair['from']),
    usual: sold['usual'] as { quantity: number; days: number },
  };
});

/** Brand and generic of a product's substance in its form and strength, the product included. */
export const kinOf = (ndc: string): Product[] =>
  ['99004', '99005'].flatMap((kind) => productOf(ndc.replace(/^9900[45]/, kind)) ?? []);

/** The usual products of a class whose drugs treat the same condition; none of another class. */
const usualOfClass = once((id: string): Product[] => {
  const classes = rows(fixture('drugs/classes.json')['classes']);
  if (!classes.some((each) => each['id'] === id && each['interchangeable'] === true)) return [];
  return rows(fixture('drugs/substances.json')['substances'])
    .filter((substance) => substance['class'] === id)
    .flatMap((substance) =>
      rows(substance['forms']).flatMap(({ strengths, usual }, form) => {
        const strength = (strengths as string[]).indexOf(text(part(usual)['strength'])) + 1;
        return kinOf(
          `99004${text(substance['number'])}${form}${String(strength).padStart(2, '0')}`,
        );
      }),
    );
});

/** What may be taken in a product's place, each with its amount for so many days. */
export const insteadOf = (product: Product, quantity: number, days: number) =>
  [...kinOf(product.ndc), ...usualOfClass(product.drugClass)]
    .filter(({ ndc }) => ndc !== product.ndc)
    .map((other) => {
      const isKin = other.ndc.slice(5) === product.ndc.slice(5);
      const scaled = Math.round((other.usual.quantity * days) / other.usual.days);
      return { product: other, quantity: isKin ? quantity : scaled };
    });

/** What a plan pays a pharmacy (agreed), and what it asks without a plan (cash), in percent of the price of a unit. */
function pricesAt(npi: string): Json {
  const table = fixture('drugs/pharmacy-prices.json');
  return rows(table['pharmacies']).find((each) => each['npi'] === npi) ?? part(table['other']);
}

/** The price that plans agreed to, in cents. */
export const agreedPrice = (product: Product, quantity: number, npi: string): number =>
  Math.round(product.price * quantity * Number(pricesAt(npi)['agreed']));

/** The price without a plan, in cents; null where the pharmacy sells to plans alone. */
export function cashPrice(product: Product, quantity: number, days: number, npi: string) {
  const { cash, fee, cashList } = pricesAt(npi);
  if (cash === undefined) return null;
  const usual = Math.round(product.price * quantity * Number(cash) + Number(fee) * 100);
  const listed = Number(part(cashList)[product.name] ?? Infinity);
  return Math.min(usual, Math.round((listed * 100 * days) / 30));
}
