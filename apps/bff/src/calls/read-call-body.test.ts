import { gzipSync } from 'node:zlib';
import { answerJson } from '@portal/resilience';
import { probes } from '../../testing/catalogue-with-probes';
import { useProbedBff } from '../../testing/use-probed-bff';

const stack = useProbedBff();

/** Sends these bytes as they are, as JSON. */
const sendBytes = async (bytes: Buffer, headers = {}) =>
  (await stack.bff.signedIn())
    .post(probes.change.path)
    .set({ 'content-type': 'application/json', ...headers })
    .serialize(() => bytes as unknown as string)
    .send({});

test.each([
  ['compressed', gzipSync('{"text":"a"}'), { 'content-encoding': 'gzip' }, 415],
  ['cut off', Buffer.from('{"text":"a"'), {}, 400],
  ['in invalid UTF-8', Buffer.from([...Buffer.from('{"text":"'), 0xff, 0x22, 0x7d]), {}, 400],
])(
  'security 22: a body that is %s never reaches the service',
  async (_name, bytes, headers, status) => {
    expect((await sendBytes(bytes, headers)).status).toBe(status);
    expect(stack.upstream.requests).toEqual([]);
  },
);

test('security 22: a key that is there twice reaches the service once', async () => {
  stack.upstream.play(answerJson({}));
  expect((await sendBytes(Buffer.from('{"text":"a","text":"b"}'))).body).toEqual({});
  expect(stack.upstream.requests.map(({ body }) => body)).toEqual(['{"text":"b"}']);
});
