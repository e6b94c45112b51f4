import { screen } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';

test('the tab of the change is notified, and the member reads where to go', async () => {
  const { platform } = await renderScreen('/member/confirmed', { scenario: 'commercial-member' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You confirmed it’s you' }),
  ).toBeVisible();
  expect(platform.posted).toContainEqual({ kind: 'steppedUp' });
  await expectNoAxeViolations();
});

test('after a refusal other tabs are not notified, and the page says what to do', async () => {
  const { platform } = await renderScreen('/member/confirmed?refused=1', {
    scenario: 'commercial-member',
    language: 'es',
  });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'No pudimos confirmar que es usted' }),
  ).toBeVisible();
  expect(screen.getByText(/^Nada cambió y su sesión sigue abierta\./)).toBeVisible();
  expect(platform.posted).not.toContainEqual({ kind: 'steppedUp' });
});
