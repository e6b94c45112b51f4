import { links } from '@portal/client-config';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { filter, ignoreElements, tap } from 'rxjs';
import type { Epic } from '../../store';
import { idleWarned } from '../../session';
import { expectNoAxeViolations, renderPortal } from '../../testing';
import {
  defaultPharmacyConfirmed,
  defaultPharmacyRequested,
  dialogRequested,
  leavingSiteRequested,
} from '../../dialogs';

type Opened = Awaited<ReturnType<typeof renderPortal>>;
type AnyAction = Parameters<Opened['store']['dispatch']>[0];

/** Opens a page with the focus on one of its buttons, then requests a modal. */
async function opened(action: AnyAction, options: Parameters<typeof renderPortal>[1] = {}) {
  const rendered = await renderPortal('/accessibility', {
    scenario: 'commercial-member',
    ...options,
  });
  const before = document.createElement('button');
  rendered.container.append(before);
  before.focus();
  act(() => void rendered.store.dispatch(action));
  return { ...rendered, before };
}
const dialog = () => document.querySelector<HTMLDialogElement>('dialog.modal');
const leaving = leavingSiteRequested({ href: 'https://ratings.example/plans?year=2026' });

describe('the leaving-site modal', () => {
  test.each(['en', 'es'] as const)(
    'in %s names the host and has no findings of axe',
    async (language) => {
      await opened(leaving, { language });
      await waitFor(() => expect(dialog()).toHaveTextContent('ratings.example'));
      expect(dialog()).not.toHaveTextContent('year=2026');
      await expectNoAxeViolations();
    },
  );

  test('OK closes it, then opens the link in a new window', async () => {
    const { user, platform, before } = await opened(leaving);
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(dialog()).toBeNull();
    expect(platform.opened).toEqual(['https://ratings.example/plans?year=2026']);
    expect(before).toHaveFocus();
  });

  test('Cancel and Escape close it, open nothing, and give the focus back', async () => {
    const { user, platform, before, store } = await opened(leaving);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(dialog()).toBeNull();
    expect(before).toHaveFocus();
    act(() => void store.dispatch(leaving));
    await screen.findByRole('button', { name: 'OK' });
    fireEvent(dialog() as Element, new Event('cancel', { cancelable: true }));
    expect(dialog()).toBeNull();
    expect(platform.opened).toEqual([]);
  });
});

test('the survey has a link for members and one for everybody else', async () => {
  await opened(dialogRequested('survey'), { scenario: 'visitor' });
  const member = await screen.findByRole('link', { name: /I’m a member/ });
  expect(member).toHaveAttribute('href', links.surveyMember.href);
  expect(screen.getByRole('link', { name: /I’m not a member/ })).toHaveAttribute(
    'href',
    links.surveyVisitor.href,
  );
  expect(member).toHaveFocus();
  await expectNoAxeViolations();
});

describe('the default pharmacy', () => {
  const pharmacy = { npi: '1234567893', name: 'MAPLE & MAIN PHARMACY', inNetwork: false };
  const warning = /pharmacy claims filled at this pharmacy will result in a higher copay/;

  test('is named, warned of outside the network, and confirmed', async () => {
    const { user, store } = await opened(defaultPharmacyRequested(pharmacy));
    await screen.findByText(/set MAPLE & MAIN PHARMACY as your default Pharmacy\?/);
    expect(screen.getByText(warning)).toBeVisible();
    await expectNoAxeViolations();
    const confirmed: unknown[] = [];
    const listen: Epic = (action$) =>
      action$.pipe(
        filter(defaultPharmacyConfirmed.match),
        tap(({ payload }) => confirmed.push(payload)),
        ignoreElements(),
      );
    store.addEpics([listen]);
    await user.click(screen.getByRole('button', { name: 'Set Default' }));
    expect(confirmed).toEqual([pharmacy]);
    expect(dialog()).toBeNull();
  });

  test('inside the network there is no warning', async () => {
    await opened(defaultPharmacyRequested({ ...pharmacy, inNetwork: true }));
    await screen.findByText(/as your default Pharmacy\?/);
    expect(screen.queryByText(warning)).toBeNull();
  });
});

describe('the idle warning', () => {
  test.each(['en', 'es'] as const)(
    'in %s takes the place of any other, with the focus on staying',
    async (language) => {
      const { store } = await opened(leaving, { language });
      act(() => void store.dispatch(idleWarned(30)));
      const stay = await screen.findByRole('button', { name: /Stay signed in|Mantener la sesión/ });
      expect(stay).toHaveFocus();
      expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/30/);
      expect(document.querySelectorAll('dialog.modal')).toHaveLength(1);
      await expectNoAxeViolations();
    },
  );

  test('counts number and bar down, and speaks at 30, 20 and 10 only', async () => {
    const { store } = await opened(idleWarned(30));
    await screen.findByRole('alertdialog');
    const spoken: (string | null)[] = [];
    for (let left = 30; left > 0; left -= 1) {
      act(() => void store.dispatch(idleWarned(left)));
      expect(dialog()?.querySelector('.clock')).toHaveTextContent(
        left === 1 ? '1 second' : `${left} seconds`,
      );
      const words = dialog()!.querySelector('[role=status]')!.textContent;
      if (spoken.at(-1) !== words) spoken.push(words);
    }
    expect(spoken.map((words) => /\d+/.exec(words ?? '')?.[0])).toEqual(['30', '20', '10']);
    expect(dialog()?.querySelector('rect')).toHaveAttribute('width', '1.43%');
  });

  test('Escape stays signed in: the session is extended and the other tabs are notified', async () => {
    const { transport, platform, before } = await opened(idleWarned(12));
    await screen.findByRole('alertdialog');
    fireEvent(dialog() as Element, new Event('cancel', { cancelable: true }));
    await waitFor(() =>
      expect(transport.calls.map(({ endpointId }) => endpointId)).toContain('session.extend'),
    );
    expect(dialog()).toBeNull();
    expect(before).toHaveFocus();
    expect(platform.posted).toContainEqual({ kind: 'stayed', at: expect.any(Number) as number });
  });

  test('"Sign out" is a sign-out by the member', async () => {
    const { user, platform } = await opened(idleWarned(12));
    await user.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(platform.visited).toEqual(['/member/login']));
    expect(platform.read('signInMessage')).toBe('requested');
    expect(platform.posted).toEqual([
      { kind: 'signedOut', reason: 'requested', message: 'requested' },
    ]);
  });
});

test('a sign-out in another tab leads this one to the login page, with the reason', async () => {
  const { platform, transport } = await opened(leaving);
  act(() => platform.receive({ kind: 'signedOut', reason: 'idle', message: 'idle' }));
  await waitFor(() => expect(platform.visited).toEqual(['/member/login']));
  expect(platform.read('signInMessage')).toBe('idle');
  expect(dialog()).toBeNull();
  expect(transport.calls.map(({ endpointId }) => endpointId)).not.toContain('session.signOut');
});
