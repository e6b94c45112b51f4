import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const idBytes = 24;
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;
const cookieForm = /^([\w-]{32})\.([\w-]{43})$/;

/**
 * The two halves of the session cookie: an id (192 random bits), of which stores and logs only see a hash,
 * and a key (256 bits) that only the cookie holds, so that a dump of the store is useless.
 */
export class SessionKey {
  /** The hash under which the store has the session: 132 bits, enough to be unique, and short. */
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

  /** Parses a cookie's value; undefined when its form is wrong. */
  static parse(cookieValue: string): SessionKey | undefined {
    const match = cookieForm.exec(cookieValue);
    if (!match) return undefined;
    const key = Buffer.from(match[2] as string, 'base64url');
    return new SessionKey(cookieValue, match[1] as string, key);
  }

  /** Encrypts a value so that only this cookie opens it, and only as this part of this session. */
  seal(part: string, value: unknown): string {
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv('aes-256-gcm', this.key, iv);
    cipher.setAAD(Buffer.from(`${this.id}:${part}`));
    const sealed = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Decrypts the result of `seal`; undefined when the key is another one or the text was changed. */
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
      return JSON.parse(plain.toString()) as unknown;
    } catch {
      return undefined;
    }
  }
}
