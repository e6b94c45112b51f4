import {
  daysProblem,
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
  quantity?: QuantityProblem;
  days?: true;
  zip?: true;
}

/** What is wrong with the texts of a form, by field. */
export function problemsOf(texts: FillTexts, form: string): FillProblems {
  const quantity = quantityProblem(parseTypedAmount(texts.quantity), form);
  return {
    ...(quantity && { quantity }),
    ...(daysProblem(parseTypedAmount(texts.days)) && { days: true as const }),
    ...(!/^\d{5}$/.test(texts.zip.trim()) && { zip: true as const }),
  };
}

/** The fill that the texts say; null when something is wrong. */
export function fillOf(texts: FillTexts, form: string): Fill | null {
  if (texts.ndc === '' || Object.keys(problemsOf(texts, form)).length > 0) return null;
  return {
    ndc: texts.ndc,
    quantity: Number(parseTypedAmount(texts.quantity)),
    days: Number(parseTypedAmount(texts.days)),
    zip: texts.zip.trim(),
  };
}
