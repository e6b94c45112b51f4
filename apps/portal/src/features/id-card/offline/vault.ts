import type { SavedCards } from './saved-cards';
import { deviceShelf, type Shelf } from './shelf';

const cipher = 'AES-GCM';

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** Stores cards encrypted on the device, under a key that this browser generates and never exports. */
export class Vault {
  constructor(private readonly shelf: Shelf = deviceShelf) {}

  /** Replaces the saved cards. Each key encrypts once, so every save generates a new one. */
  async save(cards: SavedCards): Promise<void> {
    const key = await crypto.subtle.generateKey({ name: cipher, length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(cards));
    const bytes = await crypto.subtle.encrypt({ name: cipher, iv }, key, text);
    await this.shelf.put('sealed', { key, iv, bytes });
  }

  /** The saved cards; null when there are none, or they can't be decrypted. */
  async read(): Promise<SavedCards | null> {
    try {
      const sealed = (await this.shelf.get('sealed')) as (Sealed & { key: CryptoKey }) | undefined;
      if (!sealed) return null;
      const { key, iv, bytes } = sealed;
      const text = await crypto.subtle.decrypt({ name: cipher, iv }, key, bytes);
      return JSON.parse(new TextDecoder().decode(text)) as SavedCards;
    } catch {
      return null;
    }
  }

  async forget(): Promise<void> {
    await this.shelf.clear();
  }
}
