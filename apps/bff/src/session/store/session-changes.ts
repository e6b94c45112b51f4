/** Hears what happens to sessions anywhere. */
export interface SessionChangeListener {
  changed(id: string): void;
  /** From here on changes may be missed, until `complete` is true again. */
  missed(): void;
}

/** Tells a replica what the others do to the sessions that it may remember. */
export interface SessionChanges {
  /** Whether every change is told at the moment. */
  readonly complete: boolean;
  subscribe(listener: SessionChangeListener): void;
}

/** For a store that this process alone writes to. */
export const noOtherReplicas: SessionChanges = { complete: true, subscribe: () => undefined };
