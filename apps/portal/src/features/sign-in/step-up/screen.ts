export { StepUpEndScreen as Screen } from './StepUpEndScreen';
