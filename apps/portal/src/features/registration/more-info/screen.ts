export { MoreInfoScreen as Screen } from './MoreInfoScreen';
