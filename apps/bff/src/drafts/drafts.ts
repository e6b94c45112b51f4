import type { OutputOf, WireOf } from '@portal/contracts';
import type { drafts as area } from '@portal/contracts/drafts';
import type { Logger } from '@portal/logger';
import { AppError } from '../app-error';
import type { Clock } from '../clock';
import { reach } from '../store/reach';
import type { Entry, EntryLimits, Store } from '../store/store';
import type { KeyRing } from './key-ring';

type Facts = WireOf<typeof area.save>;
type Draft = NonNullable<WireOf<typeof area.getOne>['draft']>;
type SaveInput = OutputOf<{ response: NonNullable<(typeof area.save)['body']> }>;

/** What a list shows of a draft, encrypted. */
interface SealedFacts {
  savedAt: string;
  step?: string | undefined;
  /** Not shown: only the next save of the same page needs it. */
  from?: SaveInput['from'];
}

interface Settings extends EntryLimits {
  /** Milliseconds until a draft expires after it was last saved. */
  lifeMs: number;
}

/**
 * The drafts of members (FM-2). Encrypted with a key of the server, not of the session, because they outlive
 * it; decrypted only for the same user, form and revision. Throws AppError.
 */
export class Drafts {
  constructor(
    private readonly store: Store,
    private readonly keys: KeyRing,
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  /** The user's drafts without their content, newest first. */
  async list(user: string): Promise<Facts[]> {
    const listed = await reachDrafts(this.store.entries(user));
    return listed
      .map(({ name, ...draft }) => this.factsOf(user, name, draft))
      .filter((facts) => facts !== undefined)
      .sort((a, b) => b.revision - a.revision);
  }

  /** The draft of a form; null when there is none that can be decrypted. */
  async read(user: string, formId: string): Promise<Draft | null> {
    const stored = await reachDrafts(this.store.entry(user, formId));
    const facts = stored && this.factsOf(user, formId, stored);
    const text = stored && this.keys.open(user, `${formId} ${stored.revision}`, stored.body);
    if (!facts || text === undefined) return null;
    return { ...facts, content: JSON.parse(text) as Record<string, unknown> };
  }

  /**
   * Replaces the revision that its page knows, or an earlier save of the same page. A save that a later one
   * of its page has overtaken changes nothing. Throws DRAFT_CHANGED with the facts of the newer draft, or
   * TOO_MANY_DRAFTS.
   */
  async save(user: string, formId: string, input: SaveInput): Promise<Facts> {
    const { replaces, step, content, from } = input;
    const now = this.clock();
    // Not a count: after a removal it would restart, and an old page could match the wrong draft.
    const revision = Math.max(now, replaces + 1);
    const expiresAt = now + this.settings.lifeMs;
    const facts: SealedFacts = { savedAt: new Date(now).toISOString(), step, from };
    const draft = this.seal(user, formId, { revision, expiresAt }, facts, content);
    const saved = await reachDrafts(
      this.store.replace(user, formId, draft, replaces, this.settings),
    );
    if (saved === 'full') throw new AppError('TOO_MANY_DRAFTS');
    if (saved === 'changed') {
      const existing = await reachDrafts(this.store.entry(user, formId));
      const found = existing && this.openFacts(user, formId, existing);
      // A draft that can't be decrypted any more must not block saving until it expires.
      if (existing && !found && replaces === 0) {
        await this.remove(user, formId);
        return this.save(user, formId, input);
      }
      const newer = existing && found ? factsWith(formId, existing, found) : null;
      if (!newer || !from || found?.from?.page !== from.page) {
        throw new AppError('DRAFT_CHANGED', { extra: { newer } });
      }
      return found.from.save > from.save
        ? newer
        : this.save(user, formId, { ...input, replaces: newer.revision });
    }
    this.log.debug('draft-saved');
    return factsWith(formId, draft, facts);
  }

  /**
   * Moves the drafts of a user from earlier pseudonyms to the current one, unchanged. A draft that exists
   * there stays.
   */
  async adopt(names: readonly string[], user: string): Promise<void> {
    for (const name of names) {
      for (const { formId } of await this.list(name)) {
        const draft = await this.read(name, formId);
        if (draft) {
          const { revision, savedAt, step, content } = draft;
          const times = { revision, expiresAt: Date.parse(draft.expiresAt) };
          const sealed = this.seal(user, formId, times, { savedAt, step }, content);
          await reachDrafts(this.store.replace(user, formId, sealed, 0, this.settings));
        }
        await this.remove(name, formId);
      }
    }
  }

  private seal(
    user: string,
    formId: string,
    { revision, expiresAt }: Pick<Entry, 'revision' | 'expiresAt'>,
    facts: SealedFacts,
    content: Record<string, unknown>,
  ): Entry {
    return {
      revision,
      expiresAt,
      head: this.keys.seal(user, `${formId} ${revision} facts`, JSON.stringify(facts)),
      body: this.keys.seal(user, `${formId} ${revision}`, JSON.stringify(content)),
    };
  }

  /** Removes a draft; false when there was none. */
  async remove(user: string, formId: string): Promise<boolean> {
    return reachDrafts(this.store.remove(user, formId));
  }

  private factsOf(user: string, formId: string, draft: Omit<Entry, 'body'>): Facts | undefined {
    const facts = this.openFacts(user, formId, draft);
    return facts && factsWith(formId, draft, facts);
  }

  private openFacts(
    user: string,
    formId: string,
    draft: Omit<Entry, 'body'>,
  ): SealedFacts | undefined {
    const text = this.keys.open(user, `${formId} ${draft.revision} facts`, draft.head);
    if (text !== undefined) return JSON.parse(text) as SealedFacts;
    // Its key was removed from the ring, or the store was tampered with.
    this.log.warn('draft-unreadable', { actor: user });
    return undefined;
  }
}

function factsWith(
  formId: string,
  { revision, expiresAt }: Pick<Entry, 'revision' | 'expiresAt'>,
  { savedAt, step }: SealedFacts,
): Facts {
  const times = { savedAt, expiresAt: new Date(expiresAt).toISOString() };
  return { formId, revision, ...times, ...(step === undefined ? {} : { step }) };
}

const reachDrafts = <T>(answer: Promise<T>) => reach(answer, 'DRAFT_STORE_UNAVAILABLE');
