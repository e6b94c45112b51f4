export * from './CheckField';
export * from './DateFields';
export * from './ErrorSummary';
export * from './FieldGroup';
export { focusField } from './focus-field';
export { LineField } from './LineField';
export * from './MoneyField';
export * from './PickOne';
