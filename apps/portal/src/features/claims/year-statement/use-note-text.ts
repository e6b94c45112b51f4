import type { StatementNote } from '@portal/domain';
import { useFormat, useText } from '../../../language';
import notesText from './statement-notes.text';

/** Says what the sums of a statement hold or leave out. */
export function useNoteText(): (note: StatementNote) => string {
  const t = useText(notesText);
  const { money } = useFormat();
  return (note) => {
    if ('count' in note) return t(note.key, { count: note.count });
    if ('amount' in note) return t(note.key, { ...note, amount: money(note.amount) });
    if ('year' in note) return t(note.key, { year: note.year });
    return t(note.key);
  };
}
