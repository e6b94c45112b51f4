import { composeDrugTitle } from '@portal/domain';
import { knownForm } from './drug-amounts';
import type drugForms from './drug-forms.text';
import type { Language } from './language-codes';
import type { Translate } from './use-text';

type T = Translate<typeof drugForms>;

/** A drug's name as the services send it: in English and Spanish, without strength and form. */
interface NamedDrug {
  drugName: string;
  spanishName: string;
  isBrand: boolean;
}

/** One strength of a drug in one form. */
interface DrugProduct extends NamedDrug {
  strength: string;
  drugForm: string;
}

/** A form in the reader's words; one without a text is shown as the service sent it. */
export function formLabel(form: string, t: T): string {
  const known = knownForm(form);
  return known ? t(`drugForm.${known}`) : form;
}

/** A drug's name in the reader's language: generic names differ, brand names do not. */
export const nameIn = (language: Language, drug: NamedDrug): string =>
  (language === 'es' && !drug.isBrand && drug.spanishName) || drug.drugName;

/** "Metformin ER 500 mg long-acting tablet", in the reader's words. */
export function drugTitle(drug: DrugProduct, language: Language, t: T): string {
  const name = nameIn(language, drug);
  return composeDrugTitle(
    { name, strength: drug.strength, form: formLabel(drug.drugForm, t) },
    language,
  );
}

/** The titles of several drugs in one line. A title may have a comma, so that a semicolon is between them. */
export const drugTitles = (drugs: readonly DrugProduct[], language: Language, t: T): string =>
  drugs.map((drug) => drugTitle(drug, language, t)).join('; ');

/**
 * The drug of a claim in the reader's language. Services name it by one English text; one that sends no
 * Spanish name too is shown as it wrote it.
 */
export function titleOfClaim(
  claim: Pick<DrugProduct, 'drugName' | 'spanishName' | 'strength' | 'drugForm'>,
  language: Language,
  t: T,
): string {
  if (language !== 'es' || !claim.spanishName) return claim.drugName;
  return drugTitle({ ...claim, drugName: claim.spanishName, isBrand: false }, language, t);
}

/** The drug of a fill, which has it by its English title, in the reader's words; as it came when it is none of the drugs. */
export function titleOfFill(
  title: string,
  drugs: readonly DrugProduct[],
  language: Language,
  t: T,
): string {
  const english = ({ drugName, strength, drugForm }: DrugProduct) =>
    [drugName, strength, drugForm].filter(Boolean).join(' ');
  const drug = drugs.find((each) => [english(each), each.drugName].includes(title));
  return drug ? drugTitle(drug, language, t) : title;
}
