export { PlanElectionScreen as Screen } from './PlanElectionScreen';
