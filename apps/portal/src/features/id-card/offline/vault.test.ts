import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import type { SavedCards } from './saved-cards';
import type { Shelf } from './vault';
import { Vault } from './vault';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
Object.assign(globalThis, { TextEncoder, TextDecoder });

const cards = { owner: 'EVF00421787', cards: [{ name: 'Marisol Sampleton' }] };
const saved = cards as unknown as SavedCards;

function shelfInMemory() {
  const values = new Map<string, unknown>();
  const shelf: Shelf = {
    get: async (name) => values.get(name),
    put: async (name, value) => void values.set(name, value),
    clear: async () => values.clear(),
  };
  return { shelf, values };
}
type Sealed = { key: CryptoKey; iv: Uint8Array; bytes: ArrayBuffer };
const sealedIn = (values: Map<string, unknown>) => values.get('sealed') as Sealed;

test('saved cards can be read back, and are gone once forgotten', async () => {
  const { shelf, values } = shelfInMemory();
  const vault = new Vault(shelf);
  expect(await vault.read()).toBeNull();
  await vault.save(saved);
  expect(await vault.read()).toEqual(cards);
  await vault.forget();
  expect(values.size).toBe(0);
  expect(await vault.read()).toBeNull();
});

test('on the device nothing of a person can be read, and the key cannot be taken out', async () => {
  const { shelf, values } = shelfInMemory();
  await new Vault(shelf).save(saved);
  const { key, bytes } = sealedIn(values);
  expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Marisol|EVF00421787/);
  expect(key.extractable).toBe(false);
  await expect(webcrypto.subtle.exportKey('raw', key)).rejects.toThrow(/not extractable/i);
});

test('each time there is another key and another beginning', async () => {
  const { shelf, values } = shelfInMemory();
  const vault = new Vault(shelf);
  await vault.save(saved);
  const first = sealedIn(values);
  await vault.save(saved);
  expect(sealedIn(values).key).not.toBe(first.key);
  expect(Buffer.from(sealedIn(values).iv)).not.toEqual(Buffer.from(first.iv));
});

test('what was tampered with, or cannot be reached, counts as nothing', async () => {
  const { shelf, values } = shelfInMemory();
  const vault = new Vault(shelf);
  await vault.save(saved);
  new Uint8Array(sealedIn(values).bytes)[3]! ^= 1;
  expect(await vault.read()).toBeNull();
  const broken: Shelf = { ...shelf, get: () => Promise.reject(new Error('blocked')) };
  expect(await new Vault(broken).read()).toBeNull();
});
