import type { OutputOf } from '@portal/contracts';
import type { drugs } from '@portal/contracts/drugs';
import { isTypedName, readNdc } from '@portal/domain';
import { type Language, strengthText, type Translate } from '../../language';
import { formKey } from '../../language/drug-amounts';
import type labels from './drug-labels.text';

export type ListedDrug = OutputOf<typeof drugs.search>['drugListResponse'][number];
export type DrugAnswer = OutputOf<typeof drugs.getInfo>;
export type DrugOnList = DrugAnswer['drugInfo'];
export type Prices = OutputOf<typeof drugs.getPrice>['priceInfo'];
export type DrugRules = NonNullable<DrugOnList['rules']>;
type T = Translate<typeof labels>;

/** The forms that have a text. A list, because the texts of a built page can't be asked for their keys. */
const forms = [
  'tablet',
  'erTablet',
  'delayedReleaseTablet',
  'chewableTablet',
  'sublingualTablet',
  'orallyDisintegratingTablet',
  'capsule',
  'erCapsule',
  'delayedReleaseCapsule',
  'sublingualFilm',
  'pen',
  'syringe',
  'vial',
  'autoInjector',
  'inhaler',
  'nebulizerSolution',
  'nasalSpray',
  'nasalPowder',
  'oralSolution',
  'oralSuspension',
  'powder',
  'powderPacket',
  'cream',
  'creamPacket',
  'ointment',
  'gel',
  'shampoo',
  'patch',
  'suppository',
  'vaginalRing',
  'vaginalCream',
  'eyeDrops',
] as const;

/** A form in the reader's words; one without a text is shown as the service sent it. */
export function formLabel(form: string, t: T): string {
  const named = forms.find((each) => each === formKey(form));
  return named ? t(`drugForm.${named}`) : form;
}

const tiers = [1, 2, 3, 4, 5, 6] as const;

/** "Tier 3, preferred brand"; "Not covered" when there is none. */
export function tierLabel(tier: number | null | undefined, t: T): string {
  const named = tiers.find((each) => each === tier);
  return t(named ? `drugTier.${named}` : 'drugTier.none');
}

/** A drug's name in the reader's language: generic names differ, brand names do not. */
export const nameIn = (
  language: Language,
  drug: Pick<ListedDrug, 'drugName' | 'spanishName' | 'isBrand'>,
): string => (language === 'es' && !drug.isBrand && drug.spanishName) || drug.drugName;

/** Whether a search found only drugs with similar names: none has what was typed. */
export const areOnlySimilar = (found: readonly ListedDrug[], typed: string): boolean =>
  found.length > 0 &&
  readNdc(typed) === null &&
  !found.some(({ drugName, genericName, spanishName }) =>
    isTypedName([drugName, genericName, spanishName], typed),
  );

/** "Metformin ER 500 mg long-acting tablet", in the reader's words. */
export function drugTitle(
  drug: Pick<ListedDrug, 'drugName' | 'spanishName' | 'isBrand' | 'drugForm'> & {
    strength: string;
  },
  language: Language,
  t: T,
): string {
  const name = nameIn(language, drug);
  const form = withoutEnding(formLabel(drug.drugForm, t), name);
  return [name, strengthText(drug.strength, language), form].filter(Boolean).join(' ');
}

/** The drug of a fill, which has it by its English title, in the reader's words; as it came when it is none of the drugs. */
export function titleOfFill<
  Drug extends Pick<ListedDrug, 'drugName' | 'spanishName' | 'isBrand' | 'drugForm'> & {
    strength: string;
  },
>(title: string, drugs: readonly Drug[], language: Language, t: T): string {
  const english = ({ drugName, strength, drugForm }: Drug) =>
    [drugName, strength, drugForm].filter(Boolean).join(' ');
  const drug = drugs.find((each) => [english(each), each.drugName].includes(title));
  return drug ? drugTitle(drug, language, t) : title;
}

/** A form without the last words that the name ends with too: "Hidrocortisona en crema" is no cream again. */
function withoutEnding(form: string, name: string): string {
  const [words, ofName] = [form.split(' '), name.toLowerCase().split(' ')];
  while (words.length > 0 && words.at(-1) === ofName.pop()) words.pop();
  return words.join(' ');
}

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
