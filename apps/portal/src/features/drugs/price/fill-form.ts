import {
  daysProblem,
  inputKinds,
  mostDays,
  mostUnits,
  parseTypedAmount,
  quantityProblem,
  type QuantityProblem,
} from '@portal/domain';
import type { DrugOnList } from '../drug-labels';

/** What is typed into the form, as texts. */
export interface FillTexts {
  ndc: string;
  quantity: string;
  days: string;
  zip: string;
}

/** A fill that can be priced. */
export interface Fill {
  ndc: string;
  quantity: number;
  days: number;
  zip: string;
}

/** The parameters of the URL that preset the form. */
export const fillParams = ['hsn', 'ndc', 'quantity', 'days', 'zip'] as const;

/** What the URL has, completed by the usual amount of the drug and the member's ZIP code. */
export function presetFill(drug: DrugOnList, params: URLSearchParams, zip: string): FillTexts {
  const usual = drug.data.find((item) => item.isUsual) ?? drug.data[0];
  const ndc = params.get('ndc');
  return {
    ndc: drug.data.find((item) => item.ndc === ndc)?.ndc ?? usual?.ndc ?? '',
    quantity: params.get('quantity') ?? String(usual?.quantity ?? ''),
    days: params.get('days') ?? String(usual?.days ?? ''),
    zip: params.get('zip') ?? zip.slice(0, 5),
  };
}

export interface FillProblems {
  /** `notNumber`: words, "1e2", or a comma for decimals. */
  quantity?: QuantityProblem | 'notNumber';
  days?: true;
  zip?: true;
}

/** "30", and "30 days" as it is on a bottle. */
const parseDays = (typed: string) => parseTypedAmount(inputKinds.daysSupply.tidy(typed));

/** The most of a form for the typed days: the amount, and the days that it is for. */
export function mostFor(texts: FillTexts, form: string): { most: number; days: number } {
  const days = parseDays(texts.days);
  const known = daysProblem(days) ? mostDays : Number(days);
  return { most: mostUnits(form, known), days: known };
}

/** What is wrong with the texts of a form, by field. */
export function problemsOf(texts: FillTexts, form: string): FillProblems {
  const [amount, days] = [parseTypedAmount(texts.quantity), parseDays(texts.days)];
  const isOther = amount === null && texts.quantity.trim() !== '';
  const quantity = isOther ? 'notNumber' : quantityProblem(amount, form, days);
  return {
    ...(quantity && { quantity }),
    ...(daysProblem(days) && { days: true as const }),
    ...(inputKinds.zip5.read(texts.zip).problem && { zip: true as const }),
  };
}

/** The fill that the texts say; null when something is wrong. */
export function fillOf(texts: FillTexts, form: string): Fill | null {
  if (texts.ndc === '' || Object.keys(problemsOf(texts, form)).length > 0) return null;
  return {
    ndc: texts.ndc,
    quantity: Number(parseTypedAmount(texts.quantity)),
    days: Number(parseDays(texts.days)),
    zip: inputKinds.zip5.read(texts.zip).value ?? '',
  };
}
