export * from './BirthDateFields';
export * from './CheckField';
export * from './ErrorSummary';
export * from './FieldGroup';
export * from './MoneyField';
export * from './PickOne';
