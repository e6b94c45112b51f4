import { commonShell, useRenderingBff } from '../../testing/rendering-bff';

const site = useRenderingBff();
const { open } = site;

test('a screen without header has no shell', async () => {
  expect(await open('/cvgdetermination')).toContain('<div id="root"></div>');
  expect(site.shells).toEqual([]);
});

test('a browser with a session, or with a sign-in that failed or is to be tried, gets the shell', async () => {
  for (const cookie of ['portal-session=x', 'portal-sign-in-error=cancelled', 'portal-known=0']) {
    expect(await open('/member', cookie)).toContain(commonShell);
  }
  expect(site.rendered).toEqual([]);
});

test('a member’s page is the shell in the theme of the client, with the title of the screen', async () => {
  const text = await open('/member/claims', 'portal-session=x');
  expect(text).toContain(commonShell);
  expect(text).toContain('<title>Claims</title>');
  expect(text).toContain('<meta name="description" content="A portal" />');
  expect(text).toContain('data-theme="b"');
  expect(text).not.toContain('prerendered-data');
  expect(await open('/member/nowhere', 'portal-session=x')).toContain('<title>Not found</title>');
});

test('the scripts of the screen come with its shell, but not those of a member’s page without a session', async () => {
  const scripts =
    '<script type="module" crossorigin src="/member/assets/texts-es-4e.js"></script></head>';
  const opened = await open('/member/claims?language=es', 'portal-session=x');
  expect(opened).toContain(scripts);
  expect(opened).not.toMatch(/<template|after-paint/);
  expect(await open('/payments?language=es')).toContain(scripts);
  expect(await open('/member/claims?language=es')).not.toContain('texts-es');
});

test('a shell is rendered once for a client, host, language and text size, for every user and screen', async () => {
  for (const cookie of ['', 'portal-session=x', 'portal-session=y']) {
    await open('/member/claims', cookie);
    await open('/payments', cookie);
  }
  expect(site.shells).toHaveLength(1);
  for (const [path, cookie, expected] of [
    ['/member/claims?language=es', '', 'common es base'],
    ['/member/claims', 'language=es-es', 'common es base'],
    ['/member/claims', 'fontSize=large', 'common en large'],
    ['/member/claims?client=mahp', '', 'mahp en base'],
  ] as const) {
    expect(await open(path, cookie)).toContain(`<header>${expected}</header>`);
  }
  expect(site.shells).toHaveLength(4);
});

test('the renderer of a shell knows no session, and makes a visitor’s reads only', async () => {
  await open('/member/claims', 'portal-session=secret');
  const [wanted] = site.shells;
  expect(wanted?.status).toEqual({ signedIn: false });
  expect(JSON.stringify(wanted)).not.toContain('secret');
  await expect(wanted?.get('/portalmicroservices/api/member/claims')).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});
