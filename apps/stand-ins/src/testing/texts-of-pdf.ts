/** The texts of an uncompressed PDF with one embedded font, by the font's table of characters. */
export function textsOfPdf(pdf: string): string[] {
  const table = /beginbfrange\s+<\w+> <\w+> \[([^\]]+)\]/.exec(pdf)?.[1] ?? '';
  const characters = [...table.matchAll(/<(\w+)>/g)].map(([, code]) =>
    String.fromCharCode(parseInt(code ?? '', 16)),
  );
  return [...pdf.matchAll(/\[(<.*)\] TJ/g)].map(([, line = '']) => {
    const glyphs = [...line.matchAll(/<(\w+)>/g)].map(([, hex = '']) => hex).join('');
    return (glyphs.match(/.{4}/g) ?? []).map((glyph) => characters[parseInt(glyph, 16)]).join('');
  });
}
