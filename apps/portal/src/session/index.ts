export { caregiverStart, emulationStopRequested, openAsMember } from './emulation.epic';
export * from './idle/idle.slice';
export * from './session-facts';
export * from './session.slice';
export { isConfirmed, unconfirmed } from './sign-out/signed-out';
export * from './slash-key.slice';
export * from './step-up.slice';
export { useAgeRestriction } from './use-age-restriction';
export * from './use-session';
