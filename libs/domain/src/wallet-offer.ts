/** What is known of the device, as the browser tells it. */
export interface Device {
  userAgent: string;
  /** `navigator.maxTouchPoints`: an iPad calls itself a Mac, but is touched. */
  touchPoints: number;
}

/**
 * What the wallet dialog offers (Spec §2.6): the wallet's website on a device without a wallet; on the
 * others the ID card, and the Apple pass unless the replacement message is showing.
 */
export function walletOffer(
  device: Device,
  replacementShowing: boolean,
): 'website' | 'idCard' | 'appleWallet' {
  if (!hasAppleWallet(device)) return 'website';
  return replacementShowing ? 'idCard' : 'appleWallet';
}

/**
 * Assumed: the specification names a device check without its rule. Here iPhone and iPod touch, and
 * Macs with Safari, which hand a pass on to the phone; an iPad has no Wallet.
 */
function hasAppleWallet({ userAgent, touchPoints }: Device): boolean {
  if (/\b(iPhone|iPod)\b/.test(userAgent)) return true;
  const mac = /\bMacintosh\b/.test(userAgent) && touchPoints < 2;
  return (
    mac && /\bSafari\//.test(userAgent) && !/\b(Chrome|Chromium|Edg|OPR|Firefox)\//.test(userAgent)
  );
}
