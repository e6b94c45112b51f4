import { prerenderedDataId } from '@portal/domain';
import { loadBrand } from '../../brand';
import { preloadChunk } from '../../client-errors';
import { type LanguageState, loadTextsInUse, setPageLanguage } from '../../language';
import type { SessionState } from '../../session';
import { prerenderedParts } from '../../shell/prerendered-parts';
import type { RootState } from '../../store';
import { lazyRowOf } from '../lazy-row';
import { screenAt } from '../screen-at';
import type { ScreenModule } from '../screens';

/** The data of a prerendered page, with which the browser hydrates it. */
export interface PrerenderedPage {
  /** The id of the screen. */
  screen: string;
  /** The parts of the shell that the page shows. */
  parts: (keyof typeof prerenderedParts)[];
  state: PrerenderedState;
}

type PrerenderedState = Partial<RootState> & { session: SessionState; language: LanguageState };

/** A prerendered page whose code and texts are loaded. */
export interface LoadedPage {
  state: PrerenderedState;
  screen: { id: string; module: ScreenModule };
}

/** The data of this page; undefined when the server sent it without content. */
export function readPrerenderedPage(): PrerenderedPage | undefined {
  const text = document.getElementById(prerenderedDataId)?.textContent;
  return text ? (JSON.parse(text) as PrerenderedPage) : undefined;
}

/** Loads what the page at the path consists of. Fails when a part does not arrive, or the screen is another one. */
export async function loadPrerenderedPage(
  { screen, parts, state }: PrerenderedPage,
  path: string,
): Promise<LoadedPage> {
  const row = screenAt(path);
  if (row?.id !== screen) throw new Error('The page is another screen.');
  const { language } = state.language;
  setPageLanguage(language);
  const [module] = await Promise.all([
    lazyRowOf(row).load(),
    loadTextsInUse(language),
    loadBrand(state.session.client),
    ...parts.map((name) => preloadChunk(name, prerenderedParts[name])),
  ]);
  return { state, screen: { id: screen, module } };
}
