/** The texts under the third-level headings of a page, by heading without its backquotes. */
export function sectionsOf(page: string): Map<string, string> {
  const parts = page.split(/^### `(\w+)`\n\n/m).slice(1);
  const sections = new Map<string, string>();
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const name = parts[i] ?? '';
    if (sections.has(name)) throw new Error(`"${name}" is there twice.`);
    sections.set(name, parts[i + 1] ?? '');
  }
  return sections;
}
