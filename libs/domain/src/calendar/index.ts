export * from './calendar-file';
export * from './calendar';
