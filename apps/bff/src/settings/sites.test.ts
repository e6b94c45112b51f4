import { repeatedHosts, type Site, siteList, SiteTable } from './sites';

const site = (origin: string, hosts: string[] = [], issuer = `${origin}/issuer`): Site => ({
  origin,
  hosts,
  issuer,
  clientId: 'portal',
  clientSecret: 'secret',
  pkce: true,
  logoutHintClaim: 'sid',
  authMethod: 'client_secret_post',
});

describe('the site of a request', () => {
  const table = new SiteTable([
    site('http://localhost:4200', ['*.localhost'], 'local'),
    site('https://member.example', ['rx.example', '*.clients.example'], 'production'),
  ]);

  test.each([
    ['localhost:4200', 'local', 'http://localhost:4200'],
    ['ebms.localhost:4200', 'local', 'http://ebms.localhost:4200'],
    ['EBMS.localhost:4200', 'local', 'http://ebms.localhost:4200'],
    ['member.example', 'production', 'https://member.example'],
    ['rx.example', 'production', 'https://rx.example'],
    ['one.clients.example', 'production', 'https://one.clients.example'],
  ])('%s has the provider %s and the origin %s', (host, issuer, origin) => {
    expect(table.find(host)).toMatchObject({ issuer, origin });
  });

  test.each([
    'evil.example',
    'localhost:9999',
    'two.labels.localhost:4200',
    '.localhost:4200',
    'a@b.localhost:4200',
    'a/b.localhost:4200',
    'clients.example',
    'member.example.evil.example',
    '',
    undefined,
  ])('%p belongs to no site: the first site answers, under its own origin', (host) => {
    expect(table.find(host).origin).toBe('http://localhost:4200');
  });
});

describe('a list of sites', () => {
  const read = (value: unknown) => siteList().safeParse(JSON.stringify(value));
  const good = { origin: 'https://a.example/', issuer: 'https://i.example', clientId: 'p' };

  test('has PKCE on and no further hosts unless it says so', () => {
    expect(read([{ ...good, clientSecret: 's' }]).data).toEqual([
      {
        ...good,
        origin: 'https://a.example',
        clientSecret: 's',
        hosts: [],
        pkce: true,
        logoutHintClaim: 'sid',
        authMethod: 'client_secret_post',
      },
    ]);
  });

  test.each([
    ['a missing secret', [good], /^0\.clientSecret: /],
    ['a missing key', [{ ...good, authMethod: 'private_key_jwt' }], /^0\.privateKey: /],
    ['a key of no kind', [{ ...good, privateKey: 'i.example' }], /^0\.privateKey: /],
    ['an unknown key', [{ ...good, clientSecret: 's', isuer: 'x' }], /^0: .*isuer/],
    ['a host with a port', [{ ...good, clientSecret: 's', hosts: ['a:1'] }], /^0\.hosts\.0: /],
    [
      'a claim about the person in URLs',
      [{ ...good, clientSecret: 's', logoutHintClaim: 'email' }],
      /^0\.logoutHintClaim: Name a claim that says nothing about the user, such as sid/,
    ],
    ['no list', 'text', /^Write a list as JSON$/],
  ])('%s is reported by its place, without the value', (_name, value, message) => {
    const { error } = read(value);
    expect(error?.issues[0]?.message).toMatch(message);
    expect(error?.message).not.toContain('i.example');
  });

  test('two sites cannot have the same host', () => {
    expect(
      repeatedHosts([site('https://a.example', ['b.example']), site('https://b.example')]),
    ).toEqual(['b.example']);
  });
});
