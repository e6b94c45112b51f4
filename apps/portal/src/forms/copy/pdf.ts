import { isPlainText, pdfString, pdfUnicode, widthOf, wrap } from './pdf-text';

/** A paragraph of a document, by what it is. `drawing`: an SVG path of straight lines; its text is read instead. */
export type PdfParagraph =
  | { kind: 'title' | 'heading' | 'label' | 'text'; text: string }
  | { kind: 'drawing'; text: string; path: string };

/** A line of text as a gray picture: for letters that the fonts of a PDF reader do not have. */
export interface LinePicture {
  /** In pixels. */
  width: number;
  height: number;
  /** A byte for each pixel, compressed (zlib). */
  data: Uint8Array;
}

/** Draws a line and measures it, in any alphabet. */
export interface LineArtist {
  measure(text: string, size: number, isBold: boolean): number;
  draw(text: string, size: number, isBold: boolean): Promise<LinePicture>;
}

interface PdfDocument {
  title: string;
  language: string;
  paragraphs: readonly PdfParagraph[];
  /** The line at the foot of a page. */
  footer: (page: number, pages: number) => string;
  artist: LineArtist;
}

/** US Letter, in points. */
const paper = { width: 612, height: 792, margin: 54, bottom: 72 };

const looks = {
  title: { size: 20, isBold: true, above: 0, tag: 'H1' },
  heading: { size: 14, isBold: true, above: 16, tag: 'H2' },
  label: { size: 10, isBold: true, above: 8, tag: 'P' },
  text: { size: 11, isBold: false, above: 2, tag: 'P' },
  drawing: { size: 52, isBold: false, above: 8, tag: 'Figure' },
} as const;
/** Points of the paper for each unit of a drawing. */
const drawingScale = 0.6;

interface Line {
  text: string;
  paragraph: number;
  y: number;
  size: number;
  isBold: boolean;
}

/** Lays paragraphs out on pages, from the top; a heading is not the last line of a page. */
function layOut(paragraphs: readonly PdfParagraph[], artist: LineArtist): Line[][] {
  const pages: Line[][] = [[]];
  const top = paper.height - paper.margin;
  let y = top;
  paragraphs.forEach(({ kind, text }, paragraph) => {
    const { size, isBold, above } = looks[kind];
    const measure = (line: string) =>
      isPlainText(line) ? widthOf(line, size, isBold) : artist.measure(line, size, isBold);
    const isDrawing = kind === 'drawing';
    const lines = isDrawing ? [text] : wrap(text, paper.width - 2 * paper.margin, measure);
    const leading = size * 1.4;
    const isHead = kind === 'heading' || kind === 'label';
    if (y - above - leading * (isHead ? 3 : 1) < paper.bottom) {
      pages.push([]);
      y = top;
    } else y -= above;
    for (const line of lines) {
      if (y - leading < paper.bottom) {
        pages.push([]);
        y = top;
      }
      y -= leading;
      pages.at(-1)?.push({ text: line, paragraph, y, size, isBold });
    }
  });
  return pages;
}

/** Numbers as a PDF has them. */
const at = (value: number) => String(Math.round(value * 100) / 100);

/** A tagged PDF of text: it is read aloud in its order, with its headings and in its language. */
export async function createPdf(document: PdfDocument): Promise<Blob> {
  const { title, language, paragraphs, footer, artist } = document;
  const pages = layOut(paragraphs, artist);
  const objects: (string | Uint8Array)[][] = [];
  const add = (...parts: (string | Uint8Array)[]) => objects.push(parts);
  const stream = (head: string, data: string | Uint8Array) => [
    `<<${head}/Length ${data.length}>>\nstream\n`,
    data,
    '\nendstream',
  ];
  // 1 catalog, 2 pages, 3 and 4 fonts, 5 facts, 6 structure, 7 its root element; then those of each page.
  const pictures = await picturesOf(pages, paragraphs, artist);
  const firstPage = 8;
  const firstPicture = firstPage + 2 * pages.length;
  const firstElement = firstPicture + pictures.size;
  const elementOf = (paragraph: number) => firstElement + paragraph;
  const parts: { page: number; mark: number }[][] = paragraphs.map(() => []);
  const contents = pages.map((lines, page) => {
    const shown = lines.map((line, mark) => {
      parts[line.paragraph]?.push({ page, mark });
      const { text, y, size, isBold } = line;
      const picture = pictures.get(line);
      const paragraph = paragraphs[line.paragraph];
      const { tag } = looks[paragraph?.kind ?? 'text'];
      if (paragraph?.kind === 'drawing') {
        const matrix = `${drawingScale} 0 0 -${drawingScale} ${paper.margin} ${at(y + size * 1.4)} cm`;
        return `/${tag} <</MCID ${mark}>> BDC q ${matrix} 2 w ${strokesOf(paragraph.path)} S Q EMC`;
      }
      if (!picture) {
        const font = `/F${isBold ? 2 : 1} ${size} Tf`;
        const place = `${paper.margin} ${at(y)} Td`;
        return `/${tag} <</MCID ${mark}>> BDC BT ${font} ${place} ${pdfString(text)} Tj ET EMC`;
      }
      const scale = (size * 1.4) / picture.height;
      const matrix = `${at(picture.width * scale)} 0 0 ${at(size * 1.4)} ${paper.margin} ${at(y - size * 0.35)} cm`;
      const facts = `<</MCID ${mark}/ActualText ${pdfUnicode(text)}>>`;
      return `/${tag} ${facts} BDC q ${matrix} /I${picture.number} Do Q EMC`;
    });
    const foot = pdfString(footer(page + 1, pages.length));
    shown.push(`/Artifact BMC BT /F1 9 Tf ${paper.margin} 40 Td ${foot} Tj ET EMC`);
    return shown.join('\n');
  });
  const kids = pages.map((_, page) => `${firstPage + 2 * page} 0 R`);
  add(
    `<</Type/Catalog/Pages 2 0 R/Lang ${pdfUnicode(language)}/MarkInfo<</Marked true>>` +
      '/ViewerPreferences<</DisplayDocTitle true>>/StructTreeRoot 6 0 R>>',
  );
  add(`<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages.length}>>`);
  for (const font of ['Helvetica', 'Helvetica-Bold']) {
    add(`<</Type/Font/Subtype/Type1/BaseFont/${font}/Encoding/WinAnsiEncoding>>`);
  }
  add(`<</Title ${pdfUnicode(title)}>>`);
  const elementsOf = (page: number) =>
    (pages[page] ?? []).map(({ paragraph }) => `${elementOf(paragraph)} 0 R`).join(' ');
  const byPage = pages.map((_, page) => `${page} [${elementsOf(page)}]`).join(' ');
  add(`<</Type/StructTreeRoot/K 7 0 R/ParentTree<</Nums[${byPage}]>>>>`);
  const elements = paragraphs.map((_, paragraph) => `${elementOf(paragraph)} 0 R`).join(' ');
  add(`<</Type/StructElem/S/Document/P 6 0 R/K[${elements}]>>`);
  const images = [...pictures.values()].map(
    ({ number }) => `/I${number} ${firstPicture + number} 0 R`,
  );
  pages.forEach((_, page) => {
    add(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${paper.width} ${paper.height}]/StructParents ${page}` +
        `/Resources<</Font<</F1 3 0 R/F2 4 0 R>>/XObject<<${images.join('')}>>>>` +
        `/Contents ${firstPage + 2 * page + 1} 0 R>>`,
    );
    add(...stream('', contents[page] ?? ''));
  });
  for (const { width, height, data } of pictures.values()) {
    const head = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}`;
    add(...stream(`${head}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`, data));
  }
  paragraphs.forEach(({ kind, text }, paragraph) => {
    const marks = (parts[paragraph] ?? []).map(
      ({ page, mark }) => `<</Type/MCR/Pg ${firstPage + 2 * page} 0 R/MCID ${mark}>>`,
    );
    const read = kind === 'drawing' ? `/Alt ${pdfUnicode(text)}` : '';
    add(`<</Type/StructElem/S/${looks[kind].tag}${read}/P 7 0 R/K[${marks.join('')}]>>`);
  });
  return assemble(objects);
}

/** The strokes of a drawing, as a PDF has them. */
const strokesOf = (path: string): string =>
  [...path.matchAll(/([ML])(\d+) (\d+)/g)]
    .map(([, command, x, y]) => `${x} ${y} ${command === 'M' ? 'm' : 'l'}`)
    .join(' ');

async function picturesOf(
  pages: readonly Line[][],
  paragraphs: readonly PdfParagraph[],
  artist: LineArtist,
) {
  const pictures = new Map<Line, LinePicture & { number: number }>();
  for (const line of pages.flat()) {
    if (isPlainText(line.text) || paragraphs[line.paragraph]?.kind === 'drawing') continue;
    const picture = await artist.draw(line.text, line.size, line.isBold);
    pictures.set(line, { ...picture, number: pictures.size });
  }
  return pictures;
}

/** Numbers the objects from 1, and tells where in the file each one is. */
function assemble(objects: readonly (string | Uint8Array)[][]): Blob {
  const written: (string | Uint8Array)[] = [];
  let length = 0;
  const write = (part: string | Uint8Array) => {
    written.push(part);
    length += part.length;
  };
  write('%PDF-1.7\n');
  const places = objects.map((parts, index) => {
    const place = length;
    write(`${index + 1} 0 obj\n`);
    parts.forEach(write);
    write('\nendobj\n');
    return place;
  });
  const table = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}`);
  write(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 5 0 R>>\n`);
  write(`startxref\n${table}\n%%EOF\n`);
  return new Blob(written as BlobPart[], { type: 'application/pdf' });
}
