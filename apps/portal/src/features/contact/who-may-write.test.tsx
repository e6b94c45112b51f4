import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../testing';

test.each(['provider', 'support-agent'])(
  'a %s who acts for no one has numbers to call, and no form whose answer would reach no one',
  async (scenario) => {
    await renderScreen('/member/contact', { scenario });
    expect(
      await screen.findByRole('heading', { name: 'Secure messages are for members' }),
    ).toBeVisible();
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'Find a member' }),
    ).toHaveAttribute('href', '/member/staff');
    expect(screen.getByRole('region', { name: 'Call us' })).toBeVisible();
    expect(screen.queryByLabelText('Subject')).toBeNull();
    await expectNoAxeViolations();
  },
);

test('a visitor who may be a member is offered to sign in or to register', async () => {
  await renderScreen('/member/contact', { scenario: 'visitor' });
  const card = within(await screen.findByRole('region', { name: 'Are you a member?' }));
  expect(card.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/member/login');
  expect(card.getByRole('link', { name: 'Register' })).toHaveAttribute(
    'href',
    '/member/registration',
  );
});
