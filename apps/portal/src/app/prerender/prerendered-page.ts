import { sentPageElement } from '@portal/domain';
import { loadBrand } from '../../brand';
import { preloadChunk } from '../../client-errors';
import { type LanguageState, loadTextsInUse, setPageLanguage } from '../../language';
import type { SessionState } from '../../session';
import { sentParts } from '../../shell/sent-parts';
import type { RootState } from '../../store';
import { lazyRowOf } from '../lazy-row';
import { screenAt } from '../screen-at';
import type { ScreenModule } from '../screen-loader';

/** The data of a page that the server sent with its content: what the browser needs to take it over. */
export interface SentPage {
  /** The id of the screen. */
  screen: string;
  /** The parts of the shell that the page shows. */
  parts: (keyof typeof sentParts)[];
  state: SentState;
}

type SentState = Partial<RootState> & { session: SessionState; language: LanguageState };

/** A sent page whose code and texts are here. */
export interface LoadedPage {
  state: SentState;
  screen: { id: string; module: ScreenModule };
}

/** The data of this page; undefined when the server sent it without content. */
export function readSentPage(): SentPage | undefined {
  const text = document.getElementById(sentPageElement)?.textContent;
  return text ? (JSON.parse(text) as SentPage) : undefined;
}

/** Loads what the page at the path consists of. Fails when a part does not arrive, or the screen is another one. */
export async function loadSentPage(
  { screen, parts, state }: SentPage,
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
    ...parts.map((name) => preloadChunk(name, sentParts[name])),
  ]);
  return { state, screen: { id: screen, module } };
}
