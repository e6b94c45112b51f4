import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';

const uncovered =
  'A drug that the plan does not cover counts at the price without the plan. No limit applies to it.';

test.each(['', '?compare', '?plan=PDP-064'])(
  'the plans say what their sums count, and why one is above a limit: planselection%s',
  async (search) => {
    await renderScreen(`/member/planselection${search}`, { scenario: 'medicare-member' });
    expect(
      await screen.findByText(
        /A drug that you did not get because the plan refused it is not counted\.$/,
      ),
    ).toBeVisible();
    expect(screen.getByText(uncovered)).toBeVisible();
  },
);

test('a plan that covers each drug says nothing of those that are not covered', async () => {
  await renderScreen('/member/planselection?plan=PDP-088', { scenario: 'medicare-member' });
  expect(await screen.findByText(/^This is an estimate\./)).toBeVisible();
  expect(screen.queryByText(uncovered)).toBeNull();
});
