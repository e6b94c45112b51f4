export { InvitationScreen as Screen } from './InvitationScreen';
