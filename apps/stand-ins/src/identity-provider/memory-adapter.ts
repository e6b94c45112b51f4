import type { Adapter, AdapterPayload } from 'oidc-provider';

export interface StoredRecord {
  payload: AdapterPayload;
  expiresAt: number;
}

/**
 * The store of the identity provider for sessions, codes and tokens: in memory, as long as the process runs.
 * Its own in-memory adapter drops the oldest of 1000 records, which would sign people out in long test runs.
 * A used refresh token counts as unused for `reuseSeconds`.
 */
export function memoryAdapter(
  records: Map<string, StoredRecord> = new Map(),
  reuseSeconds = 0,
): (model: string) => Adapter {
  return (model) => {
    const keyOf = (id: string) => `${model}:${id}`;
    const find = (id: string) => {
      const stored = records.get(keyOf(id));
      if (stored && stored.expiresAt > Date.now()) return stored.payload;
      records.delete(keyOf(id));
      return undefined;
    };
    const findBy = (wanted: (payload: AdapterPayload) => boolean) => {
      for (const [key, { payload, expiresAt }] of records) {
        if (key.startsWith(`${model}:`) && expiresAt > Date.now() && wanted(payload))
          return payload;
      }
      return undefined;
    };
    return {
      upsert: async (id, payload, expiresIn) => {
        const expiresAt = expiresIn ? Date.now() + expiresIn * 1000 : Infinity;
        records.set(keyOf(id), { payload, expiresAt });
      },
      find: async (id) => {
        const payload = find(id);
        const isReusable =
          model === 'RefreshToken' && isUsedWithin(payload?.consumed, reuseSeconds);
        return payload && isReusable ? { ...payload, consumed: undefined } : payload;
      },
      findByUid: async (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findBy((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const payload = find(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void records.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of records) {
          if (payload.grantId === grantId && key.startsWith(`${model}:`)) records.delete(key);
        }
      },
    };
  };
}

const isUsedWithin = (usedAt: unknown, seconds: number) =>
  typeof usedAt === 'number' && Date.now() / 1000 < usedAt + seconds;

/** The sessions of a person that have not ended. */
export const sessionsOf = (
  records: ReadonlyMap<string, StoredRecord>,
  accountId: string,
): AdapterPayload[] =>
  [...records]
    .filter(([key, { expiresAt }]) => key.startsWith('Session:') && expiresAt > Date.now())
    .map(([, { payload }]) => payload)
    .filter((payload) => payload.accountId === accountId);
