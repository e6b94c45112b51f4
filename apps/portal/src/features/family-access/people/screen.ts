export { PeopleScreen as Screen } from './PeopleScreen';
