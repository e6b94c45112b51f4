import { ageOn } from '@portal/domain';

/** Age and gender as they go with the question, e.g. 48U: the portal does not know the gender. */
export function ageGenderOf(
  birthDate: string | null | undefined,
  today: string,
): string | undefined {
  const years = ageOn(birthDate, today);
  return years === null || years < 0 ? undefined : `${years}U`;
}
