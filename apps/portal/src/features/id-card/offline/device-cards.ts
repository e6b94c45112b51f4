import type { SavedCards } from './saved-cards';
import { Vault } from './vault';

/** The cards on this device, for the setting that stores them there. */
export interface DeviceCards {
  /** Whether this browser can store a card and open it without a connection. */
  readonly possible: boolean;
  isOn(): Promise<boolean>;
  /** What is saved; null when nothing is. */
  read(): Promise<SavedCards | null>;
  /** Rejects when the device does not take it; nothing is left behind then. */
  turnOn(cards: SavedCards): Promise<void>;
  /** Replaces the saved cards with today's. */
  refresh(cards: SavedCards): Promise<void>;
  turnOff(): Promise<void>;
}

/** Covers /member and all below it, which the server allows this one file. */
const workerFile = '/member/card-worker.js';
const scope = '/member';

const vault = new Vault();
const registration = () => navigator.serviceWorker.getRegistration(scope);

export const deviceCards: DeviceCards = {
  get possible() {
    return 'serviceWorker' in navigator && 'indexedDB' in window && 'subtle' in crypto;
  },
  isOn: async () => (await deviceCards.read()) !== null,
  // Opening the vault would leave an empty one behind: not without the worker, which comes with a card.
  read: async () => ((await registration()) === undefined ? null : vault.read()),
  async turnOn(cards) {
    try {
      await vault.save(cards);
      await installed(
        await navigator.serviceWorker.register(workerFile, { scope, updateViaCache: 'none' }),
      );
    } catch (error) {
      await deviceCards.turnOff();
      throw error;
    }
  },
  refresh: (cards) => vault.save(cards),
  async turnOff() {
    await (await registration())?.unregister();
    const names = (await caches.keys()).filter((name) => name.startsWith('id-card '));
    await Promise.all([vault.forget(), ...names.map((name) => caches.delete(name))]);
  },
};

/** Resolves once the worker is in charge; rejects when its parts did not come. */
function installed({ installing, waiting, active }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting ?? active;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve();
      else if (!worker || worker.state === 'redundant')
        reject(new Error('No worker was installed.'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}
