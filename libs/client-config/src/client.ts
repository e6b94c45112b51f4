import type { BusinessLine } from '@portal/domain';
import type { Addition } from './additions';
import type { ContactLines } from './contact-lines';
import type { FlagName } from './feature-flags';
import type { ThemeName } from './themes';

/** Specification §1 and §2.4: what may differ from one client to the next. A closed list. */
export interface Client {
  /** What members read in the logo, the title and the footer. */
  name: string;
  /** The number that error screens and the footer give. */
  phone: string;
  /** Numbers and hours of contact us that differ from the usual ones. */
  contactLines: Partial<ContactLines>;
  /** Other codes that the services use for the same client. */
  aliases: readonly string[];
  /** The business line of a visitor before the services name one. */
  businessLine: BusinessLine;
  /** The global-health client has its own menu (§2.4). */
  menu: 'standard' | 'planSelection';
  /** Which forms entry the menu shows (§2.4, university). */
  formsEntry: 'forms' | 'priorAuthorization';
  /** How the forms entry is labelled (§2.4, house account). */
  formsLabel: 'formsAndInformation' | 'formsOnly';
  /** Its own prior authorization form among the forms, if it has one. */
  priorAuthorizationForm: 'general' | 'children' | 'none';
  /** Where signing in begins: the portal's own sign-in, or a link of links.ts. */
  loginUrl: 'portal' | 'universityLogin';
  /** Where the mail-order entry leads a visitor (§2.4, PRXFRD). */
  mailOrderForVisitors: '/member/mail-order' | '/member/contact';
  /** Whether the logo is a link (§2.3: that of the mail-order client is not). */
  logoLink: 'home' | 'none';
  /** Whether the footer's company link opens a confirmation first (§2.5: capital-rx has none). */
  footerLogo: 'confirmed' | 'direct';
  /** Members order from a vendor and not in-house. §9 lists the identifiers of vendors; what they change is assumed. */
  mailOrderVendor: boolean;
  /** The feature list is forced to these, whatever the services answer (§1). */
  forcedFlags: readonly FlagName[] | null;
  /** What the portal has in addition to the specification, and this client does not have (additions.ts). */
  leavesOut: readonly Addition[];
  /** The theme when flag 300 is off. */
  theme: ThemeName;
  /** The copyright year (§9). Assumed: the line ends with the current year, so that it is not out of date. */
  copyrightSince: number;
  /** The specification names the client or its difference without a code. */
  assumed: boolean;
  /** What of this row is a guess. */
  assumedFields: readonly string[];
}

/** A client's file names only what differs from the standard. */
export type ClientRow = Pick<Client, 'name'> & Partial<Client>;

export const standardClient: Omit<Client, 'name'> = {
  phone: '1-800-555-0142',
  contactLines: {},
  aliases: [],
  businessLine: 'COMMERCIAL',
  menu: 'standard',
  formsEntry: 'forms',
  formsLabel: 'formsAndInformation',
  priorAuthorizationForm: 'none',
  loginUrl: 'portal',
  mailOrderForVisitors: '/member/mail-order',
  logoLink: 'home',
  footerLogo: 'confirmed',
  mailOrderVendor: false,
  forcedFlags: null,
  leavesOut: [],
  theme: 'a',
  copyrightSince: 2024,
  assumed: false,
  assumedFields: [],
};
