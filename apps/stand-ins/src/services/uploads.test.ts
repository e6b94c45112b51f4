import { asMember, call, post, TestServices } from '../testing/services';

const services = new TestServices();
afterAll(() => services.stop());

const path = '/portalmicroservices/api/uploads/7f6f9a52-3c1e-4f0a-9a31-0d2b7c9e1a44';

test('a file is stored by its id, replaced, and deleted once', async () => {
  const url = await services.start();
  const made = (method: string, body?: Buffer) =>
    call(
      `${url}${path}`,
      { ...asMember('commercial-member'), ...(body && { 'content-type': 'application/pdf' }) },
      { method, ...(body && { body: new Uint8Array(body) }) },
    );
  const stored = await made('PUT', Buffer.from('%PDF-1.7 %%EOF'));
  expect(stored.body).toMatchObject({ upload: { type: 'application/pdf', size: 14 } });
  expect(
    (await made('PUT', Buffer.from('%PDF %%EOF'.padStart(200_000, '%PDF ')))).body,
  ).toMatchObject({
    upload: { size: 200_000 },
  });
  expect(await made('PUT', Buffer.from('%PDF half'))).toMatchObject({
    status: 422,
    body: { message: expect.stringMatching(/^FILE_CUT_OFF/) as string },
  });
  expect((await made('PUT', Buffer.alloc(0))).body.message).toMatch(/^FILE_EMPTY/);
  expect((await made('DELETE')).body).toEqual({ removed: true });
  expect((await made('DELETE')).body).toEqual({ removed: false });
});

test('an attached file opens as it was uploaded, for its member and no one else', async () => {
  const url = await services.start();
  const bytes = Buffer.from('%PDF-1.7 a receipt %%EOF');
  const member = asMember('commercial-member');
  const pdf = { ...member, 'content-type': 'application/pdf' };
  await call(`${url}${path}`, pdf, { method: 'PUT', body: new Uint8Array(bytes) });
  const uploadId = path.split('/').at(-1)!;
  const body = { language: 'en', body: 'My receipt', files: [{ id: uploadId, name: 'a.pdf' }] };
  const messages = `${url}/portalmicroservices/api/messages`;
  const replied = await post(
    `${messages}/7006/replies`,
    { ...member, 'idempotency-key': 'k' },
    body,
  );
  expect(replied.status).toBe(200);
  const opened = await fetch(`${messages}/7006/files/${uploadId}`, { headers: member });
  expect(opened.headers.get('content-type')).toBe('application/pdf');
  expect(opened.headers.get('content-disposition')).toBe('attachment; filename="attachment.pdf"');
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(bytes);
  const others = await call(`${messages}/7006/files/${uploadId}`, asMember('medicare-member'));
  expect(others.status).toBe(404);
  const elsewhere = await call(`${messages}/7008/files/${uploadId}`, member);
  expect(elsewhere.body.message).toMatch(/^FILE_NOT_FOUND/);
});

test('the file of an earlier message has as many bytes as the message says', async () => {
  const url = await services.start();
  const member = asMember('commercial-member');
  const api = `${url}/portalmicroservices/api`;
  const opened = await call(`${api}/notifications/message/mpm/7008`, member);
  const { thread } = opened.body as unknown as {
    thread: { entries: { files: { id: string; size: number }[] }[] };
  };
  const [file] = thread.entries.flatMap(({ files }) => files);
  const answer = await fetch(`${api}/messages/7008/files/${file!.id}`, { headers: member });
  expect((await answer.arrayBuffer()).byteLength).toBe(file!.size);
});
