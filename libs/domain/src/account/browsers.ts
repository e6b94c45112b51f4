/** The browsers that a list of sessions tells apart; `other` for the rest. */
export const browserFamilies = [
  'chrome',
  'edge',
  'firefox',
  'opera',
  'safari',
  'samsung',
  'other',
] as const;
export type BrowserFamily = (typeof browserFamilies)[number];

/** In this order: Edge, Opera and Samsung's browser call themselves Chrome too, and all of them Safari. */
const marks: readonly (readonly [RegExp, BrowserFamily])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'edge'],
  [/\b(?:OPR|OPT|Opera)\//, 'opera'],
  [/\bSamsungBrowser\//, 'samsung'],
  [/\b(?:Firefox|FxiOS)\//, 'firefox'],
  [/\b(?:Chrome|Chromium|CriOS|HeadlessChrome)\//, 'chrome'],
  [/\bVersion\/[\d.]+.* Safari\//, 'safari'],
];

/** The family of the browser that sent this User-Agent; nothing else of the header is looked at. */
export function browserFamilyOf(userAgent: string | undefined): BrowserFamily {
  // A browser's own is far shorter: the rest of a longer header is not its name.
  const text = (userAgent ?? '').slice(0, 500);
  return marks.find(([mark]) => mark.test(text))?.[1] ?? 'other';
}
