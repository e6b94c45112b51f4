import { TextsLoadError } from '../language';
import { chunkTimeoutMs, ChunkLoadError } from './chunk';
import {
  createScreenLoader,
  type LazyRow,
  type ScreenChunk,
  type ScreenModule,
} from './screen-loader';

const Screen = () => null;
const url = 'https://portal.example/member/assets/claims-1a2b.js';
const notFetched = new TypeError(`Failed to fetch dynamically imported module: ${url}`);

function loading(load: () => Promise<ScreenModule>, again: () => Promise<ScreenModule> = load) {
  const seen = { reports: [] as string[], imported: [] as string[], reloads: 0, epics: 0 };
  const loader = createScreenLoader({
    addEpics: () => void seen.epics++,
    now: () => new Date(5),
    report: (screen) => void seen.reports.push(screen),
    reload: () => void seen.reloads++,
    importFrom: (from) => {
      seen.imported.push(from);
      return again();
    },
  });
  const row: LazyRow = { id: 'claims', load };
  return { chunk: loader(row), again: () => loader(row), seen };
}

const settled = (chunk: ScreenChunk) =>
  new Promise<void>((resolve) => {
    const done = () => chunk.getState().status !== 'loading' && resolve();
    chunk.subscribe(done);
    done();
  });

const errorOf = (chunk: ScreenChunk) => {
  const state = chunk.getState();
  return state.status === 'failed' ? state.error : undefined;
};

/** Mocks the server's answer to the request whether the file is there. */
function serverSays(status: number) {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status } as Response);
}

afterEach(() => jest.restoreAllMocks());

describe('the code of a screen', () => {
  test('arrives once, with its epics, however often it is requested', async () => {
    const load = jest.fn(async () => ({ Screen, epics: [] }));
    const { chunk, again, seen } = loading(load);
    chunk.load();
    again().load();
    await settled(chunk);
    expect(chunk.getState()).toEqual({ status: 'ready', Screen });
    expect(load).toHaveBeenCalledTimes(1);
    expect(seen).toMatchObject({ epics: 1, reports: [] });
  });

  test.each([
    [404, 'missing'],
    [200, 'error'],
  ] as const)(
    'fails as ChunkLoadError, and a server answer of %i means "%s"',
    async (status, type) => {
      serverSays(status);
      const { chunk, seen } = loading(() => Promise.reject(notFetched));
      chunk.load();
      await settled(chunk);
      const error = errorOf(chunk);
      expect(error).toBeInstanceOf(ChunkLoadError);
      expect(error).toMatchObject({
        name: 'ChunkLoadError',
        message: 'Loading chunk claims failed',
        type,
        request: url,
      });
      expect(seen.reports).toEqual(['claims']);
    },
  );

  test('fails with "timeout" after 120 seconds', async () => {
    jest.useFakeTimers();
    const { chunk } = loading(() => new Promise(() => {}));
    chunk.load();
    await jest.advanceTimersByTimeAsync(chunkTimeoutMs - 1);
    expect(chunk.getState().status).toBe('loading');
    await jest.advanceTimersByTimeAsync(1);
    expect(chunkTimeoutMs).toBe(120_000);
    expect(errorOf(chunk)).toMatchObject({ type: 'timeout' });
    jest.useRealTimers();
  });

  test('retry imports the same file from a URL that the browser does not remember', async () => {
    serverSays(200);
    const { chunk, seen } = loading(
      () => Promise.reject(notFetched),
      async () => ({ Screen }),
    );
    chunk.load();
    await settled(chunk);
    chunk.retry();
    await settled(chunk);
    expect(seen.imported).toEqual([`${url}?retry=5`]);
    expect(chunk.getState()).toEqual({ status: 'ready', Screen });
    expect(seen.reloads).toBe(0);
  });

  test('a second retry, or one for a file that the browser does not name, reloads the page', async () => {
    serverSays(200);
    const twice = loading(() => Promise.reject(notFetched));
    twice.chunk.load();
    await settled(twice.chunk);
    twice.chunk.retry();
    await settled(twice.chunk);
    twice.chunk.retry();
    expect(twice.seen).toMatchObject({ reloads: 1, reports: ['claims', 'claims'] });

    const nameless = loading(() => Promise.reject(new TypeError('Importing a module failed.')));
    nameless.chunk.load();
    await settled(nameless.chunk);
    nameless.chunk.retry();
    expect(nameless.seen).toMatchObject({ reloads: 1, imported: [] });
  });

  test('when only the texts are missing, retry reloads the page: code from another URL would not help', async () => {
    serverSays(200);
    const { chunk, seen } = loading(() => Promise.reject(new TextsLoadError(notFetched.message)));
    chunk.load();
    await settled(chunk);
    expect(errorOf(chunk)).toMatchObject({ chunk: 'claims', type: 'error', request: url });
    chunk.retry();
    expect(seen).toMatchObject({ reloads: 1, imported: [], reports: ['claims'] });
  });
});
