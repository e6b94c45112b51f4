import { commaList, httpUrl } from '@portal/env';
import * as z from 'zod';

/** Specification §2.1, the full-page links (RT-6): paths of the portal that another system may answer. */
const fullPagePaths = [
  '/payments',
  '/member/pharmacylocator',
  '/member/publicPharmacylocator',
  '/member/druglookuponly',
  '/member/druglookup',
  '/member/mailorder',
  '/cvgdetermination',
] as const;

export type FullPageLink = readonly [path: string, url: string];

const pathOf = (path: string) =>
  fullPagePaths.find((each) => each.toLowerCase() === path.toLowerCase().replace(/\/$/, ''));

/** A setting such as `/payments=https://pay.example/start`, with commas between: path and URL of each. */
export const fullPageLinks = () =>
  commaList().transform((entries, context): readonly FullPageLink[] =>
    entries.flatMap((entry) => {
      const [path = '', url = ''] = entry.split(/=(.*)/s);
      const known = pathOf(path);
      if (known && httpUrl().safeParse(url).success) return [[known, url] as const];
      context.addIssue(`Write path=URL, where the path is one of ${fullPagePaths.join(', ')}`);
      return z.NEVER;
    }),
  );

/** The URL of a page's path by that setting; undefined for the portal's own screen. */
export function fullPageUrl(path: string, links: readonly FullPageLink[]): string | undefined {
  const known = pathOf(path);
  return known && new Map(links).get(known);
}
