import { accessScopes } from '@portal/domain/family-access';
import { act } from '@testing-library/react';
import { selectSession } from '../session';
import { renderScreen } from '../testing';
import { admit } from './gate';
import { screenAt } from './screen-at';
import { screens } from './screens';
import { goWithin, linksShown, settled } from './testing/walk';

jest.setTimeout(120_000);

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
      act(() => goWithin(path));
      await settled();
      const wrong = linksShown().filter((link) => {
        const screen = screenAt(link);
        return screen && screen.path !== '*' && !admit(screen, session, link).admitted;
      });
      if (wrong.length > 0) found[id] = wrong;
    }
    expect(opened.length).toBeGreaterThan(5);
    expect(found).toEqual({});
  },
);
