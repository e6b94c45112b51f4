export { CheckoutScreen as Screen } from './CheckoutScreen';
