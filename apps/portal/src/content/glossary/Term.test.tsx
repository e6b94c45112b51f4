import { screen } from '@testing-library/react';
import { renderPortal } from '../../testing';

let isHere = false;
jest.mock('./TermHelp', () => {
  if (!isHere) throw new TypeError('Failed to fetch TermHelp');
  return jest.requireActual<object>('./TermHelp');
});

afterEach(() => jest.restoreAllMocks());

test('help that does not load says so, and a second press tries again', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError());
  const { user } = await renderPortal('/member/benefits', { scenario: 'commercial-member' });
  const help = await screen.findByRole('button', { name: /What is this: Tier/ });
  await user.click(help);
  expect(await screen.findByText(/The help did not load/)).toBeVisible();
  isHere = true;
  await user.click(help);
  expect(await screen.findByRole('dialog', { name: 'Tier' })).toBeVisible();
  expect(screen.queryByText(/The help did not load/)).toBeNull();
});

test.each([
  ['/member/benefits', 'commercial-member', ['Deductible', 'Copay', 'Network pharmacy']],
  ['/member/healthcarebalances', 'commercial-member', ['Family maximum', 'Out-of-pocket limit']],
  ['/member/coverage-requests', 'medicare-member', ['Exception', 'Appeal']],
] as const)('%s explains its terms where they appear', async (path, scenario, terms) => {
  await renderPortal(path, { scenario });
  for (const term of terms) {
    const name = `What is this: ${term}?`;
    expect((await screen.findAllByRole('button', { name }))[0]).toHaveAttribute(
      'aria-haspopup',
      'dialog',
    );
  }
});
