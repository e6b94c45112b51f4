import { configureStore } from '@reduxjs/toolkit';
import { createApiClient } from '@portal/api-client';
import { drafts } from '@portal/contracts/drafts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { firstValueFrom } from 'rxjs';
import { TextProvider } from '../../../language';
import type { UserInfo } from '../../../session';
import { stateWith } from '../../../session/testing/epics';
import { rootReducer } from '../../../store';
import type { DeviceCards } from '../../id-card/offline/index';
import { acting, openSettings } from '../testing/settings';
import { SavedCard } from './SavedCard';

const section = () => within(document.getElementById('security')!);

async function openWithDrafts(overrides = {}) {
  return openSettings({
    before: (transport) => {
      const api = createApiClient({ transport })(drafts);
      const records = ['sent-payment', 'sent-refill'];
      for (const formId of ['contact', 'payment-amount', 'reply-m-1', ...records]) {
        void firstValueFrom(api.save({ formId, body: { replaces: 0, content: {} } }));
      }
      const placed = { replaces: 0, step: 'sent-result', content: {} };
      void firstValueFrom(api.save({ formId: 'mail-order-checkout', body: placed }));
    },
    overrides,
  });
}

test('drafts are listed by the name of their form, and what was sent is not among them', async () => {
  await openWithDrafts();
  expect(await section().findByText('Payment')).toBeVisible();
  expect(section().getByText('Reply to a message')).toBeVisible();
  const names = [...document.querySelectorAll('#security li a')].map((link) => link.textContent);
  expect(names).toHaveLength(3);
  expect(section().getAllByText(/We keep it until January \d, 2027$/)).toHaveLength(3);
});

test.each([
  ['en', /^Not confirmed: sent November 5, 2026 at .* see if we got it\.$/],
  ['es', /^Sin confirmar: se envió el 5 de noviembre de 2026 a .* si lo recibimos\.$/],
] as const)(
  '%s: what was sent and not answered is listed, and can not be deleted',
  async (language, says) => {
    await openSettings({
      language,
      before: (transport) => {
        const api = createApiClient({ transport })(drafts);
        const body = { replaces: 0, step: 'unanswered', content: {} };
        void firstValueFrom(api.save({ formId: 'contact', body }));
      },
    });
    expect(await section().findByText(says)).toBeVisible();
    expect(section().queryByText(/^(You have no drafts|No tiene borradores)/)).toBeNull();
    expect(section().queryByText(/^(the draft of|el borrador de)/)).toBeNull();
  },
);

test('a draft is deleted after a question, which says what is lost', async () => {
  const { user } = await openWithDrafts();
  await section().findByText('Payment');
  await user.click(section().getByText('the draft of Payment'));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete the draft of Payment?' }));
  expect(dialog.getByText('What you typed in it is gone then.')).toBeVisible();
  await user.click(dialog.getByText('Delete'));
  expect(await section().findByText('The draft is deleted.')).toBeVisible();
  await waitFor(() => expect(section().queryByText('Payment')).toBeNull());
  expect(section().getByText('Saved drafts')).toHaveFocus();
  expect(section().getByText('Reply to a message')).toBeVisible();
});

test('a draft that is not deleted says that it is still saved', async () => {
  const { user } = await openWithDrafts({ 'drafts.remove': { status: 503 } });
  await section().findByText('Payment');
  await user.click(section().getByText('the draft of Payment'));
  await user.click(within(screen.getByRole('dialog')).getByText('Delete'));
  expect(await section().findByText(/^We could not delete this draft\. It is still/)).toBeVisible();
  expect(section().getByText('Payment')).toBeVisible();
});

test('staff are told that drafts are the member’s alone, and see none', async () => {
  await openWithDrafts(acting);
  expect(section().getByText(/^Drafts are for the member alone/)).toBeVisible();
  expect(section().queryByText('Payment')).toBeNull();
  expect(section().queryByText('ID card on this device')).toBeNull();
});

describe('the card on this device', () => {
  type Saved = Awaited<ReturnType<DeviceCards['read']>>;
  const card = { savedOn: '2026-11-04', until: '2026-12-04', cards: [{ name: 'Marisol S.' }] };
  const saved = { ...card, owner: 'EVF1' } as unknown as Saved;

  function show(more: Partial<DeviceCards>) {
    const turnOff = jest.fn(async () => undefined);
    const device: DeviceCards = {
      possible: true,
      isOn: async () => true,
      read: async () => saved,
      turnOn: async () => undefined,
      refresh: async () => undefined,
      turnOff,
      ...more,
    };
    const userInfo = { memberId: 'EVF1' } as UserInfo;
    const preloadedState = stateWith({ userInfo, signedIn: true, flags: ['viewIdCard'] });
    render(
      <Provider store={configureStore({ reducer: rootReducer, preloadedState })}>
        <TextProvider language="en">
          <SavedCard device={device} />
        </TextProvider>
      </Provider>,
    );
    return { turnOff };
  }

  test('shows whose it is and until when it opens, and is deleted', async () => {
    const { turnOff } = show({});
    expect(await screen.findByText('Marisol S.')).toBeVisible();
    expect(screen.getByText(/^Saved November 4, 2026\. .+ until December 4, 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Delete from this device' }));
    expect(await screen.findByText('The card is deleted from this device.')).toBeVisible();
    expect(turnOff).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('heading')).toHaveFocus();
    expect(screen.queryByText('Marisol S.')).toBeNull();
  });

  test('one that could not be deleted says that it is still there', async () => {
    show({ turnOff: () => Promise.reject(new Error('The device refuses.')) });
    await userEvent.click(await screen.findByText('Delete from this device'));
    expect(await screen.findByText(/^We could not delete the card\. It is still/)).toBeVisible();
    expect(screen.getByText('Marisol S.')).toBeVisible();
  });

  test.each([
    ['of another member', { ...card, owner: 'EVF2' } as unknown as Saved],
    ['that was never saved', null],
  ])('one %s does not show', async (_which, found) => {
    let answer: (saved: Saved) => void = () => undefined;
    show({ read: () => new Promise((resolve) => (answer = resolve)) });
    expect(screen.getByText('Looking for a saved card…')).toBeInTheDocument();
    expect(screen.queryByText('No ID card is saved on this device.')).toBeNull();
    await act(async () => answer(found));
    expect(screen.getByText('No ID card is saved on this device.')).toBeVisible();
    expect(screen.queryByText('Marisol S.')).toBeNull();
  });

  test('a device that cannot be read is not said to have none', async () => {
    show({ read: () => Promise.reject(new Error('The device refuses.')) });
    expect(await screen.findByText(/^We could not look for a saved card\./)).toBeVisible();
    expect(screen.queryByText('No ID card is saved on this device.')).toBeNull();
  });
});
