import type { Json, ZipCode } from '@portal/scenarios';
import { cardPdf } from '../documents/card-pdf';
import { explanationPdf } from '../documents/explanation-pdf';
import { invoicePdf } from '../documents/invoice-pdf';
import { statementPdf } from '../documents/statement-pdf';
import { mapTile } from '../maps/map-tile';
import { Refusal } from './problem';
import { signedPass } from './wallet';

/** A document as the services send it. */
export interface StandInDocument {
  bytes: Buffer;
  fileName: string;
  /** Its media type, where it is not the one that the catalogue names first. */
  type?: string;
}

/** What a document is made from, in addition to the scenario's response. */
export interface DocumentSource {
  query: Record<string, string>;
  /** The folder with pictures and fonts. */
  fixtures: string;
  /** The name of the scenario's client. */
  clientName: string;
  zipCodes: () => readonly ZipCode[];
  /** The bytes of a file that the member has uploaded; undefined when they are gone. */
  bytesOf: (uploadId: string) => Buffer | undefined;
}

type CreateDocument = (body: Json, source: DocumentSource) => Promise<StandInDocument>;

/** A file of a message, as it was uploaded. What the member called it stays in the message. */
const attachment: CreateDocument = (body, { bytesOf }) => {
  const { id, type } = body as { id: string; type: string };
  const bytes = bytesOf(id);
  if (!bytes) throw new Refusal(404, 'FILE_NOT_FOUND', 'The file is no longer stored.');
  return Promise.resolve({ bytes, type, fileName: `attachment.${type.split('/')[1] ?? ''}` });
};

/** The calls whose response is a document, by endpoint id. */
export const documents: Readonly<Record<string, CreateDocument>> = {
  'claims.getExplanation': explanationPdf,
  'claims.getStatement': statementPdf,
  'idCard.getDocument': cardPdf,
  'messages.getFile': attachment,
  'maps.getTile': (body, { zipCodes }) =>
    Promise.resolve({ bytes: Buffer.from(mapTile(body, zipCodes)), fileName: 'tile.svg' }),
  'payments.getInvoiceDocument': invoicePdf,
  'wallet.getPass': signedPass,
};
