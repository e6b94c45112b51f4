export * from './benefit-charge';
export * from './extra-help';
export * from './next-year';
export * from './price-fill';
export * from './quantity';
export * from './refills';
export * from './rooms';
export * from './year-of-fills';
