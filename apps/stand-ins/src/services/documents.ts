import type { Json } from '@portal/scenarios';
import { invoicePdf } from '../documents/invoice-pdf';
import { signedPass } from './wallet';

/** A document as the services hand it out. */
export interface StandInDocument {
  bytes: Buffer;
  fileName: string;
}

/** `fixtures`: the folder that pictures lie in. */
export type WriteDocument = (
  body: Json,
  query: Record<string, string>,
  fixtures: string,
) => StandInDocument | Promise<StandInDocument>;

/** The calls whose answer is a document, by endpoint id: made of what the scenario says, and of the query. */
export const documents: Readonly<Record<string, WriteDocument>> = {
  'payments.getInvoiceDocument': invoicePdf,
  'wallet.getPass': signedPass,
};
