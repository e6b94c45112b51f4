export { WalletModal as Modal } from './WalletModal';
