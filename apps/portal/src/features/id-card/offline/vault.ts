import type { KeptCards } from './kept-cards';
import { deviceShelf, type Shelf } from './shelf';

const cipher = 'AES-GCM';

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** Keeps cards encrypted on the device, under a key that this browser makes and never hands out. */
export class Vault {
  constructor(private readonly shelf: Shelf = deviceShelf) {}

  /** Takes the place of what was kept before. A key seals once: each time there is a new one. */
  async keep(cards: KeptCards): Promise<void> {
    const key = await crypto.subtle.generateKey({ name: cipher, length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(cards));
    const bytes = await crypto.subtle.encrypt({ name: cipher, iv }, key, text);
    await this.shelf.put('sealed', { key, iv, bytes });
  }

  /** What is kept; null when there is nothing, or nothing that can be opened. */
  async read(): Promise<KeptCards | null> {
    try {
      const sealed = (await this.shelf.get('sealed')) as (Sealed & { key: CryptoKey }) | undefined;
      if (!sealed) return null;
      const { key, iv, bytes } = sealed;
      const text = await crypto.subtle.decrypt({ name: cipher, iv }, key, bytes);
      return JSON.parse(new TextDecoder().decode(text)) as KeptCards;
    } catch {
      return null;
    }
  }

  async forget(): Promise<void> {
    await this.shelf.clear();
  }
}
