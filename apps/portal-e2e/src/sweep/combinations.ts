import { createRequire } from 'node:module';

// Its bundle has no names that an import finds.
const { make } = createRequire(import.meta.url)('covertable') as typeof import('covertable');

/** What a page can be looked at with. A browser that zooms a window of 1280 × 1024 to 400 % has 320 × 256. */
export const factors = {
  language: ['en', 'es'],
  textSize: ['base', 'large', 'largest'],
  theme: ['a', 'b'],
  view: ['320 × 900', '768 × 900', '1280 × 900', '320 × 256'],
  forcedColors: ['none', 'active'],
  reducedMotion: ['reduce', 'no-preference'],
} as const;

type Factors = typeof factors;
type Combination = { [Name in keyof Factors]: Factors[Name][number] };

export interface Look extends Partial<Pick<Combination, 'forcedColors' | 'reducedMotion'>> {
  language: Combination['language'];
  textSize: Combination['textSize'];
  theme: Combination['theme'];
  width: number;
  /** 900 unless given. */
  height?: number;
}

const combinations = make(
  Object.fromEntries(Object.entries(factors).map(([name, values]) => [name, [...values]])),
) as unknown as Combination[];

/** The fewest looks in which every pair of values occurs, each text size at 320 px too. */
export const looks: readonly Look[] = combinations.map(({ view, ...rest }) => {
  const [width = 0, height = 0] = view.split(' × ').map(Number);
  return { ...rest, width, height };
});

/** Every look in turn, for rows of which each is looked at once. */
export const lookOfRow = (place: number): Look => looks[place % looks.length] as Look;

export const titleOf = ({
  language,
  textSize,
  theme,
  width,
  height = 900,
  forcedColors = 'none',
  reducedMotion = 'reduce',
}: Look) =>
  [
    `${language}, ${textSize}, theme ${theme}, ${width} × ${height} px`,
    ...(forcedColors === 'active' ? ['forced colors'] : []),
    ...(reducedMotion === 'reduce' ? [] : ['with motion']),
  ].join(', ');
