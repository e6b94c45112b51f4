/** Widths of Helvetica in thousandths of its size, from the space to the tilde (Adobe's font metrics). */
const regular =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const bold =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';

const widths = [regular, bold].map((table) => table.split(' ').map(Number));

/** Characters of the encoding of Windows that have other codes in Unicode. */
const special: Readonly<Record<string, number>> = {
  '€': 0x80,
  '‚': 0x82,
  '„': 0x84,
  '…': 0x85,
  '‹': 0x8b,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
  '›': 0x9b,
};

const codeOf = (character: string): number | undefined => {
  const code = character.codePointAt(0) ?? 0;
  const isSame = (code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff);
  return isSame ? code : special[character];
};

/** Whether the fonts that every PDF reader has can show a text. */
export const isPlainText = (text: string): boolean =>
  [...text].every((character) => codeOf(character) !== undefined);

/** A plain text as a string of a PDF. */
export const pdfString = (text: string): string =>
  `<${[...text].map((each) => (codeOf(each) ?? 0x3f).toString(16).padStart(2, '0')).join('')}>`;

/** Any text as a string of a PDF, which is read and searched but not drawn. */
export const pdfUnicode = (text: string): string =>
  `<feff${Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  ).join('')}>`;

/** How wide a plain text is, in points. */
export function widthOf(text: string, size: number, isBold: boolean): number {
  const table = widths[isBold ? 1 : 0] ?? [];
  const thousandths = [...text.normalize('NFD').replace(/\p{M}/gu, '')].reduce(
    (sum, character) => sum + (table[(character.codePointAt(0) ?? 0) - 0x20] ?? 600),
    0,
  );
  return (thousandths * size) / 1000;
}

/** The lines of a text that is at most so wide; a word that is wider is broken. */
export function wrap(text: string, most: number, measure: (line: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (measure(longer) <= most) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const character of word) {
        if (line !== '' && measure(line + character) > most) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
    return [...lines, line];
  });
}
