export * from './dialogs';
export * from './leaving-site';
