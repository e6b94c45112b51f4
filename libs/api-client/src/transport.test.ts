import { fetchTransport } from './transport';

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
    ...{ method: 'PUT', url: '/uploads/1', headers: { 'x-csrf': '1' }, signal },
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
