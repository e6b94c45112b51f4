import { redirectTarget, signedOutTarget } from './redirect-target';

const here = { host: 'member.everfern.example', hostname: 'member.everfern.example' };
const hosts = ['member.everfern.example', 'rx.heronwade.example', '*.partner.example', 'localhost'];

describe('where user info sends the browser', () => {
  test.each([
    ['to another host of the list', 'https://rx.heronwade.example/member/dashboard', here, true],
    ['to a host that a pattern covers', 'https://one.partner.example/member', here, true],
    ['not two labels deep', 'https://two.labels.partner.example/member', here, false],
    ['not to the bare name behind a pattern', 'https://partner.example/member', here, false],
    ['not to the host one is on', 'https://member.everfern.example/member', here, false],
    ['not to a host that is not listed', 'https://evil.example/member', here, false],
    ['not to one that ends alike', 'https://evilrx.heronwade.example/member', here, false],
    ['not with a name before the host', 'https://rx.heronwade.example@evil.example/', here, false],
    ['not without encryption', 'http://rx.heronwade.example/member', here, false],
    ['not to a script', 'javascript:alert(1)', here, false],
    ['not to a text that is no URL', 'somewhere', here, false],
    ['not without a URL', '', here, false],
    ['never to localhost', 'https://localhost/member', here, false],
    [
      'never from localhost',
      'https://rx.heronwade.example/member/dashboard',
      { host: 'ebms.localhost:4200', hostname: 'ebms.localhost' },
      false,
    ],
  ])('%s', (_title, uri, location, goes) => {
    expect(redirectTarget(uri, hosts, location)).toBe(goes ? uri : undefined);
  });

  test('nowhere while the BFF lists nothing', () => {
    expect(redirectTarget('https://rx.heronwade.example/', [], here)).toBeUndefined();
  });
});

describe('where user info sends the browser after a sign-out', () => {
  test.each([
    ['to a host of the list', 'https://rx.heronwade.example/signed-out', true],
    ['to the host one is on', 'https://member.everfern.example/goodbye', true],
    ['not to a host that is not listed', 'https://evil.example/', false],
    ['not without encryption', 'http://rx.heronwade.example/', false],
    ['not to a script', 'javascript:alert(1)', false],
    ['not without a URL', '', false],
  ])('%s', (_title, uri, goes) => {
    expect(signedOutTarget(uri, hosts)).toBe(goes ? uri : undefined);
  });
});
