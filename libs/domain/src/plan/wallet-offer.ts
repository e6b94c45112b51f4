/** The device, as the browser reports it. */
export interface Device {
  userAgent: string;
  /** `navigator.maxTouchPoints`: an iPad calls itself a Mac, but is touched. */
  touchPoints: number;
}

type WalletOffer = 'website' | 'idCard' | 'appleWallet' | 'googleWallet';

/**
 * What the wallet dialog offers (Spec §2.6): the wallet's website on a device without a wallet; on the
 * others the ID card, and its wallet's pass unless the replacement message is showing.
 */
export function walletOffer(device: Device, replacementShowing: boolean): WalletOffer {
  const wallet = walletOf(device);
  if (!wallet) return 'website';
  return replacementShowing ? 'idCard' : wallet;
}

/**
 * Assumed: the specification names a device check without its rule. Here Apple's wallet on iPhone and
 * iPod touch, and Macs with Safari, which hand a pass on to the phone (an iPad has no Wallet); Google's
 * on Android phones and tablets, which open its address in the app.
 */
function walletOf({ userAgent, touchPoints }: Device): 'appleWallet' | 'googleWallet' | undefined {
  if (/\b(iPhone|iPod)\b/.test(userAgent)) return 'appleWallet';
  if (/\bAndroid\b/.test(userAgent)) return 'googleWallet';
  const safari =
    /\bSafari\//.test(userAgent) && !/\b(Chrome|Chromium|Edg|OPR|Firefox)\//.test(userAgent);
  return /\bMacintosh\b/.test(userAgent) && touchPoints < 2 && safari ? 'appleWallet' : undefined;
}
