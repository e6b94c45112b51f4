export * from './axe';
export * from './memory-browser';
export * from './render-screen';
