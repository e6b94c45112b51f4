import { createApiClient } from '@portal/api-client';
import { idCard } from '@portal/contracts/id-card';
import { act, screen, waitFor } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { dialogRequested } from '../../dialogs';
import { expectNoAxeViolations, openDialog, openedDialog } from '../../testing';

type Options = Parameters<typeof openDialog>[1];
const loaded = () => screen.findByText('Front');
const sent = () => screen.queryByText(/new card will be mailed within the next 24 hours/);

async function confirming(options: Options = {}) {
  const rendered = await openDialog('idCard', options);
  await rendered.user.click(await screen.findByRole('button', { name: 'Request ID card' }));
  return rendered;
}
const requests = ({ transport }: Awaited<ReturnType<typeof openDialog>>) =>
  transport.calls.filter(({ endpointId }) => endpointId === 'idCard.requestReplacement');

test('request, confirm, message: it is sent once, with copies and reason', async () => {
  const rendered = await confirming();
  const { user, transport, store } = rendered;
  expect(
    screen.getByRole('heading', { name: 'Mail a new card for Marisol Sampleton?' }),
  ).toHaveFocus();
  expect(screen.getByText('14 Example Lane, Sampleville, MN 55000')).toBeVisible();
  await expectNoAxeViolations();
  await user.click(screen.getByRole('radio', { name: 'Two' }));
  await user.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'The card is lost');
  const release = transport.hold('idCard.requestReplacement');
  await user.dblClick(screen.getByRole('button', { name: 'Confirm' }));
  expect(store.getState()['replacementShowing']).toBe(false);
  release();
  await waitFor(() => expect(sent()).toBeVisible());
  expect(requests(rendered).map(({ body }) => body)).toEqual([
    { memberId: 'EVF00421787', copies: 2, reason: 'lost' },
  ]);
  expect(screen.getByText(/You can ask for another from December 5, 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request ID card' })).toBeNull();
});

test('while the message shows, the wallet offers the card only; closing turns it off', async () => {
  const { user, platform, store } = await confirming();
  platform.device = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', touchPoints: 5 };
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(sent()).toBeVisible());
  await user.click(screen.getByRole('button', { name: 'Add to wallet' }));
  await screen.findByText(/Your new card is on its way/);
  expect(screen.queryByRole('button', { name: 'Add to Apple Wallet' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'View ID card' }));
  await loaded();
  expect(sent()).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(store.getState()['replacementShowing']).toBe(false);
  act(() => void store.dispatch(dialogRequested('idCard')));
  await loaded();
  expect(sent()).toBeNull();
});

test('asks by member id where the service has no name', async () => {
  const nameless = { memberId: 'EVF00421787', firstName: 'null', lastName: null };
  await confirming({ overrides: { 'idCard.get': { body: { cards: [nameless] } } } });
  expect(screen.getByRole('heading', { name: 'Mail a new card for EVF00421787?' })).toBeVisible();
  expect(openedDialog().textContent).not.toMatch(/null|undefined/);
});

test('Close goes back to the card and sends nothing', async () => {
  const rendered = await confirming();
  await rendered.user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  await loaded();
  expect(requests(rendered)).toEqual([]);
});

test.each([
  ['the service fails', { status: 503 }, /Nothing was ordered/],
  [
    'the backend refuses it to a minor',
    { status: 403, body: { code: 'AGE_RESTRICTED' } },
    /Members under 18 can show and print their card/,
  ],
  [
    'one was requested elsewhere',
    { status: 409, body: { message: 'CARD_ALREADY_REQUESTED: earlier' } },
    /already requested within the last 30 days/,
  ],
] as const)('when %s it says so, and Confirm tries again', async (_, answer, words) => {
  const { user, transport } = await confirming({
    overrides: { 'idCard.requestReplacement': answer },
  });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(words)).toBeVisible();
  expect(sent()).toBeNull();
  transport.override('idCard.requestReplacement', undefined);
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(sent()).toBeVisible());
});

test('a request whose answer was lost is shown as sent when the service has it', async () => {
  const rendered = await confirming({
    overrides: { 'idCard.requestReplacement': { offline: true } },
  });
  const { user, transport } = rendered;
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/^Checking if your request arrived/)).toBeVisible();
  expect(screen.queryByText(/Nothing was ordered/)).toBeNull();
  transport.override('idCard.requestReplacement', undefined);
  const { requestReplacement } = createApiClient({ transport })(idCard);
  await firstValueFrom(requestReplacement({ body: { memberId: 'EVF00421787', copies: 1 } }));
  expect(await screen.findByText(/new card will be mailed/)).toBeVisible();
  expect(screen.getByText(/You can ask for another from December 5, 2026/)).toBeVisible();
});

test('after an earlier request the next has its date', async () => {
  await openDialog('idCard', { scenario: 'id-card-requested-last-week' });
  await loaded();
  expect(screen.getByText(/You can ask for another from November 27, 2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request ID card' })).toBeNull();
});
