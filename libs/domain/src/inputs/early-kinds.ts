import { kind, problem, type InputRead, textKind, value } from './kind';
import { tidyCode, tidyWords } from './tidy';

// Apart from the table: pages that have to load early have few fields, and load these rows alone.

/** A ZIP code with the hyphen before its last four digits, however they are parted. */
const tidyZip = (typed: string): string =>
  tidyCode(typed).replace(/^(\d{5})[ -]+(\d{4})$/, '$1-$2');

/** A ZIP code of five or nine digits. */
function readZip(text: string): InputRead {
  const [, five, four] = /^(\d{5})(?:[ -]*(\d{4}))?$/.exec(text) ?? [];
  if (five === undefined) return problem('zip');
  return value(four === undefined ? five : `${five}-${four}`);
}

/** The five digits of a ZIP code, also of one with nine. */
function readZip5(text: string): InputRead {
  const read = readZip(text);
  return read.problem === undefined ? value(read.value.slice(0, 5)) : read;
}

/** Five digits or nine. */
export const zipKind = kind({
  tidy: tidyZip,
  read: readZip,
  problems: ['zip'],
  most: 10,
  inputMode: 'numeric',
  autoComplete: 'postal-code',
  example: '55000',
  refused: '5500',
  meaning: 'zip',
});

/** Where five digits are enough: those of a ZIP code with nine are taken. */
export const zip5Kind = kind({
  tidy: tidyZip,
  read: readZip5,
  problems: ['zip'],
  most: 10,
  inputMode: 'numeric',
  autoComplete: 'postal-code',
  example: '55000-1234',
  refused: '5500',
  meaning: 'zip',
});

export const drugNameKind = textKind('Metformin ER 500 mg tablet', 'drugName', 100, tidyWords);

/** What is searched for in the portal. */
export const searchWordsKind = textKind('prior authorization', 'freeText', 100, tidyWords);
