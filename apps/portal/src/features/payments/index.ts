export { paymentForms } from './form/payment-forms';
export { account as paymentAccount } from './account/account.requests';
