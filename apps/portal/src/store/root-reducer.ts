import { combineSlices } from '@reduxjs/toolkit';

/**
 * The slices of the state. A module that creates a slice declares it here by declaration merging (RTK's
 * `WithSlice`) and injects it into `rootReducer` when it loads.
 */
export interface LazySlices {}

export const rootReducer = combineSlices().withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;
