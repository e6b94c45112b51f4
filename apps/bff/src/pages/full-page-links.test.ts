import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '../config';
import { html, writeBuiltPortal } from '../../testing/built-portal';
import { startBff, type StartedBff } from '../../testing/start-bff';

const asPage = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('RT-6: a full-page link', () => {
  const away = 'https://pay.example/start?from=portal';
  let folder: string;
  let sending: StartedBff;
  beforeAll(async () => {
    folder = writeBuiltPortal();
    writeFileSync(join(folder, 'index.html'), html.replace('<title>', '<html lang="en"><title>'));
    const { settings } = readConfig({
      FULL_PAGE_LINKS: `/payments=${away}, /CvgDetermination/=https://forms.example/`,
    });
    const { FULL_PAGE_LINKS } = settings;
    sending = await startBff({ settings: { PORTAL_FOLDER: folder, FULL_PAGE_LINKS } });
  });
  afterAll(async () => {
    await sending.stop();
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['/payments', away],
    ['/payments/?x=1', away],
    ['/cvgdetermination/', 'https://forms.example/'],
  ])('%s leads where the setting says', async (path, address) => {
    const got = await sending.agent().get(path).set(asPage);
    expect([got.status, got.headers.location]).toEqual([302, address]);
    expect(got.headers['cache-control']).toBe('no-store');
  });

  test.each(['/payments/invoices', '/member/druglookup', '/member'])(
    '%s stays the page of the portal, with the paths of the other sites',
    async (path) => {
      const got = await sending.agent().get(path).set(asPage);
      expect(got.status).toBe(200);
      expect(got.text).toContain('<html data-elsewhere="/payments /cvgdetermination" lang="en" ');
    },
  );

  test.each(['/member/claims=https://pay.example', '/payments=javascript:alert(1)', '/payments'])(
    'as %s it is refused at the start, by name',
    (value) => {
      expect(() => readConfig({ FULL_PAGE_LINKS: value })).toThrow(/FULL_PAGE_LINKS.*path=URL/s);
    },
  );
});
