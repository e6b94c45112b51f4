import { screen } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../testing';

describe('the landing page', () => {
  test.each([
    ['en', 'Know what you’ll pay before you go.', 'Find a pharmacy'],
    ['es', 'Sepa cuánto va a pagar antes de ir.', 'Buscar una farmacia'],
  ] as const)(
    'in %s offers prices, the way in, and what needs no account',
    async (language, title, task) => {
      await renderScreen('/member', { language });
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('heading', { level: 3, name: task })).toBeVisible();
      expect(document.documentElement.lang).toBe(language);
      await expectNoAxeViolations();
    },
  );

  test('a drug and a ZIP code go to the price-a-drug screen', async () => {
    const { user } = await renderScreen('/member');
    await user.type(screen.getByLabelText('Drug name'), 'atorvastatin');
    await user.type(screen.getByLabelText('ZIP code'), '55000');
    await user.click(screen.getByRole('button', { name: 'See prices' }));
    expect(window.location.pathname).toBe('/member/price-a-drug');
    expect(window.location.search).toBe('?drug=atorvastatin&zip=55000');
  });

  test('a missing drug and a wrong ZIP code are named, and the focus goes to the first', async () => {
    const { user } = await renderScreen('/member');
    await user.type(screen.getByLabelText('ZIP code'), '123');
    await user.click(screen.getByRole('button', { name: 'See prices' }));
    expect(screen.getByLabelText('Drug name')).toHaveFocus();
    expect(screen.getByLabelText('Drug name')).toHaveAccessibleDescription(
      'Enter the name of a drug.',
    );
    expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription('Enter 5 digits.');
    expect(window.location.pathname).toBe('/member');
    await expectNoAxeViolations();
  });

  test('with nothing switched on, it offers nothing that is not there', async () => {
    await renderScreen('/member', { scenario: 'visitor-no-flags' });
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByText('You can do this without signing in')).toBeNull();
    await expectNoAxeViolations();
  });
});
