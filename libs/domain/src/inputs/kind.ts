import { hasControlCharacters, tidyLine, tidyWords } from './tidy';

/** Everything that can be wrong with what was typed. The portal has the words for each. */
export type InputProblem =
  | GeneralProblem
  | 'account'
  | 'code'
  | 'date'
  | 'daysSupply'
  | 'dea'
  | 'deaForm'
  | 'diagnosis'
  | 'email'
  | 'emailLength'
  | 'login'
  | 'medicareNumber'
  | 'memberId'
  | 'money'
  | 'ndc'
  | 'npi'
  | 'npiDigits'
  | 'npiLength'
  | 'option'
  | 'pharmacyNumber'
  | 'phone'
  | 'phoneAbroad'
  | 'phoneExtension'
  | 'place'
  | 'quantity'
  | 'quoteNumber'
  | 'reference'
  | 'routing'
  | 'rxNumber'
  | 'username'
  | 'zip';

/** What can be wrong with any kind: nothing typed, control characters in it, or too many characters. */
export type GeneralProblem = 'missing' | 'characters' | 'tooLong';

/** A value in the form in which it is sent, or why it is refused. */
export type InputRead<Problem = InputProblem> =
  | { value: string; problem?: never }
  | { problem: Problem; value?: never };

/** Reads a tidy text that is not empty. */
export type Reader = (text: string) => InputRead;

export const value = (text: string): InputRead => ({ value: text });
export const problem = (code: InputProblem): InputRead => ({ problem: code });

/** A text of this form, else the problem. */
export const pattern =
  (form: RegExp, code: InputProblem): Reader =>
  (text) =>
    form.test(text) ? value(text) : problem(code);

/** A row of the table: how one kind of value is typed, read, shown and masked. */
interface KindRow {
  /** Takes out what is copied along with a value: what is left counts, and is measured. */
  tidy: (typed: string) => string;
  /** Reads a tidy text that is not empty. */
  read: Reader;
  /** What `read` can find wrong. */
  problems: readonly InputProblem[];
  /** What it is typed in; a line unless the row says otherwise. */
  control?: 'area' | 'date' | 'money' | 'password' | 'state';
  /** Characters of the tidy text. No field cuts what is pasted. */
  most: number;
  inputMode?: 'numeric' | 'decimal' | 'tel' | 'email';
  autoComplete?: string;
  autoCapitalize?: 'none';
  /** A value as it is shown. */
  format?: (value: string) => string;
  /** A text that is accepted, and one that is not; null where any text is. */
  example: string;
  refused: string | null;
  /** What it means: a name of the contracts' table of meanings, from which masking in recordings follows. */
  meaning: string;
  /** Each character counts: none is taken out, and none is refused. */
  isVerbatim?: true;
  /** A printed or downloaded copy shows the last four characters alone. */
  masked?: true;
}

/** A kind, whose `read` takes what was typed. */
export interface KindSpec extends KindRow {
  /**
   * The value of what was typed, or the problem. A value that was read before reads the same again. `most`: the
   * characters of this field, where they are not those of the kind.
   */
  read: (typed: string, most?: number) => InputRead;
}

/** A kind whose row names what its reader finds wrong. */
type Kind<Row extends KindRow> = Omit<Row, 'read'> & {
  read: (typed: string, most?: number) => InputRead<GeneralProblem | Row['problems'][number]>;
};

export function kind<const Row extends KindRow>(row: Row) {
  const read = (typed: string, most: number = row.most): InputRead => {
    const text = row.tidy(typed);
    if (text === '') return problem('missing');
    if (!row.isVerbatim && hasControlCharacters(text)) return problem('characters');
    const found = row.read(text);
    // What to enter helps more than how long it may be.
    return found.problem === undefined && text.length > most ? problem('tooLong') : found;
  };
  return { ...row, read } as Kind<Row>;
}

/** A row for the name of a person, a street or a city: one line, with hyphens for dashes. */
export const nameKind = <const Meaning extends string>(
  autoComplete: string,
  example: string,
  meaning: Meaning,
  most = 50,
) =>
  kind({
    tidy: tidyWords,
    read: value,
    problems: [],
    most,
    autoComplete,
    example,
    refused: null,
    meaning,
  });

/** A row for a line in the words of the person who types it. */
export const textKind = <const Meaning extends string>(
  example: string,
  meaning: Meaning,
  most: number,
  tidy = tidyLine,
) =>
  kind({
    tidy,
    read: value,
    problems: [],
    most,
    autoComplete: 'off',
    example,
    refused: null,
    meaning,
  });

/**
 * What was typed, as its field shows it once it is left: what the kind can read as people write it, any other text as it
 * was typed, without what can't be seen.
 */
export function textAfterBlur({ read, tidy, format }: KindSpec, typed: string): string {
  const { value: known } = read(typed);
  if (known === undefined) return tidyLine(typed);
  return format?.(known) ?? tidy(typed);
}
