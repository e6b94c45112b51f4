import { requestPath } from '@portal/contracts';
import { uploads } from '@portal/contracts/uploads';
import { fileLimits } from '@portal/domain/files';
import { type FakeScanner, startFakeScanner, testMalware, until } from '@portal/resilience';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Settings } from '../config';
import { receiveLimits } from '../http/receive-limits';
import { startBff, type StartedBff } from '../../testing/start-bff';

const uploadId = '7f6f9a52-3c1e-4f0a-9a31-0d2b7c9e1a44';
const path = requestPath(uploads.put, { uploadId });
const pdf = (size: number) => {
  const [start, end] = ['%PDF-1.7\n', '\n%%EOF\n'];
  return Buffer.concat([
    Buffer.from(start),
    Buffer.alloc(size - start.length - end.length, 32),
    Buffer.from(end),
  ]);
};
const heads = {
  pdf: [pdf(3000), 'application/pdf'],
  jpeg: [Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'), 'image/jpeg'],
  png: [
    Buffer.from(
      '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000049454e44ae426082',
      'hex',
    ),
    'image/png',
  ],
  heic: [
    Buffer.concat([
      Buffer.from('000000186674797068656963', 'hex'),
      Buffer.from('00000000mif1heic'),
    ]),
    'image/heic',
  ],
  tiff: [Buffer.from('49492a0008000000000000000000000000000000', 'hex'), 'image/tiff'],
} as const;

interface Stored {
  type: string | undefined;
  size: number;
  /** Whether the whole file arrived. */
  whole: boolean;
}
const stored: Stored[] = [];
let service: Server;
let bff: StartedBff;
let scanner: FakeScanner;
beforeAll(async () => {
  scanner = await startFakeScanner();
  service = createServer((request, response) => {
    const entry: Stored = { type: request.headers['content-type'], size: 0, whole: false };
    stored.push(entry);
    request.on('error', () => undefined);
    request.on('data', (chunk: Buffer) => (entry.size += chunk.length));
    request.on('end', () => {
      entry.whole = true;
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({ upload: { id: uploadId, type: entry.type, size: entry.size } }),
      );
    });
  });
  await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve));
});
beforeEach(() => {
  stored.splice(0);
  scanner.sizes.splice(0);
  scanner.turn('works');
});
const usualLimits = { ...receiveLimits };
afterEach(async () => {
  Object.assign(receiveLimits, usualLimits);
  await bff.stop();
});
afterAll(async () => {
  await scanner.stop();
  service.closeAllConnections();
  await new Promise((resolve) => service.close(resolve));
});

async function start(settings: Partial<Settings> = {}) {
  const { port } = service.address() as AddressInfo;
  bff = await startBff({ upstream: `http://localhost:${port}`, settings });
  return bff.signedIn();
}
const scanned = (seconds = 20) => start({ SCANNER: scanner.place, SCANNER_SECONDS: seconds });
const wholeFiles = () => stored.filter(({ whole }) => whole);

test.each(Object.entries(heads))(
  '%s is accepted by its bytes, and the service is told its type',
  async (_name, [bytes, type]) => {
    const agent = await start();
    const answer = await agent
      .put(path)
      .set('content-type', 'application/octet-stream')
      .send(bytes);
    expect(answer.body).toEqual({ upload: { id: uploadId, type, size: bytes.length } });
  },
);

test.each([
  [
    'a program that is named .pdf',
    Buffer.from('4d5a90000300000004000000ffff0000', 'hex'),
    415,
    'FILE_TYPE_REFUSED',
  ],
  ['a text', Buffer.from('Take one tablet a day.'), 415, 'FILE_TYPE_REFUSED'],
  [
    'a page with a script',
    Buffer.from('<html><script>alert(1)</script></html>'),
    415,
    'FILE_TYPE_REFUSED',
  ],
  ['a file of no bytes', Buffer.alloc(0), 422, 'FILE_EMPTY'],
  ['11 MB', pdf(11 * 1024 * 1024), 413, 'FILE_TOO_LARGE'],
])('%s is refused before the service is called', async (_title, bytes, status, code) => {
  const agent = await start();
  const answer = await agent.put(path).set('content-type', 'application/pdf').send(bytes);
  expect(answer.body).toMatchObject({ status, code });
  expect(stored).toEqual([]);
});

test('a PDF, a PNG or a JPEG without its end is refused, and the service never has it whole', async () => {
  const agent = await start();
  for (const bytes of [
    pdf(20_000).subarray(0, 15_000),
    heads.png[0].subarray(0, 30),
    heads.jpeg[0].subarray(0, -1),
  ]) {
    const answer = await agent.put(path).send(bytes);
    expect(answer.body).toMatchObject({ status: 422, code: 'FILE_CUT_OFF' });
  }
  expect(wholeFiles()).toEqual([]);
});

test('a clean file reaches the service once the scanner has all of it', async () => {
  const agent = await scanned();
  const answer = await agent.put(path).send(pdf(300_000));
  expect(answer.status).toBe(200);
  expect(scanner.sizes).toEqual([300_000]);
  expect(wholeFiles()).toMatchObject([{ size: 300_000 }]);
});

test('an infected file is refused, and the service never has it whole', async () => {
  const agent = await scanned();
  for (const bytes of [
    Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(testMalware), Buffer.from('\n%%EOF')]),
    Buffer.concat([pdf(200_000), Buffer.from(testMalware), Buffer.from('\n%%EOF')]),
  ]) {
    const answer = await agent.put(path).send(bytes);
    expect(answer.body).toMatchObject({ status: 422, code: 'FILE_INFECTED' });
  }
  expect(wholeFiles()).toEqual([]);
});

test.each(['stays silent', 'closes the connection'] as const)(
  'no file is accepted with a scanner that %s',
  async (mood) => {
    const agent = await scanned(1);
    scanner.turn(mood);
    const answer = await agent.put(path).send(pdf(200_000));
    expect(answer.body).toMatchObject({ status: 503, code: 'FILE_NOT_SCANNED' });
    expect(wholeFiles()).toEqual([]);
  },
);

test('no file is accepted while the scanner is down', async () => {
  const agent = await start({ SCANNER: 'localhost:9', SCANNER_SECONDS: 1 });
  const answer = await agent.put(path).send(pdf(200_000));
  expect(answer.body).toMatchObject({ status: 503, code: 'FILE_NOT_SCANNED' });
  expect(wholeFiles()).toEqual([]);
});

test('20 files of 10 MB at once fail no one', async () => {
  const agent = await scanned();
  const files = Array.from({ length: 20 }, () => pdf(fileLimits.bytes));
  const answers = await Promise.all(files.map((bytes) => agent.put(path).send(bytes)));
  expect(answers.map(({ status }) => status)).toEqual(files.map(() => 200));
  expect(wholeFiles().map(({ size }) => size)).toEqual(files.map(() => fileLimits.bytes));
});

test('one upload too many is answered 503 at once; other calls are not affected', async () => {
  const agent = await start({ UPSTREAM_FILE_CONNECTIONS: 1 });
  const slow = slowUpload(agent.cookieHeader, pdf(50_000));
  await until(() => stored.length === 1, 'it did not happen');
  const refused = await agent.put(path).send(pdf(3000));
  expect(refused.body).toMatchObject({ status: 503, code: 'UPSTREAM_BUSY' });
  slow.destroy();
});

test('a browser that stops in the middle gets 408, or closes: the service has no file, its circuit stays closed', async () => {
  Object.assign(receiveLimits, { bodyMs: 300 });
  const agent = await start({ BREAKER_FAILURES: 1 });
  const silent = slowUpload(agent.cookieHeader, pdf(50_000));
  let answer = '';
  silent.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  await until(() => answer.includes('BODY_TIMEOUT'), 'it did not happen');
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  const gone = slowUpload(agent.cookieHeader, pdf(50_000));
  await until(() => stored.length === 2, 'it did not happen');
  gone.destroy();
  expect((await agent.put(path).send(pdf(3000))).status).toBe(200);
  expect(wholeFiles()).toHaveLength(1);
});

test('visitors upload as many files in an hour as the setting says, refused ones included', async () => {
  await start({ VISITOR_UPLOADS_PER_HOUR: 2 });
  const send = (bytes: Buffer) => bff.agent().put(path).send(bytes);
  expect((await send(Buffer.from('a text'))).status).toBe(415);
  expect((await send(pdf(3000))).status).toBe(200);
  expect((await send(pdf(3000))).body).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
});

test('neither the log nor the answer names what the file holds', async () => {
  const agent = await start();
  await agent.put(path).send(Buffer.from('%PDF-1.7 canary-of-the-file'));
  expect(bff.logText()).not.toContain('canary');
});

/** Sends the head of a request and 20,000 bytes of its body in two parts, then nothing. */
function slowUpload(cookie: string, bytes: Buffer) {
  const { hostname, port, host } = new URL(bff.origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    [
      `PUT ${path} HTTP/1.1`,
      `host: ${host}`,
      `origin: ${bff.origin}`,
      'x-csrf: 1',
      `cookie: ${cookie}`,
      `content-length: ${bytes.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(bytes.subarray(0, 10_000));
  setTimeout(() => socket.write(bytes.subarray(10_000, 20_000)), 100);
  return socket;
}
