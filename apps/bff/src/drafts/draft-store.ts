/** A draft as a store holds it. What it says and where in the form it stands are sealed. */
export interface StoredDraft {
  /** Grows with every save. */
  revision: number;
  /** Milliseconds since 1970. */
  expiresAt: number;
  /** What a list shows, sealed: one line. */
  facts: string;
  /** What was filled in, sealed. */
  content: string;
}

export type ListedDraft = Omit<StoredDraft, 'content'> & { formId: string };

export interface DraftLimits {
  /** How many drafts a user may have. */
  drafts: number;
  /** Bytes that they may take together. */
  bytes: number;
}

/** `changed`: the draft to be replaced is another one by now, or gone. `full`: there are too many. */
export type Saved = 'saved' | 'changed' | 'full';

/**
 * Where drafts live, by user and form. Users are pseudonyms; a draft that has expired (`now`, milliseconds
 * since 1970) is as good as none. A store that can't be reached throws. One contract test for all stores.
 */
export interface DraftStore {
  list(user: string, now: number): Promise<ListedDraft[]>;

  read(user: string, formId: string, now: number): Promise<StoredDraft | undefined>;

  /** Writes a draft in the place of the revision `replaces` (0: of none), as one step. */
  save(
    user: string,
    formId: string,
    draft: StoredDraft,
    replaces: number,
    limits: DraftLimits,
    now: number,
  ): Promise<Saved>;

  /** Says whether there was one. */
  remove(user: string, formId: string, now: number): Promise<boolean>;
}
