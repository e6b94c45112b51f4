import { act, screen } from '@testing-library/react';
import { expectNoAxeViolations, renderPortal } from '../../testing';

describe('without a connection', () => {
  test.each([
    ['en', 'You are offline.', 'You are online again.'],
    ['es', 'No tiene conexión.', 'Tiene conexión de nuevo.'],
  ] as const)(
    'in %s a line says so, stays as long as it lasts, and the return is announced',
    async (language, off, on) => {
      const { platform } = await renderPortal('/member/login', { language });
      expect(screen.queryByText(off)).toBeNull();
      act(() => {
        platform.online = false;
        platform.emit('connection');
      });
      expect(document.querySelector('.offline')).toHaveTextContent(off);
      expect(document.querySelector('.offline a[href^="tel:"]')).toHaveTextContent(/^1-800-/);
      await expectNoAxeViolations();
      act(() => {
        platform.online = true;
        platform.emit('connection');
      });
      expect(document.querySelector('.offline')).toBeNull();
      expect(screen.getByText(on)).toBeInTheDocument();
    },
  );

  test('a portal that could not start says why, gives a number, and starts by itself later', async () => {
    const { platform, transport } = await renderPortal('/member', {
      settle: false,
      overrides: { 'features.get': { offline: true } },
    });
    await screen.findByRole('heading', { level: 1, name: 'The portal did not start' });
    act(() => {
      platform.online = false;
      platform.emit('connection');
    });
    expect(screen.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
    expect(screen.getByText('1-800-555-0142')).toBeVisible();
    await expectNoAxeViolations();
    transport.override('features.get', undefined);
    act(() => {
      platform.online = true;
      platform.emit('connection');
    });
    expect(await screen.findByRole('banner')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'You are offline' })).toBeNull();
  });
});
