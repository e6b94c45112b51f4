import type { DraftStore, StoredDraft } from './draft-store';

const now = 1_762_000_000_000;
const hour = 3_600_000;
const limits = { drafts: 3, bytes: 10_000 };

const draft = (revision: number, content = 'c', expiresAt = now + hour): StoredDraft => ({
  revision,
  expiresAt,
  facts: 'k.facts',
  content,
});

/** The behaviour of every store of drafts. */
export function draftStoreContract(start: () => Promise<DraftStore>): void {
  let store: DraftStore;
  beforeEach(async () => {
    store = await start();
  });
  const save = (user: string, formId: string, saved: StoredDraft, replaces = 0, at = now) =>
    store.save(user, formId, saved, replaces, limits, at);

  test('returns what was saved, to the same user and form', async () => {
    expect(await save('u1', 'drug-claim', draft(5))).toBe('saved');
    expect(await store.read('u1', 'drug-claim', now)).toEqual(draft(5));
    expect(await store.read('u1', 'other', now)).toBeUndefined();
    expect(await store.read('u2', 'drug-claim', now)).toBeUndefined();
  });

  test('lists a user’s drafts without their content', async () => {
    await save('u1', 'a', draft(1));
    await save('u1', 'b', draft(2));
    await save('u2', 'c', draft(3));
    const listed = await store.list('u1', now);
    expect(listed.sort((a, b) => a.revision - b.revision)).toEqual([
      { formId: 'a', revision: 1, expiresAt: now + hour, facts: 'k.facts' },
      { formId: 'b', revision: 2, expiresAt: now + hour, facts: 'k.facts' },
    ]);
    expect(await store.list('u3', now)).toEqual([]);
  });

  test('replaces only the revision that is named', async () => {
    expect(await save('u1', 'a', draft(5), 4)).toBe('changed');
    await save('u1', 'a', draft(5));
    expect(await save('u1', 'a', draft(9))).toBe('changed');
    expect(await save('u1', 'a', draft(9), 4)).toBe('changed');
    expect(await store.read('u1', 'a', now)).toEqual(draft(5));
    expect(await save('u1', 'a', draft(9, 'd'), 5)).toBe('saved');
    expect(await store.read('u1', 'a', now)).toEqual(draft(9, 'd'));
  });

  test('of two saves at once of the same revision, one succeeds', async () => {
    await save('u1', 'a', draft(5));
    const both = [save('u1', 'a', draft(6, 'x'), 5), save('u1', 'a', draft(7, 'y'), 5)];
    expect((await Promise.all(both)).sort()).toEqual(['changed', 'saved']);
  });

  test('refuses more drafts, and more bytes, than the limits', async () => {
    for (const formId of ['a', 'b', 'c']) await save('u1', formId, draft(1));
    expect(await save('u1', 'd', draft(1))).toBe('full');
    expect(await save('u1', 'c', draft(2, 'x'.repeat(9_900)), 1)).toBe('saved');
    expect(await save('u1', 'b', draft(2, 'x'.repeat(200)), 1)).toBe('full');
    expect(await store.read('u1', 'b', now)).toEqual(draft(1));
    expect(await save('u2', 'd', draft(1))).toBe('saved');
  });

  test('removes a draft, and returns whether there was one', async () => {
    await save('u1', 'a', draft(5));
    await save('u1', 'b', draft(5));
    expect(await store.remove('u1', 'a', now)).toBe(true);
    expect(await store.remove('u1', 'a', now)).toBe(false);
    expect(await store.read('u1', 'a', now)).toBeUndefined();
    expect(await save('u1', 'a', draft(6), 5)).toBe('changed');
    expect(await store.read('u1', 'b', now)).toEqual(draft(5));
  });

  test('an expired draft counts as none, and makes room', async () => {
    await save('u1', 'a', draft(1, 'x'.repeat(9_900)));
    const later = now + hour;
    expect(await store.read('u1', 'a', later)).toBeUndefined();
    expect(await store.list('u1', later)).toEqual([]);
    expect(await store.remove('u1', 'a', later)).toBe(false);
    await save('u2', 'a', draft(1, 'x'.repeat(9_900)));
    const next = draft(2, 'y'.repeat(9_000), later + hour);
    expect(await save('u2', 'b', next, 0, later)).toBe('saved');
    expect(await save('u2', 'a', draft(3, 'z', later + hour), 0, later)).toBe('saved');
  });
}
