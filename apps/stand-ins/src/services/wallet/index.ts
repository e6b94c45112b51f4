import { join } from 'node:path';
import type { Json, WalletCard } from '@portal/scenarios';
import { applePass } from './apple-pass';
import { developmentKeys } from './development-keys';
import { googleLink } from './google-link';
import type { DocumentSource, StandInDocument } from '../../documents/accessible-document';

/** The card of a scenario's response, as a signed Apple pass. */
export async function signedPass(
  body: Json,
  { fixtures }: DocumentSource,
): Promise<StandInDocument> {
  const keys = await developmentKeys();
  const bytes = await applePass(body as WalletCard, keys, join(fixtures, 'wallet'), new Date());
  return { bytes, fileName: 'id-card.pkpass' };
}

/** The calls whose response has to be signed, by endpoint id. */
export const signedBodies: Readonly<Record<string, (body: Json) => Promise<Json>>> = {
  'wallet.getGoogleLink': async (body) => {
    const { saveUrl } = body as { saveUrl: string };
    const unsigned = saveUrl.split('/').at(-1)?.split('.')[1] ?? '';
    const card = JSON.parse(Buffer.from(unsigned, 'base64url').toString()) as WalletCard;
    return { saveUrl: await googleLink(card, await developmentKeys(), new Date()) };
  },
};
