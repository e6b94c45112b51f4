import { additions } from '@portal/client-config';
import { act, waitFor } from '@testing-library/react';
import { textAt } from '../language/dictionary';
import { selectSession } from '../session';
import { renderScreen } from '../testing';
import { admit, isLeftOut } from './gate';
import { screens } from './screens';

// Every client, as if its file left out all that can be.
jest.mock('../../../../libs/client-config/src/all-clients', () => {
  const { clients } = jest.requireActual<{ clients: Record<string, object> }>(
    '../../../../libs/client-config/src/all-clients',
  );
  const { additions: all } = jest.requireActual<{ additions: object }>(
    '../../../../libs/client-config/src/additions',
  );
  const leavesOut = Object.keys(all);
  return {
    clients: Object.fromEntries(
      Object.entries(clients).map(([id, client]) => [id, { ...client, leavesOut }]),
    ),
  };
});

const leftOut = screens.filter(({ ours }) => typeof ours === 'string');
const leftOutPaths = new Set(leftOut.map(({ path }) => path));

/** Titles that say nothing else anywhere: the search and an appeal are also words of other screens. */
const titles = (language: 'en' | 'es') =>
  leftOut
    .filter(({ id }) => !['search', 'appeal'].includes(id))
    .map(({ id }) => textAt(language, `screens.${id}`) as string);

/** Goes to another screen within the portal, and waits for its answers. */
async function goTo(path: string) {
  act(() => {
    window.history.pushState(null, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await waitFor(() => expect(document.querySelector('main h1')).not.toBeNull(), {
    timeout: 60_000,
  });
  await act(() => new Promise((resolve) => setTimeout(resolve, 30)));
}

test('every addition has a screen', () => {
  const named = new Set(leftOut.map(({ ours }) => ours));
  expect([...named].sort()).toEqual(Object.keys(additions).sort());
});

describe.each([
  ['visitor'],
  ['visitor-medicare'],
  ['commercial-member'],
  ['medicare-member'],
  ['support-agent'],
])('the portal of a client that leaves out every addition, to the %s', (scenario) => {
  test.each(['en', 'es'] as const)(
    'in %s no link, button or sentence leads to one',
    async (language) => {
      const { store } = await renderScreen('/member/glossary', { scenario, language });
      const session = selectSession(store.getState());
      const open = screens.filter(
        (screen) => screen.path !== '*' && admit(screen, session, screen.path).admitted,
      );
      const found: string[] = [];
      for (const { id, path } of open) {
        await goTo(path);
        const words = document.body.textContent ?? '';
        for (const link of document.querySelectorAll('a[href]')) {
          const { pathname } = new URL(link.getAttribute('href') ?? '', window.location.href);
          if (leftOutPaths.has(pathname)) found.push(`${id}: ${link.outerHTML}`);
        }
        for (const title of titles(language)) {
          const at = words.indexOf(title);
          if (at >= 0) found.push(`${id}: …${words.slice(at - 30, at + title.length + 20)}…`);
        }
      }
      expect(open.length).toBeGreaterThan(20);
      expect(found).toEqual([]);
    },
    600_000,
  );
});

test('there is no page at the path of one', async () => {
  const { store } = await renderScreen('/member/glossary', { scenario: 'commercial-member' });
  const session = selectSession(store.getState());
  expect(leftOut.filter((screen) => !isLeftOut(screen, session))).toEqual([]);
  for (const { path } of leftOut) {
    await goTo(path);
    expect(document.querySelector('main h1')).toHaveTextContent('We could not find that page');
    await goTo('/member/glossary');
  }
}, 300_000);
