export * from './client-errors';
export { emulationStopAsked } from './emulation.epic';
export * from './idle.slice';
export * from './face';
export * from './language.slice';
export * from './leaving-site';
export * from './notification-counts';
export * from './session.slice';
export * from './use-session';
