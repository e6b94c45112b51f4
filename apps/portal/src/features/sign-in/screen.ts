export { SignInScreen as Screen } from './SignInScreen';
