import { brandOf, brandValues } from './brands';
import { customProperties } from './brand-css';
import { type ClientId, clientIds, clientOf } from './clients';
import { channels, contrast, type Hex, mix } from './contrast';
import type { ThemeName } from './themes';

/** The grounds and inks of the two themes, which no client changes, as the portal's tokens set them. */
const neutrals = {
  a: { canvas: '#f3f6f5', sunken: '#ecf1f0', ink: '#14201f', ink2: '#4a5856' },
  b: { canvas: '#fbf5f1', sunken: '#f6ece7', ink: '#2a1722', ink2: '#604d57' },
} as const;
const white = '#fff';

type Rule = [what: string, least: number, of: (id: ClientId, theme: ThemeName) => [Hex, Hex]];

const text: Rule[] = [
  ['brand on white', 4.5, (...of) => [brandValues(...of).brand, white]],
  ['brand on its tint', 4.5, (...of) => [brandValues(...of).brand, brandValues(...of).brandTint]],
  ['brand on the page', 4.5, (id, theme) => [brandValues(id, theme).brand, neutrals[theme].canvas]],
  ['brand on sunken', 4.5, (id, theme) => [brandValues(id, theme).brand, neutrals[theme].sunken]],
  ['brand on a panel', 4.5, (...of) => [brandValues(...of).brand, panel(...of)]],
  ['white on strong brand', 7, (...of) => [white, brandValues(...of).brandStrong]],
  [
    'strong brand on brand tint',
    7,
    (...of) => [brandValues(...of).brandStrong, brandValues(...of).brandTint],
  ],
  ['strong brand on a panel', 7, (...of) => [brandValues(...of).brandStrong, panel(...of)]],
  ['the text of the menu bar', 4.5, (...of) => [brandValues(...of).onBar, brandValues(...of).bar]],
  [
    'the text of a menu entry under the pointer',
    4.5,
    (...of) => {
      const { onBar, bar } = brandValues(...of);
      return [onBar, mix(onBar, bar, 0.14)];
    },
  ],
  ['the text of a badge', 4.5, (...of) => [brandValues(...of).onAccent, brandValues(...of).accent]],
  ['ink on the tint', 7, (id, theme) => [neutrals[theme].ink, brandValues(id, theme).brandTint]],
  [
    'second ink on the tint',
    4.5,
    (id, theme) => [neutrals[theme].ink2, brandValues(id, theme).brandTint],
  ],
  ['ink on a panel', 7, (id, theme) => [neutrals[theme].ink, panel(id, theme)]],
  ['second ink on a panel', 4.5, (id, theme) => [neutrals[theme].ink2, panel(id, theme)]],
];

/** What the plan paid in charts, as the token of the style sheets has it. */
const planPart = (id: ClientId, theme: ThemeName) => mix(brandValues(id, theme).brand, white, 0.45);

const marks: Rule[] = [
  [
    'brand against the part of the plan in charts',
    3,
    (...of) => [brandValues(...of).brand, planPart(...of)],
  ],
  ['the part of the plan in charts on white', 2, (...of) => [planPart(...of), white]],
  [
    'the ring of the focus against its halo',
    3,
    (id, theme) => [neutrals[theme].ink, brandValues(id, theme).focusHalo],
  ],
  ['the ring of the focus on a panel', 3, (id, theme) => [neutrals[theme].ink, panel(id, theme)]],
  [
    'the halo of the focus on the strong brand',
    3,
    (...of) => [brandValues(...of).focusHalo, brandValues(...of).brandStrong],
  ],
];

describe.each(clientIds)('%s', (id) => {
  test.each<ThemeName>(['a', 'b'])('can be read in theme %s', (theme) => {
    expect(broken([...text, ...marks], id, theme)).toEqual([]);
  });

  test('marks the current menu entry of theme a clearly', () => {
    const { accent, bar } = brandValues(id, 'a');
    expect(contrast(accent, bar)).toBeGreaterThanOrEqual(3);
  });

  test('says in both languages what it is', () => {
    const { en, es } = brandOf(id).tagline;
    expect([en.trim(), es.trim()]).toEqual([en, es]);
    expect(Math.min(en.length, es.length)).toBeGreaterThan(8);
    expect(Math.max(en.length, es.length)).toBeLessThanOrEqual(40);
    expect(es).not.toBe(en);
  });
});

describe('the Medicare clients', () => {
  const medicare = clientIds.filter((id) => clientOf(id).businessLine === 'MEDD');

  test('are the three with that line', () => {
    expect(medicare).toEqual(['mahpmedd', 'medd_common', 'medd_standard_1']);
  });

  test.each(medicare)('%s reads with the higher contrast in both themes', (id) => {
    const weak = (['a', 'b'] as const).filter((theme) => {
      const { brand, bar, onBar } = brandValues(id, theme);
      return contrast(brand, white) < 7 || contrast(onBar, bar) < 7;
    });
    expect(weak).toEqual([]);
  });
});

test.each<ThemeName>(['a', 'b'])('no two clients look alike in theme %s', (theme) => {
  const alike = clientIds.flatMap((one, index) =>
    clientIds.slice(index + 1).flatMap((other) => {
      const apart = (['brand', 'bar', 'accent'] as const).map((token) =>
        distance(brandValues(one, theme)[token], brandValues(other, theme)[token]),
      );
      return Math.max(...apart) < 50 ? [`${one} and ${other}`] : [];
    }),
  );
  expect(alike).toEqual([]);
});

test('a co-brand and a header logo have a name and a logo', () => {
  const partners = clientIds
    .flatMap((id) => [brandOf(id).coBrand ?? [], brandOf(id).headerLogo ?? []])
    .flat();
  expect(partners).toEqual([
    { name: 'Ironbark Local 88', logo: 'ironbark.svg' },
    { name: 'Kestrel Campus Rx', logo: 'kestrel.svg' },
  ]);
});

function broken(rules: Rule[], id: ClientId, theme: ThemeName): string[] {
  return rules.flatMap(([what, least, of]) => {
    const ratio = contrast(...of(id, theme));
    return ratio < least ? [`${what}: ${ratio.toFixed(2)}, at least ${least}`] : [];
  });
}

/** The ground of a tinted panel: the style sheet's own value, else the tint of the brand. */
function panel(id: ClientId, theme: ThemeName): Hex {
  const own = customProperties(id, theme)['--panel'];
  return own ? (own as Hex) : brandValues(id, theme).brandTint;
}

/** The distance of two colours, from 0 to 442, over their three channels. */
function distance(one: Hex, other: Hex): number {
  const ends = channels(other);
  return Math.hypot(...channels(one).map((value, index) => value - (ends[index] ?? 0)));
}
