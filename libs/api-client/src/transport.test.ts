import { fetchTransport, inSeparateTasks } from './transport';

/** A request as the browser makes it; a test plays the network. */
class FakeRequest {
  static readonly made: FakeRequest[] = [];
  readonly sent: unknown[] = [];
  readonly upload: { onprogress?: (event: { loaded: number }) => void } = {};
  status = 0;
  responseText = '';
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  constructor() {
    FakeRequest.made.push(this);
  }
  open(...line: unknown[]) {
    this.sent.push(line);
  }
  setRequestHeader(...header: unknown[]) {
    this.sent.push(header);
  }
  send(body: unknown) {
    this.sent.push(body);
  }
  abort() {
    this.onabort();
  }
}

const content = new Blob(['%PDF']);
const put = (signal = new AbortController().signal) => {
  const progress: number[] = [];
  const answer = fetchTransport('https://portal.test')({
    endpointId: 'uploads.put',
    method: 'PUT',
    url: '/uploads/1',
    headers: { 'x-csrf': '1' },
    signal,
    file: { content, onProgress: (bytes) => progress.push(bytes) },
  });
  return { answer, progress, request: FakeRequest.made.at(-1)! };
};
beforeAll(() => Object.assign(globalThis, { XMLHttpRequest: FakeRequest }));

test('a file is sent with its progress, and the answer is read as JSON', async () => {
  const { answer, progress, request } = put();
  expect(request.sent).toEqual([
    ['PUT', 'https://portal.test/uploads/1'],
    ['x-csrf', '1'],
    content,
  ]);
  request.upload.onprogress?.({ loaded: 2 });
  request.upload.onprogress?.({ loaded: 4 });
  Object.assign(request, { status: 415, responseText: '{"code":"FILE_TYPE_REFUSED"}' });
  request.onload();
  expect(await answer).toEqual({ status: 415, body: { code: 'FILE_TYPE_REFUSED' } });
  expect(progress).toEqual([2, 4]);
});

test('a connection that breaks, and a call that is given up, reject', async () => {
  const broken = put();
  broken.request.onerror();
  await expect(broken.answer).rejects.toThrow('No answer came.');
  const stop = new AbortController();
  const left = put(stop.signal);
  stop.abort();
  await expect(left.answer).rejects.toThrow('No answer came.');
});

describe('a call that gets no answer', () => {
  /** Never answers; rejects when it is given up. */
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('given up')));
    });
  const call = (fetcher: typeof fetch, signal = new AbortController().signal) =>
    fetchTransport(
      '',
      fetcher,
    )({
      endpointId: 'forms.send',
      method: 'POST',
      url: '/forms',
      headers: {},
      body: '{}',
      signal,
      timeoutMs: 1000,
    });
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('fails when the time is over, and not before', async () => {
    const failed = jest.fn();
    const answer = call(silent).catch(failed);
    await jest.advanceTimersByTimeAsync(999);
    expect(failed).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await answer;
    expect(failed).toHaveBeenCalledTimes(1);
  });

  test('is given up with the page that made it', async () => {
    const stop = new AbortController();
    const answer = call(silent, stop.signal);
    stop.abort();
    await expect(answer).rejects.toThrow('given up');
  });

  test('leaves no timer once an answer has begun, which may take its time', async () => {
    const { body } = await call(() => Promise.resolve(new Response('{"a":1}')));
    expect(body).toEqual({ a: 1 });
    expect(jest.getTimerCount()).toBe(0);
  });
});

test.each([
  ['120', { retryAfterSeconds: 120 }],
  ['Fri, 27 Nov 2026 13:00:00 GMT', {}],
])('reads how long to wait from the header Retry-After: %s', async (header, wait) => {
  const fetcher = () =>
    Promise.resolve(new Response('{}', { status: 429, headers: { 'retry-after': header } }));
  const { signal } = new AbortController();
  const request = {
    endpointId: 'claims.getHistory',
    method: 'GET',
    url: '/claims',
    headers: {},
    signal,
  };
  expect(await fetchTransport('', fetcher)(request)).toEqual({ status: 429, body: {}, ...wait });
});

test('GETs of one task start in a task each, what changes something at once', async () => {
  const tasks: (() => void)[] = [];
  const timer = jest.spyOn(globalThis, 'setTimeout').mockImplementation((task) => {
    tasks.push(task);
    return 0 as unknown as NodeJS.Timeout;
  });
  const started: string[] = [];
  const transport = inSeparateTasks(({ url }) => {
    started.push(url);
    return Promise.resolve({ status: 200, body: url });
  });
  const { signal } = new AbortController();
  const send = (method: string, url: string) =>
    transport({ endpointId: 'claims.getHistory', method, url, headers: {}, signal });
  const answers = [send('GET', '/claims'), send('POST', '/payments'), send('GET', '/plan')];
  expect(started).toEqual(['/payments']);
  tasks[0]?.();
  expect((await answers[0])?.body).toBe('/claims');
  expect(started).toEqual(['/payments', '/claims']);
  tasks[1]?.();
  expect((await answers[2])?.body).toBe('/plan');
  timer.mockRestore();
});
