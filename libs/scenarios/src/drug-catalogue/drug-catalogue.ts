import { createNameSearch, type Found, readNdc, toCents, monthsOf } from '@portal/domain';
import type {
  ClassesFile,
  FormularyFile,
  PharmacyPricesFile,
  PlansFile,
  SubstancesFile,
} from './drug-files';
import { type DrugProduct, productsOf, type Strength } from './drug-products';
import { createFormulary, type Formulary } from './formulary';

export type DrugClass = ClassesFile['classes'][number];
export type PlanOfClient = PlansFile['plans'][number];

/** The files of fixtures/drugs, as they are. */
export interface DrugFiles {
  classes: ClassesFile['classes'];
  substances: SubstancesFile['substances'];
  formularies: ReadonlyMap<string, FormularyFile>;
  pharmacyPrices: PharmacyPricesFile | undefined;
  plans: PlansFile['plans'];
}

/** What the drug service knows: products, classes, formularies and prices. */
export interface DrugCatalogue {
  products: readonly DrugProduct[];
  classes: readonly DrugClass[];
  plans: readonly PlanOfClient[];
  productOf: (hsn: string) => DrugProduct | undefined;
  /** A product by its whole name, in any case. */
  named: (name: string) => DrugProduct | undefined;
  /** The product and strength that an NDC names, as claims do. */
  strengthOf: (ndc: string) => { product: DrugProduct; strength: Strength } | undefined;
  classOf: (product: DrugProduct) => DrugClass | undefined;
  /** The products that a typed name, or the NDC of a strength, may mean. */
  search: (typed: string) => Found<DrugProduct>[];
  /** Products that treat the same condition, without the substance itself. */
  alternativesTo: (product: DrugProduct) => DrugProduct[];
  /** The other product of the same substance and form: the generic of a brand. */
  genericOf: (product: DrugProduct) => DrugProduct | undefined;
  formularyOf: (planCode: string, planYear: number) => Formulary | undefined;
  priceAt: (npi: string, fill: Fill) => PharmacyPrice | undefined;
}

export const noDrugs: DrugFiles = {
  classes: [],
  substances: [],
  formularies: new Map(),
  pharmacyPrices: undefined,
  plans: [],
};

export function createDrugCatalogue(files: DrugFiles): DrugCatalogue {
  const classes = new Map(files.classes.map((each) => [each.id, each]));
  const products = files.substances.flatMap((substance) =>
    productsOf(substance, classes.get(substance.class)?.everydayNames),
  );
  const byName = new Map(products.map((product) => [product.drugName.toLowerCase(), product]));
  const byHsn = new Map(products.map((product) => [product.hsn, product]));
  const byNdc = new Map(
    products.flatMap((product) =>
      product.strengths.map((strength) => [strength.ndc, { product, strength }] as const),
    ),
  );
  const searchNames = createNameSearch(products);
  return {
    products,
    classes: files.classes,
    plans: files.plans,
    productOf: (hsn) => byHsn.get(hsn),
    named: (name) => byName.get(name.toLowerCase()),
    strengthOf: (ndc) => byNdc.get(ndc),
    classOf: ({ classId }) => classes.get(classId),
    search: (typed) => {
      const named = byNdc.get(readNdc(typed) ?? '');
      return named ? [{ entry: named.product, everydayName: undefined }] : searchNames(typed);
    },
    alternativesTo: (product) =>
      classes.get(product.classId)?.interchangeable
        ? products.filter(
            ({ classId, genericName }) =>
              classId === product.classId && genericName !== product.genericName,
          )
        : [],
    genericOf: ({ hsn, isBrand }) => (isBrand ? byHsn.get(`${hsn.slice(0, -1)}0`) : undefined),
    formularyOf: (planCode, planYear) => {
      const [name] =
        [...files.formularies].find(
          ([, file]) => file.planYear === planYear && file.plans.includes(planCode),
        ) ?? [];
      return name === undefined ? undefined : createFormulary(name, files.formularies);
    },
    priceAt: (npi, fill) => files.pharmacyPrices && pharmacyPrice(files.pharmacyPrices, npi, fill),
  };
}

/** What a fill costs at a pharmacy before the plan's benefit, in dollars. */
interface PharmacyPrice {
  agreed: number;
  /** The usual and customary price, without the plan; null when the pharmacy sells to members only. */
  cash: number | null;
}

/** The prices of one pharmacy: units × price, in percent of the pharmacy, rounded to the cent. */
function pharmacyPrice(
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

interface Fill {
  product: DrugProduct;
  unitPrice: number;
  quantity: number;
  days: number;
}
