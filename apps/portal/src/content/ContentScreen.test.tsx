import { screen } from '@testing-library/react';
import { expectNoAxeViolations, renderPortal } from '../testing';

describe('a content page', () => {
  test('shows the markdown of the line, with the name of the client and the day of its review', async () => {
    await renderPortal('/member/about-us', { scenario: 'visitor' });
    expect(await screen.findByRole('heading', { level: 2, name: 'What we do' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('About us');
    expect(screen.getByText(/at the lowest cost your plan allows/)).toBeVisible();
    expect(screen.getByText('Last reviewed October 1, 2026')).toBeVisible();
    await expectNoAxeViolations();
  });

  test('comes in Spanish, and for Medicare in its own words', async () => {
    await renderPortal('/member/about-us', { scenario: 'visitor-medicare', language: 'es' });
    expect(
      await screen.findByText(/beneficio de medicamentos de su plan de la Parte D/),
    ).toBeVisible();
    expect(screen.getByText('Revisada el 1 de octubre de 2026')).toBeVisible();
  });

  test('says that it did not load, and tries again', async () => {
    const { user, transport } = await renderPortal('/member/about-us', {
      overrides: { 'content.getPage': { status: 503 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(
      transport.calls.filter(({ endpointId }) => endpointId === 'content.getPage'),
    ).toHaveLength(2);
  });

  test('opens at the part that the URL names', async () => {
    await renderPortal('/member/privacy#rights');
    expect(await screen.findByRole('heading', { name: 'Your rights' })).toHaveFocus();
  });

  test('a link to another website opens after a confirmation where its row says so', async () => {
    const { user, store } = await renderPortal('/member/helper-tools');
    await user.click(await screen.findByRole('link', { name: /Quit smoking/ }));
    expect(store.getState()['modal']).toMatchObject({ kind: 'leavingSite' });
    expect(screen.getByRole('link', { name: /How home delivery works/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  });
});
