import { KeyRing } from './key-ring';

const keyOf = (name: string, byte: number) =>
  `${name}:${Buffer.alloc(32, byte).toString('base64')}`;
const older = keyOf('2026-01', 1);
const newer = keyOf('2026-07', 2);

test('an encrypted text opens for its owner at its place, and reveals nothing', () => {
  const ring = new KeyRing(newer);
  const sealed = ring.seal('user', 'place', 'canary');
  expect(sealed).toMatch(/^2026-07\.[\w-]+$/);
  expect(sealed).not.toContain(Buffer.from('canary').toString('base64url').slice(0, 6));
  expect(ring.open('user', 'place', sealed)).toBe('canary');
});

test('it opens for no other owner, at no other place, and not after a change', () => {
  const ring = new KeyRing(newer);
  const sealed = ring.seal('user', 'place', 'canary');
  expect(ring.open('other', 'place', sealed)).toBeUndefined();
  expect(ring.open('user', 'elsewhere', sealed)).toBeUndefined();
  const flipped = sealed.slice(0, -2) + (sealed.at(-2) === 'A' ? 'B' : 'A') + sealed.slice(-1);
  expect(ring.open('user', 'place', flipped)).toBeUndefined();
  expect(ring.open('user', 'place', '')).toBeUndefined();
  expect(ring.open('user', 'place', '2026-07.AAAA')).toBeUndefined();
});

test('a new key is the first: it encrypts, and the older one still decrypts', () => {
  const sealed = new KeyRing(older).seal('user', 'place', 'canary');
  const both = new KeyRing(`${newer}, ${older}`);
  expect(both.open('user', 'place', sealed)).toBe('canary');
  expect(both.seal('user', 'place', 'canary')).toMatch(/^2026-07\./);
  expect(new KeyRing(newer).open('user', 'place', sealed)).toBeUndefined();
});

test('the same text is encrypted differently each time', () => {
  const ring = new KeyRing(newer);
  expect(ring.seal('user', 'place', 'x')).not.toBe(ring.seal('user', 'place', 'x'));
});
