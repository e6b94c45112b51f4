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
export const deviceShelf: Shelf = {
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
