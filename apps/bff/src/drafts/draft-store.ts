/** A draft as it is stored. Its content and its position in the form are encrypted. */
export interface StoredDraft {
  /** Grows with every save. */
  revision: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** What a list shows, encrypted: one line. */
  facts: string;
  /** The fields, encrypted. */
  content: string;
}

export type ListedDraft = Omit<StoredDraft, 'content'> & { formId: string };

export interface DraftLimits {
  /** How many drafts a user may have. */
  drafts: number;
  /** Bytes of all drafts of a user. */
  bytes: number;
}

/** `changed`: the draft to replace has another revision or was removed. `full`: there are too many. */
export type Saved = 'saved' | 'changed' | 'full';

/**
 * Stores drafts by user and form. Users are pseudonyms; an expired draft (`now`, milliseconds since 1970)
 * counts as none. A store that can't be reached throws. One contract test for all stores.
 */
export interface DraftStore {
  list(user: string, now: number): Promise<ListedDraft[]>;

  read(user: string, formId: string, now: number): Promise<StoredDraft | undefined>;

  /** Replaces the revision `replaces` (0: none), as one step. */
  save(
    user: string,
    formId: string,
    draft: StoredDraft,
    replaces: number,
    limits: DraftLimits,
    now: number,
  ): Promise<Saved>;

  /** False when there was none. */
  remove(user: string, formId: string, now: number): Promise<boolean>;
}
