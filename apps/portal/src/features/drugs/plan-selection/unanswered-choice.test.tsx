import { createApiClient } from '@portal/api-client';
import { plans } from '@portal/contracts/plans';
import { screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { renderScreen } from '../../../testing';

const select = 'plans.select';

/** Chooses a plan, with no answer from the service. */
async function choose() {
  const rendered = await renderScreen('/member/planselection?plan=PDP-088', {
    scenario: 'medicare-member',
    overrides: { [select]: { offline: true } },
  });
  const button = { name: 'Choose this plan' };
  await rendered.user.click(await screen.findByRole('button', button));
  await rendered.user.click(within(screen.getByRole('dialog')).getByRole('button', button));
  expect(await screen.findByText(/^Checking if your choice arrived/)).toBeVisible();
  return rendered;
}

test('a choice whose answer was lost is chosen when the service has it', async () => {
  const { transport } = await choose();
  transport.override(select, undefined);
  const { body } = transport.calls.find(({ endpointId }) => endpointId === select)!;
  await firstValueFrom(createApiClient({ transport })(plans).select({ body: body as never }));
  expect(await screen.findByText(/is your plan for 2027/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Checking if/)).toBeNull());
});

test('a choice that never arrived is said not to be stored', async () => {
  await choose();
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent('Your choice has not reached us');
  expect(said).toHaveTextContent('Choose it again. The last choice counts.');
});
