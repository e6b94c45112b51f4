import type { Json, ZipCode } from '@portal/scenarios';
import { invoicePdf } from '../documents/invoice-pdf';
import { mapTile } from '../maps/map-tile';
import { signedPass } from './wallet';

/** A document as the services send it. */
export interface StandInDocument {
  bytes: Buffer;
  fileName: string;
}

/** What a document is made from, in addition to the scenario's response. */
export interface DocumentSource {
  query: Record<string, string>;
  /** The folder with pictures and fonts. */
  fixtures: string;
  /** The name of the scenario's client. */
  clientName: string;
  zipCodes: () => readonly ZipCode[];
}

type CreateDocument = (body: Json, source: DocumentSource) => Promise<StandInDocument>;

/** The calls whose response is a document, by endpoint id. */
export const documents: Readonly<Record<string, CreateDocument>> = {
  'maps.getTile': (body, { zipCodes }) =>
    Promise.resolve({ bytes: Buffer.from(mapTile(body, zipCodes)), fileName: 'tile.svg' }),
  'payments.getInvoiceDocument': invoicePdf,
  'wallet.getPass': signedPass,
};
