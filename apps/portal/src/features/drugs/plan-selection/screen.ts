export { PlanSelectionScreen as Screen } from './PlanSelectionScreen';
