export * from './default-pharmacy';
export * from './dialogs';
export * from './leaving-site';
