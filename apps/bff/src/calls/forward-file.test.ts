import { gzipSync } from 'node:zlib';
import { probes } from '../../testing/catalogue-with-probes';
import { useProbedBff } from '../../testing/use-probed-bff';

const stack = useProbedBff();

describe('a file that a service sends', () => {
  test('bytes stream through unchanged, with their type, length and name', async () => {
    const bytes = Buffer.alloc(300_000, 7);
    stack.upstream.play((_request, response) => {
      response.writeHead(200, {
        'content-type': 'application/octet-stream',
        'content-length': bytes.length,
        'content-disposition': 'attachment; filename="pass"',
        'set-cookie': 'a=1',
      });
      response.end(bytes);
    });
    const got = await (await stack.bff.signedIn()).get(probes.stream.path);
    expect(bytes.equals(got.body as Buffer)).toBe(true);
    expect(got.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-length': '300000',
      'content-disposition': 'attachment; filename="pass"',
      'cache-control': 'no-store',
    });
    expect(got.headers['set-cookie']).toBeUndefined();
  });

  test('keeps a name in Latin-1 and its compression', async () => {
    const bytes = gzipSync('%PDF-1.7');
    const type = 'application/octet-stream';
    stack.upstream.play((_request, response) => {
      response
        .writeHead(200, {
          'content-type': type,
          'content-encoding': 'gzip',
          'content-disposition': 'attachment; filename="r\u00e9sum\u00e9.pdf"',
        })
        .end(bytes);
    });
    const got = await (await stack.bff.signedIn()).get(probes.stream.path).buffer(true);
    expect([
      got.status,
      got.headers['content-encoding'],
      got.headers['content-disposition'],
    ]).toEqual([200, 'gzip', 'attachment; filename="r\u00e9sum\u00e9.pdf"']);
    expect(String(got.body)).toBe('%PDF-1.7');
  });
});
