import type { Transport } from '@portal/api-client';
import { clientIdOf, clientOf, themeOf } from '@portal/client-config';
import { session } from '@portal/contracts/session';
import type { PageToRender, RenderedPage, RenderPage } from '@portal/domain';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { loadBrand } from '../../brand';
import { loadTextsInUse, selectFetchedTexts, textOf } from '../../language';
import { type ServerWork, ServerWorkContext } from '../../platform';
import { selectSession, startRequested } from '../../session';
import type { sentParts } from '../../shell/sent-parts';
import type { RootState } from '../../store';
import { createApp } from '../create-app';
import { admit } from '../gate';
import { lazyRowOf } from '../lazy-row';
import { screenAt } from '../screen-at';
import type { Screen } from '../screens';
import type { SentPage } from './sent-page';
import { serverPlatform } from './server-platform';

/** Data that a page shows may lead to more data; a page that wants more than that is rendered as far as it came. */
const mostRounds = 5;

/** The pages that open to visitors first: landing page, login page and pages of content. */
const isFirstPage = ({ firstPage, content }: Screen) => firstPage || content !== undefined;

/**
 * Renders a visitor's first page as the portal would show it. Null for any other screen, and where the visitor is not
 * let in: the browser leads on from there. Fails when the features can't be read.
 */
export const renderPage: RenderPage = async (page) => {
  const { path, search, language } = page;
  const row = screenAt(path);
  if (!row || !isFirstPage(row)) return null;
  const module = await lazyRowOf(row).load();
  const { transport, settled } = answersOf(page);
  const platform = serverPlatform(page);
  const parts = new Set<string>();
  const work: ServerWork[] = [];
  await Promise.all([loadBrand(clientIdOf(page.client)), loadTextsInUse(language)]);
  const { store, element } = createApp({
    transport,
    platform,
    clock: { now: () => page.now },
    first: { id: row.id, module },
    router: (portal) => (
      <ServerWorkContext value={(each) => void work.push(each)}>
        <StaticRouter location={path + search}>{portal}</StaticRouter>
      </ServerWorkContext>
    ),
  });
  try {
    store.dispatch(startRequested());
    await settled();
    const visitor = selectSession(store.getState());
    if (visitor.phase !== 'ready') throw new Error('The features could not be read.');
    if (!admit(row, visitor, path + search).admitted) return null;
    await loadBrand(visitor.client);
    let content = '';
    for (let round = 0; round < mostRounds; round += 1) {
      work.length = 0;
      await loadTextsInUse(language);
      content = renderToString(element);
      if (work.length === 0) break;
      for (const { chunk } of work) if (chunk) parts.add(chunk);
      await Promise.all(work.map(({ start }) => start()));
      await settled();
    }
    const state = store.getState() as SentPage['state'];
    const sent: SentPage = {
      screen: row.id,
      parts: [...parts] as (keyof typeof sentParts)[],
      state,
    };
    return { content, data: asScriptText(sent), ...headOf(row, state, language) };
  } finally {
    store.stop();
  }
};

function headOf(
  { id }: Screen,
  state: SentPage['state'],
  language: PageToRender['language'],
): Pick<RenderedPage, 'title' | 'description' | 'theme'> {
  const { client, flags } = state.session;
  const t = textOf({ language, fetched: selectFetchedTexts(state as RootState) });
  return {
    title: `${t(`screens.${id}`)} | ${clientOf(client).name}`,
    description: t('shell.description'),
    theme: themeOf(client, flags),
  };
}

/** The transport of a page on the server, and the moment when no call of it is on its way. */
function answersOf({ get, status }: PageToRender): {
  transport: Transport;
  settled: () => Promise<void>;
} {
  const onTheirWay = new Set<Promise<unknown>>();
  const transport: Transport = ({ method, url }) => {
    // A visitor's page changes nothing.
    if (method !== 'GET') return Promise.resolve({ status: 204, body: undefined });
    const answer =
      url === session.getStatus.path ? Promise.resolve({ status: 200, body: status }) : get(url);
    onTheirWay.add(answer);
    void answer.catch(() => {}).finally(() => onTheirWay.delete(answer));
    return answer;
  };
  // An answer may lead to the next call, some steps later.
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  const settled = async () => {
    do {
      await Promise.allSettled(onTheirWay);
      await pause();
    } while (onTheirWay.size > 0);
  };
  return { transport, settled };
}

/** JSON that can stand in a script element. */
const asScriptText = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');
