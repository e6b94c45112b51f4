import type { SubstancesFile } from './drug-files';

type Substance = SubstancesFile['substances'][number];

/** One strength of a product. */
export interface Strength {
  strength: string;
  ndc: string;
  /** Dollars a unit. */
  unitPrice: number;
  /** A selected drug of Medicare: its maximum fair price, dollars a unit, and the first year in which it holds. */
  fairPrice: { from: number; unitPrice: number } | undefined;
}

/** A drug product: a generic or a brand in one form. Its hsn identifies it (assumed). */
export interface DrugProduct {
  hsn: string;
  drugName: string;
  genericName: string;
  spanishName: string;
  isBrand: boolean;
  /** A brand of which there is a generic in this form. */
  hasGeneric: boolean;
  form: string;
  classId: string;
  special: 'insulin' | 'vaccine' | undefined;
  /** Home delivery needs a signature, and never ships it by itself. */
  isControlled: boolean;
  /** Home delivery ships it cold. */
  isCold: boolean;
  strengths: readonly Strength[];
  usual: { strength: string; quantity: number; days: number };
  /** What a member may type. */
  names: readonly string[];
  everydayNames: readonly string[];
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * The products of a substance: its generic and its brand, in each form that they come in. `ofClass`: the everyday
 * names of its class.
 */
export function productsOf(substance: Substance, ofClass: readonly string[] = []): DrugProduct[] {
  const everydayNames = [...(substance.everydayNames ?? []), ...ofClass];
  const generics = substance.forms.flatMap((form, index) =>
    form.prices ? [{ ...product(substance, form, index, form.prices, false), everydayNames }] : [],
  );
  const brands = substance.forms.flatMap((form, index) =>
    form.brandPrices
      ? [{ ...product(substance, form, index, form.brandPrices, true), everydayNames }]
      : [],
  );
  return [...generics, ...brands];
}

function product(
  substance: Substance,
  { form, cold, strengths, usual, prices: generic, maximumFairPrices }: Substance['forms'][number],
  index: number,
  prices: readonly number[],
  isBrand: boolean,
): Omit<DrugProduct, 'everydayNames'> {
  const {
    number,
    name,
    es,
    inventedBrand = '',
    class: classId,
    acip,
    controlled = false,
  } = substance;
  const code = `${number}${index}`;
  return {
    hsn: `9${code}${isBrand ? 1 : 0}`,
    drugName: isBrand ? inventedBrand : capital(name),
    genericName: capital(name),
    spanishName: capital(es),
    isBrand,
    hasGeneric: generic !== undefined,
    form,
    classId,
    special: classId.startsWith('insulins') ? 'insulin' : acip && 'vaccine',
    isControlled: controlled,
    isCold: cold === true,
    // 5-4-2 digits; no labeler has a number from 99000 on.
    strengths: strengths.map((strength, place) => ({
      strength,
      ndc: `${isBrand ? '99005' : '99004'}${code}${String(place + 1).padStart(2, '0')}`,
      unitPrice: prices[place] as number,
      fairPrice:
        isBrand && maximumFairPrices
          ? { from: maximumFairPrices.from, unitPrice: maximumFairPrices.prices[place] as number }
          : undefined,
    })),
    usual,
    names: isBrand ? [inventedBrand, name, es] : [name, es],
  };
}

/** The Spanish name of a product; null for a brand, and when the product is not known. */
export const spanishNameOf = (product: DrugProduct | undefined): string | null =>
  product && !product.isBrand ? product.spanishName : null;
