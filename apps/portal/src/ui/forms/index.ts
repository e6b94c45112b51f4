export * from './CardFrame';
export * from './CheckField';
export * from './ErrorSummary';
export * from './MoneyField';
export * from './PickOne';
