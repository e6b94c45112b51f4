export { CheckField } from './CheckField';
export { dateError, DateFields, isDateErrorAt, isDatePart, nameOfDatePart } from './DateFields';
export { ErrorSummary, type FieldError } from './ErrorSummary';
export { FieldGroup } from './FieldGroup';
export { focusField } from './focus-field';
export { KindField } from './KindField';
export { LineField } from './LineField';
export { MoneyField } from './MoneyField';
export { type Pick, PickOne } from './PickOne';
