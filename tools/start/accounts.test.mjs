import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAccounts, welcome } from './accounts.mjs';

let root;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'portal-accounts-'))));
afterEach(() => rmSync(root, { recursive: true }));

const write = (path, content) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
};

test('the table says who signs in with what, and which scenarios a visitor can open', () => {
  write('fixtures/scenarios/visitor.json', { title: 'Not signed in' });
  write('fixtures/scenarios/visitor-abroad.json', { title: 'Abroad', extends: 'visitor' });
  write('fixtures/scenarios/some-member.json', {
    title: 'A member with claims',
    extends: 'visitor',
    identity: 'some-member',
  });
  write('fixtures/scenarios/some-member-later.json', { title: 'Later', extends: 'some-member' });
  write('fixtures/identities/some-member.json', { username: 'some-member', password: 'demo' });

  const outbox = 'http://localhost:4202/outbox/';
  expect(welcome('http://localhost:4200', readAccounts(root), outbox)).toEqual([
    '',
    'The portal runs at http://localhost:4200/member',
    '',
    'Who can sign in:',
    '  Username            Password   What it shows',
    '  some-member         demo       A member with claims',
    '  some-member-later   demo       Later',
    '',
    'What a visitor can look at:',
    '  URL                                                    What it shows',
    '  http://localhost:4200/member?scenario=visitor          Not signed in',
    '  http://localhost:4200/member?scenario=visitor-abroad   Abroad',
    '',
    'Emails and text messages, which go nowhere else: http://localhost:4202/outbox/',
    '',
    'Ctrl-C stops everything.',
  ]);
});
