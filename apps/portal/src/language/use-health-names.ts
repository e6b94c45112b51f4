import { type Allergy, commonAllergies, commonConditions, commonOf } from '@portal/domain/account';
import healthNamesText from './health-names.text';
import { useLanguage, useText } from './use-text';

interface HealthNames {
  /** A name of the record in the member's language; what the member typed stays as it is. */
  shown: (name: string) => string;
  /** The name of the record for one in the member's language; any other stays as it is. */
  recorded: (name: string) => string;
}

/** The common allergies and conditions, which the record has in English. */
export function useHealthNames(): Readonly<Record<'allergies' | 'conditions', HealthNames>> & {
  /** The same for an allergy; a drug has its Spanish name. */
  allergy: (entry: Allergy) => string;
  severity: (severity: Allergy['severity']) => string;
  /** The name of an allergy, and what is known of the reaction. */
  allergyParts: (entry: Allergy) => string[];
  /** Several in one line: "Penicillin (hives, moderate), Latex". */
  allergyList: (entries: readonly Allergy[]) => string;
} {
  const t = useText(healthNamesText);
  const language = useLanguage();
  const namesOf = <Key extends string>(
    table: Readonly<Record<Key, string>>,
    textOf: (key: Key) => string,
  ): HealthNames => ({
    shown: (name) => {
      const key = commonOf(table, name);
      return key === undefined ? name : textOf(key);
    },
    recorded: (name) => {
      const typed = name.toLowerCase();
      const key = (Object.keys(table) as Key[]).find(
        (each) => textOf(each).toLowerCase() === typed,
      );
      return key === undefined ? name : table[key];
    },
  });
  const allergies = namesOf(commonAllergies, (key) => t(`health.allergy.${key}`));
  const allergy = ({ name, spanishName }: Allergy) =>
    (language === 'es' && spanishName) || allergies.shown(name);
  const severityText = (severity: Allergy['severity']) => t(`health.severity.${severity}`);
  const allergyParts = (entry: Allergy) =>
    [
      allergy(entry),
      entry.reaction,
      entry.severity === 'unknown' ? '' : severityText(entry.severity),
    ].filter(Boolean);
  return {
    allergies,
    allergy,
    severity: severityText,
    allergyParts,
    allergyList: (entries) =>
      entries
        .map(allergyParts)
        .map(([name, ...details]) => name + (details.length > 0 ? ` (${details.join(', ')})` : ''))
        .join(', '),
    conditions: namesOf(commonConditions, (key) => t(`health.condition.${key}`)),
  };
}
