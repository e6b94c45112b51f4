export { ResetPasswordScreen as Screen } from './ResetPasswordScreen';
