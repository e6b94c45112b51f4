import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderPortal } from '../testing';

const bar = () => screen.getAllByRole('navigation', { name: 'Main' })[0] as HTMLElement;
const open = (container: HTMLElement) =>
  [...container.querySelectorAll('.nav details[open] > summary')].map((each) => each.textContent);

describe('the menu bar', () => {
  test('shows a member their entries and the sum of what is unread', async () => {
    await renderPortal('/member/glossary', { scenario: 'commercial-member' });
    expect(await within(bar()).findByText('4 unread')).toBeInTheDocument();
    expect(within(bar()).getByRole('link', { name: 'Pay bill' })).toHaveAttribute(
      'href',
      '/payments',
    );
    expect(within(bar()).queryByRole('link', { name: 'Register' })).toBeNull();
    await expectNoAxeViolations();
  });

  test('shows no badge when nothing is unread', async () => {
    const { container, transport } = await renderPortal('/member/glossary', {
      scenario: 'notifications-none',
    });
    await waitFor(() =>
      expect(transport.calls.map(({ endpointId }) => endpointId)).toContain(
        'notifications.getCounts',
      ),
    );
    expect(container.querySelector('.nav .count')).toBeNull();
  });

  test('shows a visitor theirs, and marks the page one is on, with or without a slash', async () => {
    await renderPortal('/member/login/');
    expect(within(bar()).getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(within(bar()).queryByText('Claims History')).toBeNull();
  });

  test('marks the group of the page, and the entry of a page below it', async () => {
    await renderPortal('/member/healthcarebalances/counted', { scenario: 'commercial-member' });
    const markOf = (name: string) =>
      within(bar()).getByText(name).closest('summary, a')?.getAttribute('aria-current');
    expect(markOf('Benefit Information')).toBe('true');
    expect(markOf('Member Info')).toBeNull();
    expect(markOf('Health-care balances')).toBe('true');
    expect(markOf('What counted toward your limits')).toBe('page');
    expect(markOf('Tools and Resources')).toBeNull();
    expect(markOf('Pay bill')).toBeNull();
  });

  test('marks the page one is on alone, and not an entry above it in another group', async () => {
    await renderPortal('/member/claims/year-statement', { scenario: 'commercial-member' });
    expect(within(bar()).getByText('Benefit Information').closest('summary')).toHaveAttribute(
      'aria-current',
      'true',
    );
    expect(within(bar()).getAllByRole('link', { name: 'Claims History' })[0]).not.toHaveAttribute(
      'aria-current',
    );
  });

  test('a dropdown closes by Escape with the focus on its word, by Tab, by a click elsewhere, and by a choice', async () => {
    const { user, container } = await renderPortal('/member/glossary', {
      scenario: 'commercial-member',
    });
    const group = within(bar()).getByText('Tools and Resources');
    await user.click(group);
    expect(open(container)).toEqual(['Tools and Resources']);
    within(bar()).getByRole('link', { name: 'Documents' }).focus();
    await user.keyboard('{Escape}');
    expect(open(container)).toEqual([]);
    expect(group.closest('summary')).toHaveFocus();

    await user.click(group);
    act(() =>
      within(bar())
        .getByRole('link', { name: /^Price a drug/ })
        .focus(),
    );
    expect(open(container)).toEqual([]);

    await user.click(group);
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(open(container)).toEqual([]);

    await user.click(group);
    await user.click(within(bar()).getByRole('link', { name: 'Documents' }));
    expect(open(container)).toEqual([]);
    expect(window.location.pathname).toBe('/member/documents');
  });

  test('a dropdown stays in the window when the window gets narrower, and goes back', async () => {
    const { user, container } = await renderPortal('/member/glossary', {
      scenario: 'commercial-member',
    });
    await user.click(within(bar()).getByText('Tools and Resources'));
    const group = container.querySelector<HTMLElement>('.nav details[open]')!;
    const list = group.querySelector<HTMLElement>('.drop')!;
    jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(800);
    for (const [right, isAtEnd] of [
      [900, true],
      [700, false],
    ] as const) {
      jest.spyOn(list, 'getBoundingClientRect').mockReturnValue({ right } as DOMRect);
      fireEvent(window, new Event('resize'));
      expect(group.classList.contains('at-end')).toBe(isAtEnd);
    }
    jest.restoreAllMocks();
  });
});

describe('a change of route', () => {
  test('sets the title, and the focus on the heading; not on the page one arrived at', async () => {
    const { user } = await renderPortal('/member/glossary', { scenario: 'commercial-member' });
    expect(document.body).toHaveFocus();
    await user.click(within(bar()).getByText('Tools and Resources'));
    await user.click(within(bar()).getByRole('link', { name: 'Find a pharmacy' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Find a pharmacy' });
    expect(heading).toHaveFocus();
    expect(document.title).toBe('Find a pharmacy | Everfern Rx');
  });
});

describe('language and text size', () => {
  test('another language keeps route, focus and typed text, and requests its translations once', async () => {
    const { user, platform, transport } = await renderPortal('/member');
    await user.type(screen.getByLabelText('Drug name'), 'atorva');
    const [toggle] = screen.getAllByRole('button', { name: 'Español' });
    await user.click(toggle as HTMLElement);
    expect(await screen.findByLabelText('Nombre del medicamento')).toHaveValue('atorva');
    expect(toggle).toHaveFocus();
    expect(toggle).toHaveTextContent('English');
    expect(window.location.pathname).toBe('/member');
    expect(document.documentElement.lang).toBe('es');
    expect(document.title).toBe('Sepa cuánto va a pagar | Everfern Rx');
    expect(platform.read('languages')).toBe('es-es');
    await user.click(toggle as HTMLElement);
    await user.click(toggle as HTMLElement);
    const requested = transport.calls.filter(
      ({ endpointId }) => endpointId === 'translations.getEntries',
    );
    expect(requested.map(({ params }) => params)).toEqual([
      { locale: 'en-US' },
      { locale: 'es-ES' },
    ]);
  });

  test('fetched translations override the bundled texts', async () => {
    await renderPortal('/member', {
      overrides: {
        'translations.getEntries': { body: [{ key: 'landing.seePrices', translation: 'Compare' }] },
      },
    });
    expect(await screen.findByRole('button', { name: 'Compare' })).toBeVisible();
  });

  test('a client’s own translations override the fetched ones', async () => {
    await renderPortal('/member', {
      overrides: {
        'translations.getEntries': { body: [{ key: 'landing.seePrices', translation: 'Compare' }] },
        'translations.getClientEntries': {
          body: [{ key: 'landing.seePrices', translation: 'Show prices' }],
        },
      },
    });
    expect(await screen.findByRole('button', { name: 'Show prices' })).toBeVisible();
  });

  test('the skip link is the first stop of the keyboard, inside a landmark', async () => {
    const { user } = await renderPortal('/member/login');
    await user.tab();
    const skip = screen.getByRole('link', { name: 'Skip to main content' });
    expect(skip).toHaveFocus();
    expect(screen.getByRole('navigation', { name: 'Skip links' })).toContainElement(skip);
  });

  test('a text size is a class of the root, is stored, and closes the side menu', async () => {
    const { user, platform } = await renderPortal('/member/login');
    await user.click(screen.getByRole('button', { name: /^Menu/ }));
    const menu = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Menu' });
    expect(menu.open).toBe(true);
    await expectNoAxeViolations();
    await user.click(within(menu).getByRole('button', { name: 'Text size: largest' }));
    expect(menu.open).toBe(false);
    expect(document.documentElement).toHaveClass('largest');
    expect(document.documentElement).not.toHaveClass('base');
    expect(platform.read('fontSize')).toBe('largest');
  });

  test('a stored text size applies from the start', async () => {
    await renderPortal('/member/login', { stored: { fontSize: 'large' } });
    expect(document.documentElement).toHaveClass('large');
  });
});
