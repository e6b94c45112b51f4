export { ProfileScreen as Screen } from './ProfileScreen';
