import { clientIds } from './clients';
import { clientForHost, hosts } from './hosts';

const names = Object.keys(hosts);

describe('the host names', () => {
  test.each([
    ['ebms.localhost', 'ebms'],
    ['ebms.localhost:4200', 'ebms'],
    ['EBMS.LocalHost:4200', 'ebms'],
    ['ebms.localhost.', 'ebms'],
    ['ebms.localhost.:4200', 'ebms'],
    ['medd-standard-1.localhost', 'medd_standard_1'],
    ['prxfrd.localhost', 'PRXFRD'],
    ['medicare.everfern.example', 'medd_common'],
    ['member.everfern.example:443', 'common'],
    ['localhost:4200', 'common'],
    [' localhost ', 'common'],
  ])('"%s" belongs to %s', (host, client) => {
    expect(clientForHost(host)).toBe(client);
  });

  test.each([
    'nobody.example',
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

  test('every client opens on this machine and under a name of its own', () => {
    for (const id of clientIds) {
      const own = names.filter((name) => hosts[name] === id);
      expect({ id, local: own.filter((name) => name.endsWith('.localhost')).length }).toEqual({
        id,
        local: 1,
      });
      expect({ id, own: own.filter((name) => name.endsWith('.example')).length }).toEqual({
        id,
        own: 1,
      });
    }
  });

  test('every name can stand in an address as it is written', () => {
    const odd = names.filter((name) => new URL(`http://${name}`).hostname !== name);
    const underscored = names.filter((name) => !/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(name));
    expect([...odd, ...underscored]).toEqual([]);
  });
});
