export { InviteScreen as Screen } from './InviteScreen';
