import { foldText } from '../text/fold-text';
import { healthProblem } from '../mail-order/health';
import { commonAllergies, commonOf } from './health-names';

/** How strong a reaction was (forms.md 10). */
export const severities = ['mild', 'moderate', 'severe'] as const;

export interface Allergy {
  /** As the record has it, in English for a drug or a common allergy. */
  name: string;
  /** The Spanish name of a drug of the catalogue; else blank. */
  spanishName: string;
  /** In the member's words; blank when it was not said. */
  reaction: string;
  severity: (typeof severities)[number] | 'unknown';
}

/** What is chosen. `none` excludes all else; the entries stay for a change of mind. */
export interface AllergyChoice {
  none: boolean;
  entries: readonly Allergy[];
}

/** An allergy of which only the name is known; a common name is written as the record has it. */
export function allergyNamed(name: string, spanishName = ''): Allergy {
  const known = commonOf(commonAllergies, name);
  const recorded = known === undefined ? withoutBlanks(name) : commonAllergies[known];
  return { name: recorded, spanishName, reaction: '', severity: 'unknown' };
}

const withoutBlanks = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The entry of a name in English or Spanish, whatever its case, accents and blanks; undefined when there is none. */
export function findAllergy(entries: readonly Allergy[], name: string): Allergy | undefined {
  const wanted = foldText(withoutBlanks(name));
  return entries.find((each) => [each.name, each.spanishName].map(foldText).includes(wanted));
}

/** Allergies by their names alone; what is on record of one of them stays. */
export const allergiesNamed = (names: readonly string[], before: readonly Allergy[]): Allergy[] => [
  ...new Set(names.map((name) => findAllergy(before, name) ?? allergyNamed(name))),
];

/** The choice that the record stands for; an empty list that was reviewed says that there are none. */
export const allergyChoice = (entries: readonly Allergy[], isReviewed: boolean): AllergyChoice => ({
  none: entries.length === 0 && isReviewed,
  entries,
});

/** A choice as it is saved. */
export const chosenAllergies = ({ none, entries }: AllergyChoice): Allergy[] =>
  none ? [] : entries.map((each) => ({ ...each, reaction: each.reaction.trim() }));

/** Why what is said of a reaction can't be saved; null when it can. */
export const reactionProblem = ({ reaction }: Allergy) => healthProblem([reaction.trim()]);

/** Why the names of a choice cannot be saved; null when they can. */
export function allergyProblem(
  choice: AllergyChoice,
): 'nothing' | ReturnType<typeof healthProblem> {
  const entries = chosenAllergies(choice);
  if (entries.length === 0) return choice.none ? null : 'nothing';
  return healthProblem(entries.map(({ name }) => name));
}
