import { clientIdOf, themeOf } from '@portal/client-config';
import type { PageToRender, RenderedPage, Renderer } from '@portal/domain';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { documentTitle, loadBrand } from '../../brand';
import { loadTextsInUse, selectFetchedTexts, textOf } from '../../language';
import { type ServerWork, ServerWorkContext } from '../../platform';
import { selectSession, startRequested } from '../../session';
import { prerenderedParts } from '../../shell/prerendered-parts';
import type { RootState } from '../../store';
import { createApp } from '../create-app';
import { admit } from '../gate';
import { lazyRowOf } from '../lazy-row';
import { screenAt } from '../screen-at';
import { firstPageQuery, type Screen } from '../screens';
import { titleKeyOf } from '../title-key';
import { answersOf } from './answers';
import type { PrerenderedPage } from './prerendered-page';
import { serverPlatform } from './server-platform';

/** Data that a page shows may lead to more data. */
const mostRounds = 5;

/**
 * Renders a visitor's first page as the portal would show it. Null for any other screen, and where the visitor is not
 * let in: the browser leads on from there. Fails when the features can't be read.
 */
export const renderPage: Renderer['renderPage'] = async (page) => {
  const { path, search, language } = page;
  const row = screenAt(path);
  if (!row || !firstPageQuery(row)) return null;
  const module = await lazyRowOf(row).load();
  const { transport, settled } = answersOf(page);
  const platform = serverPlatform(page);
  const work: ServerWork[] = [];
  const errors: unknown[] = [];
  await Promise.all([loadBrand(clientIdOf(page.client)), loadTextsInUse(language)]);
  const { store, element } = createApp({
    transport,
    platform,
    clock: { now: () => page.now },
    first: { id: row.id, module },
    onError: (error) => errors.push(error),
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
    const isOther = visitor.client !== clientIdOf(page.client);
    if (isOther || !admit(row, visitor, path + search).admitted) return null;
    for (let round = 0; round < mostRounds; round += 1) {
      work.length = 0;
      await loadTextsInUse(language);
      const content = renderToString(element);
      const starts = work.flatMap(({ start }) => start ?? []);
      if (starts.length === 0) {
        const state = store.getState() as PrerenderedPage['state'];
        refuseFailures(state, errors);
        const prerendered: PrerenderedPage = { screen: row.id, parts: partsOf(work), state };
        return { content, data: asScriptText(prerendered), ...headOf(row, state, language) };
      }
      await Promise.all(starts.map((start) => start()));
      await settled();
    }
    throw new Error('The page requested more data in each round.');
  } finally {
    store.stop();
  }
};

/** Fails when a request of the page failed: the content before it may be complete. */
function refuseFailures(state: PrerenderedPage['state'], errors: readonly unknown[]): void {
  const failed = Object.entries(state).find(
    ([, slice]) => (slice as { status?: unknown } | undefined)?.status === 'failure',
  );
  if (failed) throw new Error(`The request ${failed[0]} failed.`);
  if (errors.length > 0) throw new Error('An epic failed.', { cause: errors[0] });
}

/** The parts of the shell that the page shows, each once. */
function partsOf(work: readonly ServerWork[]): PrerenderedPage['parts'] {
  const names = new Set(work.flatMap(({ chunk }) => chunk ?? []));
  return [...names].map((name) => {
    if (name in prerenderedParts) return name as keyof typeof prerenderedParts;
    throw new Error(`The part ${name} is not in prerendered-parts.ts.`);
  });
}

function headOf(
  { id }: Screen,
  state: PrerenderedPage['state'],
  language: PageToRender['language'],
): Pick<RenderedPage, 'title' | 'description' | 'theme'> {
  const { session } = state;
  const { client, flags } = session;
  const t = textOf({ language, fetched: selectFetchedTexts(state as RootState) });
  return {
    title: documentTitle(t(titleKeyOf(id, session)), client),
    description: t('shell.description'),
    theme: themeOf(client, flags),
  };
}

/** JSON that a script element can hold. */
const asScriptText = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');
