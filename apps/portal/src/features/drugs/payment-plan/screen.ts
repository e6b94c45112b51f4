export { PaymentPlanScreen as Screen } from './PaymentPlanScreen';
