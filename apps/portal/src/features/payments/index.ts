export { paymentForms } from './payment-forms';
export { account as paymentAccount } from './account.requests';
