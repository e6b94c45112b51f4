import type { BusinessLine, DailyHours } from '@portal/domain';
import { type ClientId, clientOf } from './clients';

/** Whom one can call, in the order of contact us. */
export const contactLineIds = ['memberServices', 'homeDelivery', 'pharmacist', 'billing'] as const;
export type ContactLineId = (typeof contactLineIds)[number];

/** A number to call and when; without a phone it is the number on the member's card, else the client's. */
export interface ContactLine {
  phone?: string;
  hours: readonly DailyHours[];
}

export type ContactLines = Readonly<Record<ContactLineId, ContactLine>>;

/** The clock of the hours. */
export const contactTimeZone = 'America/Chicago';

/** Of people who are deaf or hard of hearing, for every number. */
export const ttyNumber = '711';

const always = [{ from: 1, to: 7, opens: '00:00', closes: '24:00' }];

const standardLines: ContactLines = {
  memberServices: { hours: always },
  homeDelivery: {
    phone: '1-800-555-0164',
    hours: [
      { from: 1, to: 5, opens: '07:00', closes: '22:00' },
      { from: 6, to: 6, opens: '08:00', closes: '17:00' },
    ],
  },
  pharmacist: { phone: '1-800-555-0171', hours: always },
  billing: {
    phone: '1-800-555-0158',
    hours: [{ from: 1, to: 5, opens: '10:00', closes: '18:00' }],
  },
};

/** What differs for a business line. Assumed: the specification names no phone numbers or hours. */
const linesOf: Readonly<Record<BusinessLine, Partial<ContactLines>>> = {
  COMMERCIAL: {},
  MEDD: {
    billing: {
      phone: '1-800-555-0168',
      hours: [{ from: 1, to: 5, opens: '08:00', closes: '20:00' }],
    },
  },
};

/** The lines of a client's members of a business line: the client's own rows go before those of the line. */
export const contactLinesOf = (client: ClientId, line: BusinessLine): ContactLines => ({
  ...standardLines,
  ...linesOf[line],
  ...clientOf(client).contactLines,
});

/** Where the statement of a prescriber goes on paper. */
export interface StatementOffice {
  fax: string;
  /** The lines of its mailing address, below the name of the client. */
  address: readonly string[];
}

/** Assumed: the specification names no fax number or address. */
const statementOffices: Readonly<Record<BusinessLine, StatementOffice>> = {
  COMMERCIAL: { fax: '1-800-555-0181', address: ['PO Box 1181', 'Sampleville, MN 55000'] },
  MEDD: { fax: '1-800-555-0182', address: ['PO Box 1182', 'Sampleville, MN 55000'] },
};

export const statementOfficeOf = (line: BusinessLine): StatementOffice => statementOffices[line];

/** Poison Help, for the whole country. */
export const poisonHelp = '1-800-222-1222';
