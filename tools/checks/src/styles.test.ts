import { ourFiles, textOf } from './workspace';

const sheets = ourFiles(/^apps\/portal\/src\/.*\.css$/).map(
  (file) => [file, textOf(file)] as const,
);

/** Bodies of three declarations and more that several sheets hold, in any order, with the places of each. */
function repeatedBodies(files: readonly (readonly [file: string, text: string])[]) {
  const places = new Map<string, Map<string, string>>();
  for (const [file, text] of files) {
    const rules = text.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g);
    for (const [, selector = '', body = ''] of rules) {
      const declarations = body
        .split(';')
        .flatMap((each) => each.replace(/\s+/g, ' ').trim() || []);
      if (declarations.length < 3) continue;
      const key = declarations.sort().join('; ');
      places.set(key, (places.get(key) ?? new Map()).set(file, selector.trim()));
    }
  }
  return [...places].flatMap(([body, at]) => (at.size > 1 ? [{ body, at: [...at] }] : []));
}

describe('styles', () => {
  test('no rule of three declarations and more is in two sheets: one class of styles/ has it', () => {
    expect(repeatedBodies(sheets)).toEqual([]);
  });

  test('finds what two sheets draw, in whatever order', () => {
    const claims = '@layer parts { .a > b { gap: 1rem; /* wide */ color: red; margin:\n 0 auto } }';
    const orders = '@media print { .c { color: red; margin: 0 auto; gap: 1rem; } .d { gap: 0; } }';
    const dashboard = '.d { gap: 0; }';
    const planted = { 'claims.css': claims, 'orders.css': orders, 'dashboard.css': dashboard };
    expect(repeatedBodies(Object.entries(planted))).toEqual([
      {
        body: 'color: red; gap: 1rem; margin: 0 auto',
        at: [
          ['claims.css', '.a > b'],
          ['orders.css', '.c'],
        ],
      },
    ]);
  });
});
