import { clientIds } from './clients';
import { clientForHost, developmentHosts } from './hosts';

const names = Object.keys(developmentHosts);

describe('the host names', () => {
  test.each([
    ['ebms.localhost', 'ebms'],
    ['ebms.localhost:4200', 'ebms'],
    ['EBMS.LocalHost:4200', 'ebms'],
    ['ebms.localhost.', 'ebms'],
    ['ebms.localhost.:4200', 'ebms'],
    ['medd-standard-1.localhost', 'medd_standard_1'],
    ['prxfrd.localhost', 'PRXFRD'],
    ['localhost:4200', 'common'],
    [' localhost ', 'common'],
  ])('"%s" belongs to %s', (host, client) => {
    expect(clientForHost(host)).toBe(client);
  });

  test.each([
    'unknown.example',
    'ebms.localhost.evil.example',
    'evil-ebms.localhost',
    'x.ebms.localhost',
    'ebms.localhost@evil.example',
    'ebms',
    '127.0.0.1:4200',
    '[::1]:4200',
    '::1',
    'constructor',
    '__proto__',
    ':4200',
    '',
    undefined,
    null,
  ])('%p belongs to no client and gives the common one', (host) => {
    expect(clientForHost(host)).toBe('common');
  });

  test.each([
    ['rx.fund.example', 'ebms'],
    ['RX.fund.example:443', 'ebms'],
    ['ebms.localhost', 'ebms'],
    ['other.fund.example', 'common'],
    ['constructor', 'common'],
  ])('with the hosts of a setting "%s" belongs to %s', (host, client) => {
    expect(clientForHost(host, { 'rx.fund.example': 'ebms' })).toBe(client);
  });

  test("every client opens on the developer's machine under its own name", () => {
    expect(names.filter((name) => name !== 'localhost').map(clientForDevelopment)).toEqual(
      clientIds,
    );
  });

  test('every name is valid in a URL as it is written', () => {
    const invalid = names.filter((name) => new URL(`http://${name}`).hostname !== name);
    const underscored = names.filter((name) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name));
    expect([...invalid, ...underscored]).toEqual([]);
  });
});

const clientForDevelopment = (name: string) => clientForHost(name);
