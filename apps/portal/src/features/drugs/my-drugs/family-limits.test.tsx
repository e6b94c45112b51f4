import { screen } from '@testing-library/react';
import { actingFor, renderScreen, type RenderOptions } from '../../../testing';

/** The drugs of a child, where the family's deductible has less left than the child's own. */
async function openChild(overrides: NonNullable<RenderOptions['overrides']>) {
  const { user } = await renderScreen('/member/my-drugs', {
    scenario: 'commercial-member',
    overrides,
  });
  await user.selectOptions(await screen.findByLabelText('For whom'), 'Theo Sampleton');
  expect(await screen.findByText('$1,004.00 left')).toBeVisible();
}

const endOfFamily = /your family will have paid/;

test('what the family paid so far is told to the subscriber', async () => {
  await openChild({});
  expect(document.body).toHaveTextContent('$1,996.00 of $3,000.00 met');
  expect(document.body).toHaveTextContent(endOfFamily);
});

test('and not to who acts for the subscriber', async () => {
  await openChild({ 'session.getStatus': { body: actingFor } });
  expect(document.body).not.toHaveTextContent('$1,996.00');
  expect(document.body).not.toHaveTextContent(endOfFamily);
});
