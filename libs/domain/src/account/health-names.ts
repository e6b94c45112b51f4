/** Allergies that most members choose from (forms.md 10), each with its name in the record. */
export const commonAllergies = {
  penicillin: 'Penicillin',
  cephalosporins: 'Cephalosporins',
  sulfa: 'Sulfa',
  macrolides: 'Macrolides',
  quinolones: 'Quinolones',
  tetracyclines: 'Tetracyclines',
  aspirin: 'Aspirin or NSAIDs',
  opioids: 'Codeine or opioids',
  iodine: 'Iodine or contrast dye',
  latex: 'Latex',
  eggs: 'Eggs',
  peanuts: 'Peanuts',
} as const;

/** The same for conditions. */
export const commonConditions = {
  arthritis: 'Arthritis',
  asthma: 'Asthma',
  fibrillation: 'Atrial fibrillation',
  cancer: 'Cancer',
  copd: 'COPD',
  depression: 'Depression',
  diabetes1: 'Type 1 diabetes',
  diabetes2: 'Type 2 diabetes',
  glaucoma: 'Glaucoma',
  heartDisease: 'Heart disease',
  heartFailure: 'Heart failure',
  bloodPressure: 'High blood pressure',
  cholesterol: 'High cholesterol',
  kidney: 'Kidney disease',
  liver: 'Liver disease',
  migraine: 'Migraine',
  osteoporosis: 'Osteoporosis',
  pregnancy: 'Pregnancy or breast-feeding',
  seizures: 'Seizures',
  thyroid: 'Thyroid disease',
  ulcer: 'Ulcer or reflux',
} as const;

export type CommonAllergy = keyof typeof commonAllergies;
export type CommonCondition = keyof typeof commonConditions;

/** What is chosen of one list. `none` excludes all else; what was chosen before stays for a change of mind. */
export interface HealthChoice<Common extends string> {
  none: boolean;
  common: readonly Common[];
  /** One a line. */
  other: string;
}

/** The common entry of a name in the record; undefined for any other name. */
export const commonOf = <Common extends string>(
  table: Readonly<Record<Common, string>>,
  name: string,
): Common | undefined =>
  (Object.keys(table) as Common[]).find((key) => isSameText(table[key], name));

const isSameText = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The choice that a list in the record stands for; an empty list that was reviewed says that there are none. */
export function choiceOf<Common extends string>(
  table: Readonly<Record<Common, string>>,
  names: readonly string[],
  isReviewed: boolean,
): HealthChoice<Common> {
  return {
    none: names.length === 0 && isReviewed,
    common: names.flatMap((name) => commonOf(table, name) ?? []),
    other: names.filter((name) => commonOf(table, name) === undefined).join('\n'),
  };
}
