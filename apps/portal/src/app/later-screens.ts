import { loadTexts, type Texts } from '../i18n';
import type { ScreenModule } from '../requests';

/** Where a screen's code and texts come from. */
export interface ScreenSource {
  load: () => Promise<ScreenModule>;
  texts: readonly Texts[];
}

type Rest = () => Promise<{ default: Readonly<Record<string, ScreenSource>> }>;

/**
 * The build's stand-in for where screens come from (vite/later-screens.ts): `rest` brings that part of
 * the table, at once on a page that needs it, otherwise when somebody first touches the page.
 * `first` are the paths that do without.
 */
export function sourcesIn(rest: Rest, first: readonly string[]): (id: string) => ScreenSource {
  const bring = async (id: string) => {
    try {
      return (await rest()).default[id] as ScreenSource;
    } catch {
      // Without the address of the part: it is no screen, so that only the whole page can be tried again.
      throw new Error('The table of screens did not load.');
    }
  };
  const early = () => void rest().catch(() => {});
  if (first.includes(location.pathname.replace(/\/$/, ''))) {
    for (const touch of ['pointerover', 'keydown', 'touchstart']) {
      addEventListener(touch, early, { once: true, passive: true });
    }
  } else early();
  return (id) => ({
    load: async () => (await bring(id)).load(),
    texts: [{ load: async (language) => loadTexts((await bring(id)).texts, language) }],
  });
}
