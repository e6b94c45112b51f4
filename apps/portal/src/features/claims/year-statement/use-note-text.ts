import type { StatementNote } from '@portal/domain';
import { useFormat, useText } from '../../../language';
import notesText from './statement-notes.text';

/** Says what the sums of a statement hold or leave out. */
export function useNoteText(): (note: StatementNote) => string {
  const t = useText(notesText);
  const format = useFormat();
  return (note) =>
    'count' in note
      ? t(note.key, { count: note.count })
      : 'amount' in note
        ? t(note.key, { amount: format.money(note.amount) })
        : 'year' in note
          ? t(note.key, { year: note.year })
          : t(note.key);
}
