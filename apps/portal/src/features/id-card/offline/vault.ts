import type { SavedCards } from './saved-cards';

/** A small store that outlives the page. */
export interface Shelf {
  get(name: string): Promise<unknown>;
  put(name: string, value: unknown): Promise<void>;
  /** Deletes all values and the database. */
  clear(): Promise<void>;
}

const database = 'member-portal-id-card';
const store = 'saved-card';

/** IndexedDB, because only IndexedDB can store a non-extractable key. */
const deviceShelf: Shelf = {
  get: (name) => withStore('readonly', (objects) => objects.get(name)),
  put: async (name, value) => {
    await withStore('readwrite', (objects) => objects.put(value, name));
  },
  clear: async () => {
    await done(indexedDB.deleteDatabase(database));
  },
};

async function withStore<Result>(
  mode: IDBTransactionMode,
  request: (objects: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore(store);
  const opened = await done(opening);
  // Otherwise an open page would block the worker that deletes the database.
  opened.onversionchange = () => opened.close();
  try {
    return await done(request(opened.transaction(store, mode).objectStore(store)));
  } finally {
    opened.close();
  }
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The device stores nothing.'));
  });

const cipher = 'AES-GCM';

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** Stores cards encrypted on the device, under a key that this browser generates and never exports. */
export class Vault {
  constructor(private readonly shelf: Shelf = deviceShelf) {}

  /** Replaces the saved cards. Each key encrypts once, so every save generates a new one. */
  async save(cards: SavedCards): Promise<void> {
    const key = await crypto.subtle.generateKey({ name: cipher, length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(cards));
    const bytes = await crypto.subtle.encrypt({ name: cipher, iv }, key, text);
    await this.shelf.put('sealed', { key, iv, bytes });
  }

  /** The saved cards; null when there are none, or they can't be decrypted. */
  async read(): Promise<SavedCards | null> {
    try {
      const sealed = (await this.shelf.get('sealed')) as (Sealed & { key: CryptoKey }) | undefined;
      if (!sealed) return null;
      const { key, iv, bytes } = sealed;
      const text = await crypto.subtle.decrypt({ name: cipher, iv }, key, bytes);
      return JSON.parse(new TextDecoder().decode(text)) as SavedCards;
    } catch {
      return null;
    }
  }

  async forget(): Promise<void> {
    await this.shelf.clear();
  }
}
