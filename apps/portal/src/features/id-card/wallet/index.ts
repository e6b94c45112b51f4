import type { Feature } from '../../../requests';
import { applePass, googleLink } from './wallet.requests';
import walletText from './wallet.text';

export { WalletModal as Modal } from './WalletModal';

export const texts = [walletText];

export const feature: Feature = { requests: [applePass, googleLink] };
