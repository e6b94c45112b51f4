export * from './face';
