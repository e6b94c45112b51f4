import { ourFiles, textOf } from './workspace';

type Files = readonly (readonly [file: string, text: string])[];

const folder = 'apps/portal/src/';
const filesOf = (extension: string): Files =>
  ourFiles(new RegExp(`^${folder}.*(?<!\\.test)\\.${extension}$`)).map((file) => [
    file.slice(folder.length),
    textOf(file),
  ]);
const sheets = filesOf('css');
const components = filesOf('tsx?');

/** The rules of a sheet, without the media and layers around them. */
const rulesOf = (sheet: string) =>
  [...sheet.replace(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({ selector: selector.trim(), body }),
  );

/** Bodies of three declarations and more that several sheets hold, in any order, with the places of each. */
function repeatedBodies(files: Files) {
  const places = new Map<string, Map<string, string>>();
  for (const [file, text] of files) {
    for (const { selector, body } of rulesOf(text)) {
      const declarations = body
        .split(';')
        .flatMap((each) => each.replace(/\s+/g, ' ').trim() || []);
      if (declarations.length < 3) continue;
      const key = declarations.sort().join('; ');
      places.set(key, (places.get(key) ?? new Map()).set(file, selector));
    }
  }
  return [...places].flatMap(([body, at]) => (at.size > 1 ? [{ body, at: [...at] }] : []));
}

/** The folder whose pages load a sheet; undefined for what every page may use. */
const ownerOf = (file: string) => /^(features|content)\/[^/]+(?=\/)/.exec(file)?.[0];

/**
 * Selectors of a feature that fit elements of another one: they all name classes that the other uses too. A sheet stays
 * loaded, so that a page would look different after a visit to the feature.
 */
function leakingSelectors(files: Files, modules: Files) {
  const users = new Map<string, Set<string>>();
  for (const [file, text] of modules) {
    for (const [value] of text.matchAll(
      /[cC]lassName( ?=|:) ?("[^"]*"|'[^']*'|`[^`]*`|\{[^}]*\})/g,
    )) {
      for (const [name] of value.replace(/^className/i, '').matchAll(/[\w-]+/g))
        users.set(name, (users.get(name) ?? new Set()).add(ownerOf(file) ?? file));
    }
  }
  return files.flatMap(([file, text]) => {
    const owner = ownerOf(file);
    if (owner === undefined) return [];
    const selectors = rulesOf(text).flatMap(({ selector }) =>
      selector.split(/,(?![^()]*(?:\([^()]*\)[^()]*)*\))/),
    );
    return selectors.flatMap((selector) => {
      const classes = [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name);
      const isShared = classes.every((name) =>
        [...(users.get(name) ?? [])].some((user) => user !== owner),
      );
      return classes.length > 0 && isShared ? [`${file}: ${selector.trim()}`] : [];
    });
  });
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

  test('no sheet of a feature changes pages of another one', () => {
    expect(leakingSelectors(sheets, components)).toEqual([]);
  });

  test('finds a selector of classes that another feature uses too', () => {
    const sheet = '.amount, .claims :is(.amount, b) { gap: 0; } .row > .amount { gap: 0; }';
    const modules = {
      'features/claims/ClaimRow.tsx': '<p className="row claims amount">',
      'features/orders/OrderRow.tsx': "<p className={isPaid ? 'row' : ''}>",
      'features/orders/columns.ts': "{ key: 'paid', cellClassName: 'num amount' }",
    };
    expect(
      leakingSelectors([['features/claims/claims.css', sheet]], Object.entries(modules)),
    ).toEqual([
      'features/claims/claims.css: .amount',
      'features/claims/claims.css: .row > .amount',
    ]);
  });
});
