import type { FlagName } from './feature-flags';
import type { ThemeName } from './themes';

/**
 * Specification §1 and §2.4, the clients: one row each. What differs between clients is a closed list
 * of fields; no client code stands anywhere else. The names are this project's own.
 */
export const clients = {
  common: { name: 'Everfern Rx' },
  mahphc: { name: 'Saltmarsh Health Choice', phone: '1-800-555-0144' },
  mahp: { name: 'Saltmarsh Health', phone: '1-800-555-0145' },
  mahpmedd: { name: 'Saltmarsh Medicare Rx', phone: '1-800-555-0146' },
  ebms: { name: 'Copperline Trades Fund', phone: '1-800-555-0147' },
  ccp: { name: 'Cypress Bend Community Plan', phone: '1-800-555-0148' },
  gatorcare: { name: 'Heronwade Care', phone: '1-800-555-0149' },
  mailrx: { name: 'Larkspur Mail Rx', phone: '1-800-555-0150', logoLink: 'none' },
  flexscripts: {
    name: 'Flexwillow Scripts',
    phone: '1-800-555-0151',
    forcedFlags: ['themeNewco'],
    assumed: true,
  },
  medd_common: { name: 'Everfern Medicare Rx', phone: '1-800-555-0152' },
  medd_standard_1: { name: 'Goldenrod Medicare Rx', phone: '1-800-555-0153' },
  globalhealth: {
    name: 'Meridian Grove Health',
    phone: '1-800-555-0154',
    aliases: ['globalh'],
    menu: 'planSelection',
  },
  healthykids: { name: 'Bright Acorn Kids', phone: '1-800-555-0155' },
  caplrx: {
    name: 'Northlight Rx',
    phone: '1-800-555-0156',
    footerLogo: 'direct',
    mailOrderVendor: true,
  },
  caplrx2: {
    name: 'Northlight Rx Plus',
    phone: '1-800-555-0157',
    footerLogo: 'direct',
    mailOrderVendor: true,
  },
  houseacct: {
    name: 'Everfern House Account',
    phone: '1-800-555-0158',
    formsLabel: 'formsOnly',
    mailOrderVendor: true,
  },
  university: {
    name: 'Kestrel University',
    phone: '1-800-555-0159',
    formsEntry: 'priorAuthorization',
    loginUrl: 'universityLogin',
    assumed: true,
  },
  PRXFRD: {
    name: 'Fernridge Rx',
    phone: '1-800-555-0160',
    mailOrderForVisitors: '/member/contact',
  },
} as const satisfies Record<string, ClientRow>;

interface ClientRow extends Partial<Client> {
  name: string;
}

/** What may differ from one client to the next. */
export interface Client {
  /** What members read in the logo, the title and the footer. */
  name: string;
  /** Other codes that the services use for the same client. */
  aliases: readonly string[];
  /** The global-health client has a menu of its own (§2.4). */
  menu: 'standard' | 'planSelection';
  /** Which forms entry the menu shows (§2.4, university). */
  formsEntry: 'forms' | 'priorAuthorization';
  /** How the forms entry is labelled (§2.4, house account). */
  formsLabel: 'formsAndInformation' | 'formsOnly';
  /** Where signing in begins: the portal's own sign-in, or a link of links.ts. */
  loginUrl: 'portal' | 'universityLogin';
  /** Where the mail-order entry leads a visitor (§2.4, PRXFRD). */
  mailOrderForVisitors: '/member/mail-order' | '/member/contact';
  /** Whether the logo leads anywhere (§2.3: the mail-order client's does not). */
  logoLink: 'home' | 'none';
  /** Whether the footer's company link asks before leaving (§2.5: capital-rx does not). */
  footerLogo: 'confirmed' | 'direct';
  /** The code is one of the mail-order vendors (§9). */
  mailOrderVendor: boolean;
  /** The feature list is forced to these, whatever the services answer (§1). */
  forcedFlags: readonly FlagName[] | null;
  /** The face when flag 300 is off. */
  theme: ThemeName;
  /** The number that error screens and the footer give. */
  phone: string;
  /** The year of the copyright line (§9). */
  copyrightYear: number;
  /** The specification names the client or its difference without a code. */
  assumed: boolean;
}

export type ClientId = keyof typeof clients;

export const clientIds = Object.keys(clients) as ClientId[];

const standard: Client = {
  name: '',
  aliases: [],
  menu: 'standard',
  formsEntry: 'forms',
  formsLabel: 'formsAndInformation',
  loginUrl: 'portal',
  mailOrderForVisitors: '/member/mail-order',
  logoLink: 'home',
  footerLogo: 'confirmed',
  mailOrderVendor: false,
  forcedFlags: null,
  theme: 'a',
  phone: '1-800-555-0142',
  copyrightYear: 2024,
  assumed: false,
};

/** The id of the client with this code or alias, in any case; `common` when there is none (§1). */
export function clientIdOf(code: string): ClientId {
  const wanted = code.trim().toLowerCase();
  const found = clientIds.find((id) =>
    [id, ...clientOf(id).aliases].some((each) => each.toLowerCase() === wanted),
  );
  return found ?? 'common';
}

/** A client's row with the standard for every field it does not name. */
export function clientOf(id: ClientId): Client {
  const row: ClientRow = clients[id];
  return { ...standard, ...row };
}
