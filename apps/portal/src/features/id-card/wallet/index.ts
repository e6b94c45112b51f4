import walletText from './wallet.text';

export { WalletModal as Modal } from './WalletModal';

export const texts = [walletText];
