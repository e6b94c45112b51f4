import { cookieName, readCookies, setCookie } from './cookies';

test('security 1: a cookie over https has the prefix __Host- and every attribute that it requires', () => {
  expect(setCookie('portal-session', 'v', { secure: true })).toBe(
    '__Host-portal-session=v; Path=/; HttpOnly; Secure; SameSite=Lax',
  );
});

test('a cookie on http localhost has a plain name, for browsers refuse the prefix there', () => {
  expect(setCookie('portal-session', '', { secure: false, maxAge: 0 })).toBe(
    'portal-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  );
  expect(cookieName('x', false)).toBe('x');
});

test.each([
  [undefined, undefined],
  ['other=1', undefined],
  ['portal=1; other=2', '1'],
  ['other=2;portal=a=b', 'a=b'],
  ['xportal=1; portal=2; portal=3', '2'],
  ['portal=a%20b', 'a b'],
  ['portal=%zz', '%zz'],
  ['portal', undefined],
])('reads from the header %p the cookie %p', (header, value) => {
  expect(readCookies(header)['portal']).toBe(value);
});
