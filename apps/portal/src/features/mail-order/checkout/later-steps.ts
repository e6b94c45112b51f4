export { ChangedElsewhere } from './ChangedElsewhere';
export { HealthStep } from './steps/HealthStep';
export { PaymentStep } from './steps/PaymentStep';
export { ReviewStep } from './steps/ReviewStep';
export { ShippingStep } from './steps/ShippingStep';
