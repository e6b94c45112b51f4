export { signInAddress } from './sign-in-address';
export { SignInMessage } from './SignInMessage';
