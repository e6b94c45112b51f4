export { RegistrationScreen as Screen } from './RegistrationScreen';
