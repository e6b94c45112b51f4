export * from './business-days';
export * from './calendar-file';
export * from './calendar';
