import type { BrowserFamily } from '@portal/domain/account';
import { useText } from '../../../language';
import securityText from './security.text';

/** Product names: the same in every language. */
const names: Record<Exclude<BrowserFamily, 'other'>, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};

/** Names the family of a browser. */
export function useBrowserName(): (browser: BrowserFamily) => string {
  const t = useText(securityText);
  return (browser) => (browser === 'other' ? t('settings.browser.other') : names[browser]);
}
