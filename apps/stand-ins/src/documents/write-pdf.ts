/** One line on the page: text at a place, in points from the bottom left corner. */
export interface PdfLine {
  x: number;
  y: number;
  size: number;
  text: string;
  bold?: boolean;
  /** The text ends at x instead of beginning there; only for digits, whose width is known. */
  alignRight?: boolean;
}

export interface PdfDocument {
  title: string;
  language: 'en-US' | 'es-US';
  lines: readonly PdfLine[];
}

/** Widths of Helvetica's characters that stand in amounts, in thousandths of the font size. */
const widthOf = (sign: string) => (/[.,]/.test(sign) ? 278 : /[\s]/.test(sign) ? 278 : 556);

/**
 * A document of one Letter page with a title and a language, in the standard fonts that every reader has: PDF 1.7, nothing
 * compressed. Text is WinAnsi, which has the letters of English and Spanish; any other becomes '?'.
 */
export function writePdf({ title, language, lines }: PdfDocument): Buffer {
  const content = lines.map(drawn).join('\n');
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 6 0 R /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title (${escaped(title)}) /Producer (Stand-in) >>`,
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  // One character is one byte here, so that the offsets counted in characters are right.
  return Buffer.from(text, 'latin1');
}

function drawn({ x, y, size, text, bold, alignRight }: PdfLine): string {
  const width = [...text].reduce((sum, sign) => sum + widthOf(sign), 0) * (size / 1000);
  const left = alignRight ? x - width : x;
  return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${left.toFixed(2)} ${y} Td (${escaped(text)}) Tj ET`;
}

const escaped = (text: string) =>
  text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?').replace(/[\\()]/g, (sign) => `\\${sign}`);
