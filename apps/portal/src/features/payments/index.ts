export { account as paymentAccount } from './account.requests';
