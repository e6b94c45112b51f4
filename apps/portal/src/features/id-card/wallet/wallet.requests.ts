import type { WithSlice } from '@reduxjs/toolkit';
import { ApiError } from '@portal/api-client';
import { requestPath } from '@portal/contracts';
import { wallet } from '@portal/contracts/wallet';
import { map } from 'rxjs';
import { createRequest } from '../../../store';

/** Whose card, in which language; the member's own unless a family member is named. */
export interface WantedPass {
  lang: 'en' | 'es';
  memberId?: string | undefined;
}

/**
 * The URL of the Apple pass, after a pass was loaded from it: a new window could only show its
 * failure as raw JSON (EP-5). The response is discarded; the window requests it again.
 */
export const applePass = createRequest(
  'wallet/applePass',
  (api) => (wanted: WantedPass) =>
    api(wallet)
      .getPass(wanted)
      .pipe(
        map((pass) => {
          if (!(pass instanceof Blob) || pass.size === 0)
            throw new ApiError(wallet.getPass.id, 200, 'CALL_FAILED');
          return { href: requestPath(wallet.getPass, { ...wanted }) };
        }),
      ),
  'latest',
);

/** The URL that adds the card to Google Wallet. */
export const googleLink = createRequest(
  'wallet/googleLink',
  (api) => (wanted: WantedPass) =>
    api(wallet)
      .getGoogleLink(wanted)
      .pipe(map(({ saveUrl }) => ({ href: saveUrl }))),
  'latest',
);

declare module '../../../store/root-reducer' {
  interface LazySlices extends WithSlice<typeof applePass>, WithSlice<typeof googleLink> {}
}
