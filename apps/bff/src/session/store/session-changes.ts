/** Is notified of the changes that any replica makes to sessions. */
export interface SessionChangeListener {
  changed(id: string): void;
  /** From now on changes may be missed, until `isComplete` is true again. */
  missed(): void;
}

/** The changes that all replicas make to the sessions that one of them may have cached. */
export interface SessionChanges {
  /** Whether every change is received now. */
  readonly isComplete: boolean;
  subscribe(listener: SessionChangeListener): void;
}

/** For a store that only this process writes to. */
export const noOtherReplicas: SessionChanges = { isComplete: true, subscribe: () => undefined };
