export * from './axe';
export * from './claims';
export * from './dashboard';
export * from './memory-platform';
export * from './paying';
export * from './render-screen';
export * from './open-form';
export { actingFor, openDialog, openedDialog } from './open-dialog';
export { scenarioTransport } from '@portal/testing';
