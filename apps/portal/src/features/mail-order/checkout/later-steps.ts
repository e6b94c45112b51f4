export { ChangedElsewhere } from './ChangedElsewhere';
export { HealthStep } from './HealthStep';
export { PaymentStep } from './PaymentStep';
export { ReviewStep } from './ReviewStep';
export { ShippingStep } from './ShippingStep';
