export * from './create-request';
export * from './create-store';
export type { Dependencies, Epic } from './epic';
export * from './hooks';
export * from './remote-data';
export { rootReducer, type RootState } from './root-reducer';
export { savedAs } from './saved-as';
export { useRequested } from './use-requested';
export { type Saving, useSaving, withKey } from './use-saving';
