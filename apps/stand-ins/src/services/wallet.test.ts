import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFixtures, loadFixtures, newMemory, play, type WalletCard } from '@portal/scenarios';
import { jwtVerify } from 'jose';
import { asMember, TestServices } from '../testing/services';
import { applePass } from './wallet/apple-pass';
import { type DevelopmentKeys, developmentKeys } from './wallet/development-keys';
import { googleLink } from './wallet/google-link';

const services = new TestServices();
let url: string;
let keys: DevelopmentKeys;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pass-'));
  [url, keys] = await Promise.all([services.start(), developmentKeys()]);
  // Finding large primes takes its time on a busy machine.
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await services.stop();
});

const { scenarios } = loadFixtures();
function cardOf(name: string, lang = 'en'): WalletCard {
  const scenario = scenarios.get(name)!;
  const request = { endpointId: 'wallet.getPass', params: {}, query: { lang } };
  return play(scenario, newMemory(scenario), request).answer.body as WalletCard;
}

function unpacked(bytes: Buffer): { at: string; text: (file: string) => string } {
  const at = mkdtempSync(join(folder, 'zip-'));
  writeFileSync(join(at, 'card.pkpass'), bytes);
  execFileSync('unzip', ['-q', 'card.pkpass'], { cwd: at });
  rmSync(join(at, 'card.pkpass'));
  return { at, text: (file) => readFileSync(join(at, file), 'utf8') };
}

const passOf = (name: string) =>
  applePass(cardOf(name), keys, join(findFixtures(), 'wallet'), new Date('2026-11-05T12:00:00Z'));

describe('the Apple pass', () => {
  test('its manifest has the SHA-1 of every file, and openssl verifies the signature over it', async () => {
    const { at, text } = unpacked(await passOf('commercial-member'));
    const manifest = JSON.parse(text('manifest.json')) as Record<string, string>;
    const files = (readdirSync(at, { recursive: true }) as string[]).filter(
      (name) => /\.\w+$/.test(name) && !/\.lproj$/.test(name) && name !== 'manifest.json',
    );
    expect(Object.keys(manifest).sort()).toEqual(files.sort());
    for (const [file, sum] of Object.entries(manifest)) {
      const real = createHash('sha1')
        .update(readFileSync(join(at, file)))
        .digest('hex');
      expect([file, sum]).toEqual([file, real]);
    }
    writeFileSync(join(at, 'authority.pem'), keys.authority);
    const verify = () =>
      execFileSync(
        'openssl',
        [
          ...['smime', '-verify', '-inform', 'DER', '-in', 'signature', '-content'],
          ...['manifest.json', '-CAfile', 'authority.pem', '-purpose', 'any'],
        ],
        { cwd: at, stdio: 'pipe' },
      );
    expect(verify().toString().trim()).toBe(text('manifest.json').trim());
    writeFileSync(join(at, 'manifest.json'), '{}');
    expect(verify).toThrow(/erification failure/);
  });

  test('it shows what the card shows, may not be shared, and speaks both languages', async () => {
    const { text } = unpacked(await passOf('medicare-member'));
    const pass = JSON.parse(text('pass.json')) as Record<string, unknown> & {
      generic: Record<string, { label: string; value: string }[]>;
    };
    expect(pass).toMatchObject({
      organizationName: 'Goldenrod Medicare Rx',
      sharingProhibited: true,
      expirationDate: '2027-01-01T04:59:59.000Z',
      teamIdentifier: 'EVERFERN00',
    });
    const values = Object.values(pass.generic).flatMap((part) => part.map(({ value }) => value));
    expect(values).toEqual(
      expect.arrayContaining(['Hollis Quillby', 'GMR00730512', '678900', 'SAMPLED1', 'S1234-042']),
    );
    expect(JSON.stringify(pass['serialNumber'])).not.toContain('GMR00730512');
    for (const { label } of Object.values(pass.generic).flat()) {
      for (const language of ['en', 'es']) {
        expect(text(`${language}.lproj/pass.strings`)).toContain(`"${label}" = "`);
      }
    }
    expect(text('es.lproj/pass.strings')).toContain('"memberId" = "N.º de miembro"');
  });

  test('it has a barcode of the member id for the pharmacy', async () => {
    const { text } = unpacked(await passOf('commercial-member'));
    expect(JSON.parse(text('pass.json'))).toMatchObject({
      barcodes: [
        {
          format: 'PKBarcodeFormatCode128',
          message: 'EVF00421787',
          messageEncoding: 'iso-8859-1',
          altText: 'EVF00421787',
        },
      ],
    });
  });

  test('it ends with the card, where the card ends before the year', async () => {
    const { text } = unpacked(await passOf('id-card-ending'));
    expect(JSON.parse(text('pass.json'))).toMatchObject({
      expirationDate: '2026-12-01T04:59:59.000Z',
    });
  });
});

test('the Google link is a token that the service account signed, with a private pass in it', async () => {
  const link = await googleLink(cardOf('commercial-member', 'es'), keys, new Date());
  const token = link.slice('https://pay.google.com/gp/v/save/'.length);
  const { payload } = await jwtVerify(token, keys.serviceAccount.publicKey, { audience: 'google' });
  expect(payload).toMatchObject({ typ: 'savetowallet', iat: expect.any(Number) as number });
  const [pass] = (payload['payload'] as { genericPrivatePasses: Record<string, unknown>[] })
    .genericPrivatePasses;
  expect(pass?.['barcode']).toMatchObject({ type: 'CODE_128', value: 'EVF00421787' });
  expect(pass).toMatchObject({ header: { defaultValue: { value: 'Marisol Sampleton' } } });
  expect(pass?.['textModulesData']).toContainEqual({
    id: 'memberId',
    header: 'N.º de miembro',
    body: 'EVF00421787',
  });
});

describe('over HTTP', () => {
  const get = (path: string, scenario: string) =>
    fetch(`${url}/portalmicroservices/api/rxwallet/${path}`, { headers: asMember(scenario) });

  test('a pass comes as a file without a name of a person', async () => {
    const answer = await get('pass?lang=es&id_token=x', 'commercial-member');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/vnd.apple.pkpass',
    ]);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="id-card.pkpass"');
    expect(unpacked(Buffer.from(await answer.arrayBuffer())).text('pass.json')).toContain(
      'Marisol',
    );
  });

  test('a pass is for the named member of the family, and for no one outside it', async () => {
    const [theo, stranger] = await Promise.all(
      ['EVF00421787-03', 'GMR00730512'].map((memberId) =>
        get(`pass?memberId=${memberId}`, 'commercial-member'),
      ),
    );
    expect(unpacked(Buffer.from(await theo!.arrayBuffer())).text('pass.json')).toContain('Theo');
    expect(stranger!.status).toBe(404);
  });

  test('a link is a URL of Google’s', async () => {
    const { saveUrl } = (await (await get('google', 'commercial-member')).json()) as {
      saveUrl: string;
    };
    expect(saveUrl).toMatch(
      /^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]{300,}$/,
    );
  });

  test.each([
    ['pass', 'upstream-down', 503],
    ['google', 'upstream-down', 503],
    ['pass', 'id-card-none', 404],
    ['google', 'id-card-none', 404],
    ['pass?lang=fr', 'commercial-member', 400],
    ['google?memberId=%00', 'commercial-member', 400],
  ])('%s in the scenario %s fails with %i', async (path, scenario, status) => {
    const answer = await get(path, scenario);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toMatch(/json/);
  });
});
