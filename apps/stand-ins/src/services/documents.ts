import type { Json } from '@portal/scenarios';
import { cardPdf } from '../documents/card-pdf';
import { explanationPdf } from '../documents/explanation-pdf';
import { invoicePdf } from '../documents/invoice-pdf';
import { statementPdf } from '../documents/statement-pdf';
import { mapTile } from '../maps/map-tile';
import { Refusal } from './problem';
import { signedPass } from './wallet';
import type { DocumentSource, StandInDocument } from '../documents/accessible-document';

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
