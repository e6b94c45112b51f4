import type { OutputOf } from '@portal/contracts';
import type { drugs } from '@portal/contracts/drugs';
import type { Language, Translate } from '../../language';
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

/** "ER tablet" → "erTablet": the key of a form's text. */
const formKey = (form: string) =>
  form.toLowerCase().replace(/[^a-z]+([a-z])/g, (_all, letter: string) => letter.toUpperCase());

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
