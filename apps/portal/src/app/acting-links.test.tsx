import { accessScopes } from '@portal/domain/family-access';
import { act, waitFor } from '@testing-library/react';
import { selectSession } from '../session';
import { renderScreen } from '../testing';
import { admit } from './gate';
import { screenAt } from './screen-at';
import { screens } from './screens';

jest.setTimeout(120_000);

async function settled() {
  await waitFor(
    () => {
      expect(document.querySelector('main h1')).not.toBeNull();
      expect(document.querySelector('main .skel')).toBeNull();
    },
    { timeout: 60_000 },
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
}

/** The links of the page to other pages of the portal, with their words. */
const linksShown = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map((link) => ({
    words: link.textContent,
    path: (link.getAttribute('href') as string).split(/[?#]/)[0] as string,
  }));

const scenarios = ['commercial-member', 'medicare-member', 'past-due-member'];

test.each(scenarios.flatMap((scenario) => accessScopes.map((scope) => ({ scenario, scope }))))(
  'a caregiver for $scope of $scenario is led to no screen that is not shared',
  async ({ scenario, scope }) => {
    const { store } = await renderScreen('/member/glossary', {
      scenario,
      overrides: {
        'session.getStatus': {
          body: { signedIn: true, csrfToken: 'csrf-1', caregiver: { scopes: [scope] } },
        },
      },
    });
    await settled();
    const session = selectSession(store.getState());
    expect(session.caregiver?.scopes).toEqual([scope]);
    const opened = screens.filter(
      (screen) => screen.path !== '*' && admit(screen, session, screen.path).admitted,
    );
    const found: Record<string, string[]> = {};
    for (const { id, path } of opened) {
      act(() => {
        window.history.pushState(null, '', path);
        window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      });
      await settled();
      const wrong = linksShown().filter((link) => {
        const screen = screenAt(link.path);
        return screen && screen.path !== '*' && !admit(screen, session, link.path).admitted;
      });
      if (wrong.length > 0) found[id] = wrong.map((link) => `${link.words}: ${link.path}`);
    }
    expect(opened.length).toBeGreaterThan(5);
    expect(found).toEqual({});
  },
);
