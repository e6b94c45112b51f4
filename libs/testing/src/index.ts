export * from './scenario-transport';
