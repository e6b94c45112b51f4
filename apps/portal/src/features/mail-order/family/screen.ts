export { FamilyScreen as Screen } from './FamilyScreen';
