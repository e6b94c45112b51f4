import { configureStore } from '@reduxjs/toolkit';
import { idCard } from '@portal/contracts/id-card';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { TextProvider } from '../../../language';
import { PlatformProvider } from '../../../platform';
import type { UserInfo } from '../../../session';
import { stateWith } from '../../../session/testing/epics';
import { rootReducer } from '../../../store';
import { memoryPlatform } from '../../../testing';
import '../id-card.text';
import type { DeviceCards } from './device-cards';
import type { SavedCards } from './saved-cards';
import { OfflineSwitch } from './OfflineSwitch';

function fakeDevice(more: Partial<DeviceCards> = {}, on = false) {
  const calls: [string, SavedCards?][] = [];
  const device: DeviceCards = {
    possible: true,
    isOn: async () => on,
    read: async () => null,
    turnOn: async (cards) => void calls.push(['turnOn', cards]),
    refresh: async (cards) => void calls.push(['refresh', cards]),
    turnOff: async () => void calls.push(['turnOff']),
    ...more,
  };
  return { device, calls };
}

const own = idCard.get.response.parse({ cards: [{ memberId: 'EVF1', firstName: 'Marisol' }] })
  .cards[0]!;

function show(device: DeviceCards, session: object = {}, cards = [own]) {
  const clock = { now: () => new Date(2026, 11, 20, 12) };
  const platform = memoryPlatform();
  const preloadedState = stateWith({ userInfo: { memberId: 'EVF1' } as UserInfo, ...session });
  const store = configureStore({ reducer: rootReducer, preloadedState });
  render(
    <Provider store={store}>
      <PlatformProvider value={{ clock, platform }}>
        <TextProvider language="en">
          <OfflineSwitch cards={cards} device={device} />
        </TextProvider>
      </PlatformProvider>
    </Provider>,
  );
}
const setting = () => screen.findByRole('checkbox', { name: /Save on this device/ });

test('nothing is saved until the member turns it on; then it is, until a day within the plan year', async () => {
  const { device, calls } = fakeDevice();
  show(device);
  const box = await setting();
  expect(box).not.toBeChecked();
  expect(calls).toEqual([]);
  await userEvent.click(box);
  expect(await screen.findByText('Your card is saved on this device.')).toBeVisible();
  expect(calls).toEqual([
    [
      'turnOn',
      expect.objectContaining({
        owner: 'EVF1',
        line: 'COMMERCIAL',
        cards: [expect.objectContaining({ memberId: 'EVF1', name: 'Marisol' })],
        language: 'en',
        savedOn: '2026-12-20',
        until: '2026-12-31',
      }),
    ],
  ]);
  await userEvent.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  expect(calls.at(-1)).toEqual(['turnOff']);
});

test('a saved card is saved again each time it is seen online', async () => {
  const { device, calls } = fakeDevice({}, true);
  show(device);
  expect(await setting()).toBeChecked();
  expect(calls.map(([name]) => name)).toEqual(['refresh']);
});

test('a card whose coverage is over is not saved, nor offered to be', async () => {
  const { device, calls } = fakeDevice({}, true);
  show(device, {}, [{ ...own, endsOn: '2026-12-19' }]);
  await waitFor(() => expect(calls).toEqual([['turnOff']]));
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a device that does not take it says so, and the setting stays off', async () => {
  const { device } = fakeDevice({ turnOn: () => Promise.reject(new Error('full')) });
  show(device);
  const box = await setting();
  await userEvent.click(box);
  expect(
    await screen.findByText(/could not save the card on this device. Nothing was saved/),
  ).toBeVisible();
  expect(box).not.toBeChecked();
});

test.each([
  ['on a browser that cannot', { possible: false }, {}],
  ['to a user who acts for a member', {}, { emulation: { mode: 'emulation' } }],
  ['to users of the admin portal', {}, { fromAdminPortal: true }],
])('it is not offered %s', async (_, more, session) => {
  const { device, calls } = fakeDevice(more, true);
  show(device, session);
  await Promise.resolve();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(calls).toEqual([]);
});
