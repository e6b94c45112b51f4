export * from './owed';
export * from './payment-plan-help';
export * from './payment-plan';
export * from './payments';
export * from './plan-figures';
export * from './planned-payment';
export * from './portions';
export * from './saved-cards';
