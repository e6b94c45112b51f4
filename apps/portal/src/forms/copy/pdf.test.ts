import { createPdf, type LineArtist, type PdfParagraph } from './pdf';
import { isPlainText, widthOf, wrap } from './pdf-text';

const artist: LineArtist = {
  measure: (text) => text.length * 5,
  draw: (text) => Promise.resolve({ width: text.length * 15, height: 46, data: Uint8Array.of(7) }),
};

async function write(paragraphs: readonly PdfParagraph[]): Promise<string> {
  const blob = await createPdf({
    title: 'Reclamación',
    language: 'es',
    paragraphs,
    artist,
    footer: (page, pages) => `FR-1 ${page}/${pages}`,
  });
  const reader = new FileReader();
  reader.readAsArrayBuffer(blob);
  await new Promise((resolve) => reader.addEventListener('load', resolve));
  return Buffer.from(reader.result as ArrayBuffer).toString('latin1');
}
const hex = (text: string) => `<${Buffer.from(text, 'latin1').toString('hex')}>`;
const unicode = (text: string) => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

test('each object is where the table at the end says, and each stream as long as it says', async () => {
  const file = await write([
    { kind: 'title', text: 'Claim' },
    { kind: 'text', text: 'מרים' },
  ]);
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  const rows = file.slice(table).match(/^\d{10} 00000 n $/gm) ?? [];
  expect(rows.length).toBeGreaterThan(8);
  rows.forEach((row, index) => {
    expect(file.slice(Number(row.slice(0, 10)))).toMatch(new RegExp(`^${index + 1} 0 obj\n`));
  });
  const streams = [...file.matchAll(/\/Length (\d+)>>\nstream\n/g)];
  expect(streams).toHaveLength(2);
  for (const { 0: head, 1: length, index } of streams) {
    const end = index + head.length + Number(length);
    expect(file.slice(end, end + 10)).toBe('\nendstream');
  }
  for (const [, number] of file.matchAll(/(\d+) 0 R/g)) {
    expect(Number(number)).toBeLessThanOrEqual(rows.length);
  }
});

test('it is tagged, has its title and language, and letters of Spanish are text', async () => {
  const file = await write([
    { kind: 'title', text: 'Reclamación' },
    { kind: 'text', text: '¿Qué pasó? “Sí” – 5 €' },
  ]);
  expect(file).toContain(`/Title ${unicode('Reclamación')}`);
  expect(file).toContain(`/Lang ${unicode('es')}`);
  expect(file).toContain('/MarkInfo<</Marked true>>');
  expect(file).toContain('/S/H1/');
  expect(file).toContain(hex('¿Qué pasó? \x93Sí\x94 \x96 5 \x80'));
  expect(file).not.toContain('/Subtype/Image');
});

test('letters of other alphabets are a picture that is read as the text', async () => {
  const file = await write([{ kind: 'text', text: 'מרים 🙂' }]);
  expect(file).toContain(`/ActualText ${unicode('מרים 🙂')}`);
  expect(file).toContain('/Subtype/Image/Width');
});

test('a drawing is drawn with its strokes, and read as its text', async () => {
  const file = await write([
    { kind: 'drawing', text: 'Firma dibujada', path: 'M10 20L30 40L50 60M7 8L9 10' },
  ]);
  expect(file).toContain('10 20 m 30 40 l 50 60 l 7 8 m 9 10 l S');
  expect(file).toContain(`/S/Figure/Alt ${unicode('Firma dibujada')}`);
  expect(file).not.toContain(hex('Firma dibujada'));
});

test('a long text goes on on the next page, each with its number, and nothing of it is lost', async () => {
  const words = Array.from({ length: 3000 }, (_, index) => `w${index}`).join(' ');
  const file = await write([{ kind: 'text', text: words }]);
  const [, count = ''] = /\/Count (\d+)/.exec(file) ?? [];
  expect(Number(count)).toBeGreaterThan(3);
  expect(file).toContain(hex(`FR-1 ${count}/${count}`));
  const shown = [...file.matchAll(/<([\da-f]+)> Tj ET EMC/g)].map(([, text = '']) =>
    Buffer.from(text, 'hex').toString('latin1'),
  );
  expect(shown.filter((line) => !line.startsWith('FR-1')).join(' ')).toBe(words);
});

test('lines are no wider than the page, whatever the word', () => {
  const measure = (line: string) => widthOf(line, 11, false);
  const lines = wrap(`Short. ${'W'.repeat(200)}\n\nEnd`, 504, measure);
  expect(lines.every((line) => measure(line) <= 504)).toBe(true);
  expect(lines.join('').replace('Short.', '')).toBe(`${'W'.repeat(200)}End`);
  expect(lines).toContain('');
  expect(['ñandú', 'עברית', '\u0000'].map(isPlainText)).toEqual([true, false, false]);
});
