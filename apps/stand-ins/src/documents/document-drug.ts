import { composeDrugTitle, drugFormKey } from '@portal/domain';
import drugForms from '@portal/domain/drug-forms';
import type { DocumentLanguage } from './accessible-document';

const formTexts: Readonly<Record<string, Readonly<Record<DocumentLanguage, string>>>> = drugForms;

type Product = Record<'drugName' | 'spanishName' | 'strength' | 'drugForm', string>;

/** A drug as a document in that language writes it. A brand has one name in both. */
export function documentDrug(
  { drugName, spanishName, isBrand, strength, drugForm }: Product & { isBrand: boolean },
  language: DocumentLanguage,
): string {
  const name = (language === 'es' && !isBrand && spanishName) || drugName;
  const form = formTexts[`drugForm.${drugFormKey(drugForm)}`]?.[language] ?? drugForm;
  return composeDrugTitle({ name, strength, form }, language);
}

/** The same of a claim, whose drug is one English text; a claim without a Spanish name keeps it. */
export const drugOfClaim = (claim: Product, language: DocumentLanguage): string =>
  language === 'es' && claim.spanishName
    ? documentDrug({ ...claim, isBrand: false }, language)
    : claim.drugName;
