export { NotAuthorizedScreen as Screen } from './NotAuthorizedScreen';
