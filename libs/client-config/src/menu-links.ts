import { type ExternalLink, link } from './external-link';

/** The links of links.ts that are in a menu, which every page needs. */
export const menuLinks = {
  formularyGhh2001And2002: link('formulary.everfern.example', '/ghh2001-2002'),
  formularyGhh0003: link('formulary.everfern.example', '/ghh0003'),
  formularyGhh0004And0005: link('formulary.everfern.example', '/ghh0004-0005'),
  formularyLookup: link('formulary.everfern.example', '/'),
  enrollment: link('enroll.example', '/', { confirm: true }),
  universityLogin: link('sign-in.kestrel-university.example', '/'),
} as const satisfies Record<string, ExternalLink>;

export type MenuLinkName = keyof typeof menuLinks;
