import { act, cleanup, screen, waitFor } from '@testing-library/react';
import {
  expectNoAxeViolations,
  type RenderedScreen as Opened,
  renderScreen,
} from '../../../testing';
import { fillIn, openInvite as open, send } from '../testing/invite';

const id = 'familyAccess.invite';
const list = 'familyAccess.getPeople';
const person = {
  accessId: 'ACCESS-9',
  idempotencyKey: null,
  name: 'Pim Newbury',
  email: 'pim.newbury@example.com',
  scopes: [{ scope: 'claims' }],
  status: 'invited',
  invitedAt: '2026-11-05T14:51:00Z',
  endsAt: '2026-12-05T14:51:00Z',
  changedAt: null,
};

describe('an invitation that got no answer', () => {
  const reload = ({ transport }: Opened) => {
    const { search } = window.location;
    const { usr: state } = window.history.state as { usr: unknown };
    cleanup();
    return renderScreen(`/member/family-access/invite${search}`, {
      scenario: 'family-access',
      transport,
      state,
    });
  };
  const keysOf = ({ transport }: Opened) =>
    transport.calls
      .filter(({ endpointId }) => endpointId === id)
      .map(({ idempotencyKey }) => idempotencyKey);

  test('is shown as sent when it arrives after the page was loaded again', async () => {
    const opened = await open();
    const arrives = opened.transport.hold(id);
    await fillIn(opened);
    await send(opened);
    await waitFor(() => expect(keysOf(opened)).toHaveLength(1));
    await reload(opened);
    expect(await screen.findByText(/^Checking if your invitation was sent/)).toBeVisible();
    act(arrives);
    expect(await screen.findByText(/^We sent it to pim\.newbury@example\.com/)).toBeVisible();
    expect(opened.transport.sent).toHaveLength(1);
  });

  test('and is not there is sent again as it was typed, once', async () => {
    const opened = await open({ overrides: { [id]: { offline: true } } });
    await fillIn(opened);
    await send(opened);
    expect(await screen.findByText('Your invitation has not reached us')).toBeVisible();
    opened.transport.override(id, undefined);
    const again = await reload(opened);
    expect(await screen.findByText('Your invitation has not reached us')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Pim Newbury');
    await expectNoAxeViolations();
    await send(again);
    expect(await screen.findByText(/^We sent it to pim\.newbury@example\.com/)).toBeVisible();
    const keys = keysOf(opened);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  describe('at a service that names no keys', () => {
    const withPeople = async (people: readonly object[]) => {
      const overrides = { [id]: { offline: true }, [list]: { body: { people } } } as const;
      const opened = await open({ overrides });
      await fillIn(opened);
      await send(opened);
    };

    test.each([
      ['one that is open', {}],
      ['one that was accepted since', { status: 'active', changedAt: '2026-11-05T14:52:00Z' }],
      ['one whose day is not named', { invitedAt: null }],
    ])('it is not known, and not taken for %s', async (_which, more) => {
      await withPeople([{ ...person, ...more }]);
      expect(
        await screen.findByText(
          'We do not know if your invitation was sent',
          {},
          { timeout: 5000 },
        ),
      ).toBeVisible();
      expect(screen.queryByText(/has not reached us/)).toBeNull();
      expect(window.location.search).toMatch(/^\?tried=/);
    });

    test.each([
      ['another email', { email: 'wren.mockford@example.com' }],
      ['an earlier month', { invitedAt: '2026-10-05T14:51:00Z' }],
    ])('it is not there where the only one is of %s', async (_which, more) => {
      await withPeople([{ ...person, ...more }]);
      expect(await screen.findByText('Your invitation has not reached us')).toBeVisible();
    });
  });

  describe('whose link is opened elsewhere, with the key alone,', () => {
    const elsewhere = (people: readonly object[], language: 'en' | 'es') =>
      renderScreen('/member/family-access/invite?tried=key-1', {
        scenario: 'family-access',
        language,
        overrides: { [list]: { body: { people } } },
      });

    test.each([
      ['en', 'We have no invitation from this link', 'new invitation here'],
      ['es', 'No tenemos ninguna invitación de este enlace', 'invitación nueva'],
    ] as const)(
      '%s: is not there, and nothing is said to be typed',
      async (language, title, hint) => {
        const keyed = { ...person, idempotencyKey: 'key-2' };
        const { user, transport } = await elsewhere([keyed], language);
        const alert = await screen.findByRole('alert');
        expect(alert).toHaveTextContent(title);
        expect(alert).toHaveTextContent(hint);
        expect(document.body).not.toHaveTextContent(/still here|sigue aquí/);
        await expectNoAxeViolations();
        if (language === 'es') return;
        transport.override(list, undefined);
        await fillIn({ user } as Opened);
        await send({ user } as Opened);
        await screen.findByText(/^We sent it to pim\.newbury@example\.com/);
        expect(keysOf({ transport } as Opened)).not.toContain('key-1');
      },
    );

    test.each([
      ['en', 'We do not know if the invitation from this link was sent'],
      ['es', 'No sabemos si se envió la invitación de este enlace'],
    ] as const)('%s: is not known where the service names no keys', async (language, title) => {
      await elsewhere([person], language);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(title);
      expect(document.body).not.toHaveTextContent(/still here|sigue aquí/);
    });

    test('is there: it is shown as sent', async () => {
      await elsewhere([{ ...person, idempotencyKey: 'key-1' }], 'en');
      expect(await screen.findByText(/^We sent it to pim\.newbury@example\.com/)).toBeVisible();
    });
  });

  test('and was changed since is another one, under another key', async () => {
    const opened = await open({ overrides: { [id]: { offline: true } } });
    await fillIn(opened);
    await send(opened);
    expect(await screen.findByText('Your invitation has not reached us')).toBeVisible();
    opened.transport.override(id, undefined);
    await opened.user.type(screen.getByLabelText('Name'), ' Elder');
    await send(opened);
    expect(await screen.findByText(/^We sent it to pim\.newbury@example\.com/)).toBeVisible();
    expect(new Set(keysOf(opened)).size).toBe(2);
  });
});
