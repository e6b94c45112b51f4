export { ConfirmationScreen as Screen } from './ConfirmationScreen';
