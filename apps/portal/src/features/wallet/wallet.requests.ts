import { wallet } from '@portal/contracts/wallet';
import { createRequest } from '../../requests';

/** The address that adds the card to Google Wallet; an answer without one is a failure. */
export const googleLink = createRequest(
  'wallet/googleLink',
  (api) => api(wallet).getGoogleLink,
  'latest',
  { check: ({ saveUrl }) => (isGooglesAddress(saveUrl) ? undefined : 'CALL_FAILED') },
);

/** A built portal takes the answer as it is on the wire: no other address may become a link. */
const isGooglesAddress = (address: unknown): boolean =>
  typeof address === 'string' && address.startsWith('https://pay.google.com/gp/v/save/');
