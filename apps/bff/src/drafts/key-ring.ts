import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { parseKeyRing } from '../settings/key-ring';

const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts with the newest of several keys and decrypts with the key that was used, so that a key can be
 * rotated while texts of older keys exist. Each owner's key is derived from it.
 */
export class KeyRing {
  private readonly keys: ReadonlyMap<string, Buffer>;
  private readonly newest: string;

  /** `text` is one that `keyRing` accepts. */
  constructor(text: string) {
    const entries = parseKeyRing(text);
    this.keys = new Map(entries.map(({ name, key }) => [name, key]));
    this.newest = entries[0]?.name ?? '';
  }

  /** Encrypts a text for this owner and this place only. */
  seal(owner: string, place: string, text: string): string {
    const key = this.keyOf(this.newest, owner);
    if (!key) throw new Error('The key ring is empty.');
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(aad(owner, place));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const bytes = Buffer.concat([iv, cipher.getAuthTag(), sealed]);
    return `${this.newest}.${bytes.toString('base64url')}`;
  }

  /** Reverses `seal`; undefined when its key was removed, or owner, place or text are different. */
  open(owner: string, place: string, sealed: string): string | undefined {
    const dot = sealed.indexOf('.');
    const key = this.keyOf(sealed.slice(0, dot), owner);
    const bytes = Buffer.from(sealed.slice(dot + 1), 'base64url');
    if (!key || bytes.length < ivBytes + tagBytes) return undefined;
    try {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes));
      decipher.setAAD(aad(owner, place)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const text = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
      return Buffer.concat(text).toString('utf8');
    } catch {
      return undefined;
    }
  }

  private keyOf(name: string, owner: string): Buffer | undefined {
    const key = this.keys.get(name);
    return key && Buffer.from(hkdfSync('sha256', key, '', `draft of ${owner}`, 32));
  }
}

function aad(owner: string, place: string): Buffer {
  return Buffer.from(`${owner}\n${place}`);
}
