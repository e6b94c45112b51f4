export * from './action';
export * from './browser';
export * from './create-request';
export * from './dependencies';
export * from './feature';
export * from './remote-data';
