export * from './CheckField';
export * from './DateFields';
export * from './ErrorSummary';
export * from './FieldGroup';
export * from './MoneyField';
export * from './PickOne';
