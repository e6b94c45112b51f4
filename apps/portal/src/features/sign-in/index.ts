export { signInAddress } from './sign-in-address';
export { SignInMessage } from './SignInMessage';
export { useReturnTo } from './use-return-to';
