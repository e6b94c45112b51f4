export * from './client-errors';
export { emulationStopRequested } from './emulation.epic';
export * from './idle.slice';
export { PrintedFor } from './printed-for';
export * from './session.slice';
export { usePhone } from './use-phone';
export * from './use-session';
