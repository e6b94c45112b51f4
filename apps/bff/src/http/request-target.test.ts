import { parseRequestTarget } from './request-target';

describe('parseRequestTarget', () => {
  test('takes path and query apart and leaves them as they were sent', () => {
    expect(parseRequestTarget('/member/claims?a=%2Fb&c')).toEqual({
      path: '/member/claims',
      query: 'a=%2Fb&c',
    });
    expect(parseRequestTarget('/member/@vite/client.v1')).toEqual({
      path: '/member/@vite/client.v1',
      query: '',
    });
    expect(parseRequestTarget('/member/node_modules/.vite/deps/react.js?v=1').path).toContain(
      '.vite',
    );
  });

  test.each([
    undefined,
    '',
    '*',
    'http://elsewhere/portalmicroservices/api/accums/tds',
    '//portalmicroservices/api/accums/tds',
    '/portalmicroservices//api/accums/tds',
    '/portalmicroservices/../admin',
    '/portalmicroservices/./api',
    '/portalmicroservices/..',
    '/portalmicroservices/%2e%2e/admin',
    '/portalmicroservices/.%2E/admin',
    '/portalmicroservices/..%2fadmin',
    '/portalmicroservices%5cadmin',
    '/portalmicroservices\\admin',
    '/portalmicroservices/api;x=1/accums/tds',
    '/portalmicroservices/%zz',
    '/portalmicroservices/%00',
    '/portalmicroservices/api#tds',
    `/${'a'.repeat(9000)}`,
  ])('security 27: refuses the request target %p', (target) => {
    expect(() => parseRequestTarget(target)).toThrow('BAD_URL');
  });
});
