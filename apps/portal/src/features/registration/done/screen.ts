export { PasswordChangedScreen as Screen } from './PasswordChangedScreen';
