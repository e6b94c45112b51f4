import type { DraftLimits, DraftStore, ListedDraft, Saved, StoredDraft } from './draft-store';

const sweepEveryMs = 3_600_000;

/** Drafts in this process: the embedded default, for one replica. They are lost when it stops. */
export class MemoryDraftStore implements DraftStore {
  private readonly users = new Map<string, Map<string, StoredDraft>>();
  private sweptAt = 0;

  async list(user: string, now: number): Promise<ListedDraft[]> {
    return [...this.draftsOf(user, now)].map(([formId, { revision, expiresAt, facts }]) => ({
      formId,
      revision,
      expiresAt,
      facts,
    }));
  }

  async read(user: string, formId: string, now: number): Promise<StoredDraft | undefined> {
    return this.draftsOf(user, now).get(formId);
  }

  async save(
    user: string,
    formId: string,
    draft: StoredDraft,
    replaces: number,
    limits: DraftLimits,
    now: number,
  ): Promise<Saved> {
    if (now - this.sweptAt > sweepEveryMs) this.sweep(now);
    const drafts = this.draftsOf(user, now);
    if ((drafts.get(formId)?.revision ?? 0) !== replaces) return 'changed';
    const next = new Map(drafts).set(formId, { ...draft });
    const bytes = [...next.values()].reduce((sum, each) => sum + sizeOf(each), 0);
    if (next.size > limits.drafts || bytes > limits.bytes) return 'full';
    this.users.set(user, next);
    return 'saved';
  }

  async remove(user: string, formId: string, now: number): Promise<boolean> {
    const drafts = this.draftsOf(user, now);
    const removed = drafts.delete(formId);
    if (drafts.size === 0) this.users.delete(user);
    return removed;
  }

  /** Every key and value as one text, for tests that search it. */
  dump(): string {
    return JSON.stringify([...this.users].map(([user, drafts]) => [user, ...drafts]));
  }

  private draftsOf(user: string, now: number): Map<string, StoredDraft> {
    const drafts = this.users.get(user) ?? new Map<string, StoredDraft>();
    for (const [formId, { expiresAt }] of drafts) if (expiresAt <= now) drafts.delete(formId);
    return drafts;
  }

  private sweep(now: number): void {
    this.sweptAt = now;
    for (const user of this.users.keys()) {
      if (this.draftsOf(user, now).size === 0) this.users.delete(user);
    }
  }
}

function sizeOf({ facts, content }: StoredDraft): number {
  return facts.length + content.length;
}
