import { accessScopes } from '@portal/domain/family-access';
import { act } from '@testing-library/react';
import { selectSession, type SessionState } from '../session';
import { renderScreen } from '../testing';
import { admit, isLeftOut } from './gate';
import { screenAt } from './screen-at';
import { caregiversNeed, type Screen, screens } from './screens';
import { goWithin, linksShown, openRows, settled } from './testing/walk';

jest.setTimeout(120_000);

const scenarios = ['commercial-member', 'medicare-member', 'past-due-member'];

const idsOf = (some: readonly Screen[]) => some.map(({ id }) => id);

/** Whether the plan and the client of the session have the screen, for any user. */
const isOn = (screen: Screen, session: SessionState): boolean =>
  !isLeftOut(screen, session) &&
  (screen.line === undefined || screen.line === session.businessLine) &&
  (screen.gate === undefined || screen.gate.members.some((flag) => session.flags.includes(flag)));

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
    expect(idsOf(opened.filter((screen) => caregiversNeed(screen) !== 'any'))).toEqual(
      idsOf(screens.filter((screen) => screen.caregivers === scope && isOn(screen, session))),
    );
    const found: Record<string, string[]> = {};
    for (const { id, path } of opened) {
      act(() => goWithin(path));
      await settled();
      await openRows();
      const wrong = linksShown().filter((link) => {
        const screen = screenAt(link);
        return screen && screen.path !== '*' && !admit(screen, session, link).admitted;
      });
      if (wrong.length > 0) found[id] = wrong;
    }
    expect(found).toEqual({});
  },
);
