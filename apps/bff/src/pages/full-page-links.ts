import { commaList, httpAddress } from '@portal/env';
import * as z from 'zod';

/** Specification §2.1, the full-page links (RT-6): addresses of the portal that another system may answer. */
export const fullPagePaths = [
  '/payments',
  '/member/pharmacylocator',
  '/member/publicPharmacylocator',
  '/member/druglookuponly',
  '/member/druglookup',
  '/member/mailorder',
  '/cvgdetermination',
] as const;

type Target = readonly [path: string, address: string];

const pathOf = (path: string) =>
  fullPagePaths.find((each) => each.toLowerCase() === path.toLowerCase().replace(/\/$/, ''));

/** A setting such as `/payments=https://pay.example/start`, with commas between: path and address of each. */
export const fullPageLinks = () =>
  commaList().transform((words, context): readonly Target[] =>
    words.flatMap((word) => {
      const [path = '', address = ''] = word.split(/=(.*)/s);
      const known = pathOf(path);
      if (known && httpAddress().safeParse(address).success) return [[known, address] as const];
      context.addIssue(`Write path=address, where the path is one of ${fullPagePaths.join(', ')}`);
      return z.NEVER;
    }),
  );

/** Where a page's path leads by that setting; undefined for the portal's own screen. */
export function targetOf(path: string, links: readonly Target[]): string | undefined {
  const known = pathOf(path);
  return known && new Map(links).get(known);
}

/** The portal's page, told which of its own links the server would send elsewhere: those it leaves to it. */
export function markElsewhere(page: string, links: readonly Target[]): string {
  if (links.length === 0) return page;
  const paths = links.map(([path]) => path).join(' ');
  return page.replace(/<html(?= |>)/, `<html data-elsewhere="${paths}"`);
}
