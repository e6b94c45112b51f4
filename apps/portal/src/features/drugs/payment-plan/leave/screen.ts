export { LeavePlanScreen as Screen } from '../election/LeavePlanScreen';
