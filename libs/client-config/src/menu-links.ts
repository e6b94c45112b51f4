import { type ExternalLink, link } from './external-link';

/** The links of links.ts that are in a menu, which every page needs. */
export const menuLinks = {
  formularyLookup: link('formulary.everfern.example', '/'),
  enrollment: link('enroll.example', '/', { confirm: true }),
  universityLogin: link('sign-in.kestrel-university.example', '/'),
} as const satisfies Record<string, ExternalLink>;

export type MenuLinkName = keyof typeof menuLinks;
