import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { packJson, unpackJson } from './packed-json';

const idBytes = 24;
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const cookieForm = /^([\w-]{32})\.([\w-]{43})$/;

/**
 * The two halves of what the session cookie holds: an id (192 random bits), of which stores and logs
 * only ever see a hash, and a key (256 bits) that is nowhere else, so that a dump of the store is of
 * no use to anybody.
 */
export class SessionKey {
  /** The hash under which the store knows the session: 132 bits of it, which is plenty and short. */
  readonly id: string;

  private constructor(
    readonly cookieValue: string,
    idPart: string,
    private readonly key: Buffer,
  ) {
    this.id = createHash('sha256').update(idPart).digest('base64url').slice(0, 22);
  }

  static create(): SessionKey {
    const id = randomBytes(idBytes).toString('base64url');
    const key = randomBytes(keyBytes);
    return new SessionKey(`${id}.${key.toString('base64url')}`, id, key);
  }

  /** Reads a cookie's value; undefined when it can't be one of ours. */
  static parse(cookieValue: string): SessionKey | undefined {
    const match = cookieForm.exec(cookieValue);
    if (!match) return undefined;
    const key = Buffer.from(match[2] as string, 'base64url');
    return new SessionKey(cookieValue, match[1] as string, key);
  }

  /** Seals a value so that only this cookie opens it, and only as this part of this session. */
  seal(part: string, value: unknown): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv);
    cipher.setAAD(Buffer.from(`${this.id}:${part}`));
    const sealed = Buffer.concat([cipher.update(packJson(value)), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Opens what `seal` gave; undefined when the key is another one or the text was changed. */
  open(part: string, text: string): unknown {
    const bytes = Buffer.from(text, 'base64url');
    if (bytes.length < ivBytes + tagBytes) return undefined;
    try {
      const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, ivBytes));
      decipher.setAAD(Buffer.from(`${this.id}:${part}`));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const plain = Buffer.concat([
        decipher.update(bytes.subarray(ivBytes + tagBytes)),
        decipher.final(),
      ]);
      return unpackJson(plain);
    } catch {
      return undefined;
    }
  }
}
