import { drugNameKind, leastSearchLetters } from '@portal/domain';
import type { Translate } from '../../../language';
import type { FieldError } from '../../../ui/forms';
import type typedText from '../../../language/typed.text';
import type searchText from './drug-search.text';

/** A typed name that can be searched; null when it is too short or too long, or has control characters. */
export function drugNameOf(typed: string): string | null {
  const { value = '' } = drugNameKind.read(typed);
  return value.length < leastSearchLetters ? null : value;
}

/** The name to search for, or what to enter. */
export function readDrugName(
  typed: string,
  t: Translate<typeof searchText | typeof typedText>,
): { ready: string } | { errors: readonly FieldError[] } {
  const name = drugNameOf(typed);
  if (name !== null) return { ready: name };
  const message =
    drugNameKind.read(typed).problem === 'tooLong'
      ? t('formRules.tooLong', { most: drugNameKind.most })
      : t('drugSearch.missing');
  return { errors: [{ name: 'drug', message }] };
}
