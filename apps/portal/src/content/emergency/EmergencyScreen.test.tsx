import { cleanup, screen, within } from '@testing-library/react';
import { expectNoAxeViolations, renderPortal } from '../../testing';

const path = '/member/emergency-alerts';

describe('an emergency in force', () => {
  test('the page says what changes, until when, and whom to call', async () => {
    await renderPortal(path, { scenario: 'member-in-emergency' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'What changes in the emergency' }),
    ).toBeVisible();
    expect(screen.getByText(/Sample County, Mockford County/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Until November 20, 2026' })).toBeVisible();
    expect(screen.getByText(/Up to 90 days at once/)).toBeVisible();
    expect(screen.getByText('15 days left')).toBeVisible();
    expect(
      screen.getByText(/Packages to 55000, 55001 take 3 business days longer\./),
    ).toBeVisible();
    expect(screen.getByText('EVF00421787')).toBeVisible();
    const call = within(screen.getByRole('region', { name: 'Call, day and night' }));
    expect(call.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:18005550177',
      'tel:911',
      'tel:211',
      'tel:18002221222',
    ]);
    expect(await screen.findByRole('heading', { name: 'Before it comes' })).toBeVisible();
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getByRole('link', { name: 'When you must leave' })).toHaveAttribute(
      'href',
      '#leave',
    );
    // The text of the page has the same line as the card, not the usual number.
    expect(screen.getByText(/Ask a pharmacist first. Call/)).toHaveTextContent(
      'Call 1-800-555-0177 (TTY 711).',
    );
    await expectNoAxeViolations();
  });

  test('visitors see no card numbers, in Spanish', async () => {
    await renderPortal(path, { scenario: 'visitor-in-emergency', language: 'es' });
    expect(await screen.findByText('Hasta el 20 de noviembre de 2026')).toBeVisible();
    expect(screen.queryByText('RxBIN')).toBeNull();
    await expectNoAxeViolations();
  });

  test('the banner shows above every screen, and the number to call is that of the emergency', async () => {
    await renderPortal('/member/nowhere', { scenario: 'member-in-emergency' });
    expect(await screen.findByText(/Flood in Sample County/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: /1-800-555-0177/ }).length).toBeGreaterThan(1);
  });

  test('contact us has its line first, and the usual one after it', async () => {
    await renderPortal('/member/contact', { scenario: 'member-in-emergency' });
    const call = within(await screen.findByRole('region', { name: 'Call us' }));
    expect(call.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Emergency line');
    expect(call.getByRole('link', { name: '1-800-555-0142' })).toBeVisible();
  });

  /** The same person, before and in the emergency: the scenario alone turns it on. */
  test.each([
    ['commercial-member', false],
    ['member-in-emergency', true],
  ])(
    '%s: banner, early refills, pharmacies outside the network and the number to call change at once: %s',
    async (scenario, isOn) => {
      const expectBannerAndNumber = () => {
        expect(screen.queryAllByText(/Flood in Sample County/).length > 0).toBe(isOn);
        const numbers = screen.queryAllByRole('link', { name: /1-800-555-0177/ });
        expect(numbers.length > 0).toBe(isOn);
      };
      const { transport } = await renderPortal('/member/mail-order', { scenario });
      await screen.findByRole('heading', { name: /Ready/ });
      const early = screen.queryByRole('heading', { name: /Too early/ });
      expect(early === null).toBe(isOn);
      if (isOn) await screen.findAllByText(/Flood in Sample County/);
      expectBannerAndNumber();
      cleanup();

      await renderPortal('/member/benefits', { scenario, transport });
      const outside = isOn
        ? /Until November 20, 2026 you can use any pharmacy/
        : /except in an emergency|full price first/;
      expect(await screen.findByText(outside)).toBeVisible();
      if (isOn) await screen.findAllByText(/Flood in Sample County/);
      expectBannerAndNumber();
    },
  );
});

describe('no emergency', () => {
  test('the page says so, and how to be ready', async () => {
    await renderPortal(path, { scenario: 'commercial-member' });
    expect(await screen.findByText('No emergency now')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No power?' })).toBeVisible();
    expect(screen.getByText(/Ask a pharmacist first. Call/)).toHaveTextContent(
      'Call 1-800-555-0142 (TTY 711).',
    );
    await expectNoAxeViolations();
  });

  test('one that is over changes nothing', async () => {
    await renderPortal(path, {
      scenario: 'commercial-member',
      overrides: {
        'content.getEmergencyAlert': {
          body: { markdown: '', emergency: { declaredOn: '2026-09-01', endsOn: '2026-11-04' } },
        },
      },
    });
    expect(await screen.findByText('No emergency now')).toBeVisible();
  });

  test('an answer that did not come is no “no”', async () => {
    await renderPortal(path, {
      scenario: 'commercial-member',
      overrides: { 'content.getEmergencyAlert': { status: 503 } },
    });
    expect(await screen.findByText('We could not check for an emergency')).toBeVisible();
  });
});
