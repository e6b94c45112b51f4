import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderPortal } from '../../testing';

describe('the landing page', () => {
  test.each([
    ['en', 'Know what you’ll pay before you go.', 'Find a pharmacy'],
    ['es', 'Sepa cuánto va a pagar antes de ir.', 'Buscar una farmacia'],
  ] as const)(
    'in %s offers prices, the way in, and what needs no account',
    async (language, title, task) => {
      await renderPortal('/member', { language });
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByRole('heading', { level: 3, name: task })).toBeVisible();
      expect(document.documentElement.lang).toBe(language);
      await expectNoAxeViolations();
    },
  );

  test('a drug and a ZIP code go to the price-a-drug screen', async () => {
    const { user } = await renderPortal('/member');
    expect(document.title).toBe('Know what you will pay | Everfern Rx');
    await user.type(screen.getByLabelText('Drug name'), 'atorvastatin');
    await user.type(screen.getByLabelText('ZIP code'), '55000');
    await user.click(screen.getByRole('button', { name: 'See prices' }));
    expect(window.location.pathname).toBe('/member/price-a-drug');
    expect(window.location.search).toBe('?drug=atorvastatin&zip=55000');
  });

  test('a missing drug and a wrong ZIP code are named, and the focus goes to the first', async () => {
    const { user } = await renderPortal('/member');
    await user.type(screen.getByLabelText('ZIP code'), '123');
    await user.click(screen.getByRole('button', { name: 'See prices' }));
    expect(screen.getByLabelText('Drug name')).toHaveFocus();
    expect(screen.getByLabelText('Drug name')).toHaveAccessibleDescription(
      expect.stringContaining('Enter at least 3 letters of the name.'),
    );
    expect(screen.getByLabelText('ZIP code')).toHaveAccessibleDescription('Enter 5 digits.');
    expect(window.location.pathname).toBe('/member');
    await expectNoAxeViolations();
  });

  test.each([
    ['en', 'Drug name', 'See prices', /Remove the hidden characters\./],
    ['es', 'Nombre del medicamento', 'Ver precios', /Quite los caracteres ocultos\./],
  ] as const)(
    'in %s, a name with control characters is refused, and wide letters are read',
    async (language, label, button, message) => {
      const { user } = await renderPortal('/member', { language });
      const field = screen.getByLabelText(label);
      await user.click(field);
      await user.paste('statin\u0007');
      await user.click(screen.getByRole('button', { name: button }));
      expect(field).toHaveFocus();
      expect(field).toHaveAccessibleDescription(expect.stringMatching(message));
      expect(window.location.pathname).toBe('/member');
      await user.clear(field);
      await user.paste('\u200bｓｔａｔｉｎ');
      await user.click(screen.getByRole('button', { name: button }));
      expect(window.location.search).toBe('?drug=statin');
    },
  );

  test('with nothing switched on, it offers nothing that is not there', async () => {
    await renderPortal('/member', { scenario: 'visitor-no-flags' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your pharmacy benefits in one place.',
    );
    expect(screen.queryByText('You can do this without signing in')).toBeNull();
    expect(document.title).toBe('Your pharmacy benefits | Everfern Rx');
    await expectNoAxeViolations();
  });
});

describe('a client whose features are forced', () => {
  const open = (language: 'en' | 'es', path = '/member') =>
    renderPortal(path, {
      language,
      overrides: {
        'features.get': {
          body: { readableFeatures: [], businessLine: 'COMMERCIAL', clientCode: 'flexscripts' },
        },
      },
      stored: { signInMessage: 'expired' },
    });

  test.each([
    ['en', 'Sign in', 'Your session has ended', 'Español'],
    ['es', 'Iniciar sesión', 'Su sesión ha terminado', 'English'],
  ] as const)(
    'in %s has the way in, the language, the phone, and why the last session ended',
    async (language, signIn, ended, other) => {
      await open(language);
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('link', { name: signIn })).toHaveAttribute(
        'href',
        '/member/auth/login',
      );
      expect(main.getByRole('status')).toHaveTextContent(ended);
      expect(main.getAllByRole('link', { name: '1-800-555-0151' })[0]).toBeVisible();
      const header = within(screen.getByRole('banner'));
      expect(header.getAllByRole('button', { name: other })[0]).toBeVisible();
      await expectNoAxeViolations();
    },
  );

  test('has no login page: a session that ended leads to the landing page', async () => {
    await open('en', '/member/login?signedOut=1');
    expect(window.location.pathname + window.location.search).toBe('/member?signedOut=1');
    expect(screen.getByRole('status')).toBeVisible();
  });

  test('signing in leads back to the page that was wanted, or was open when the session ended', async () => {
    const forced = {
      'features.get': {
        body: { readableFeatures: [], businessLine: 'COMMERCIAL', clientCode: 'flexscripts' },
      },
    };
    const way = () => screen.getAllByRole('link', { name: 'Sign in' }).at(-1);
    const claims = '/member/auth/login?returnTo=%2Fmember%2Fclaims';
    await renderPortal('/member?returnTo=%2Fmember%2Fclaims', { overrides: forced });
    expect(way()).toHaveAttribute('href', claims);
    cleanup();
    const stored = { returnTo: '/member/claims' };
    const { platform } = await renderPortal('/member', { overrides: forced, stored });
    expect(way()).toHaveAttribute('href', claims);
    expect(platform.read('returnTo')).toBeNull();
  });
});

describe('the drug of a visitor', () => {
  const typeDrug = async (name: string) => {
    const { user } = await renderPortal('/member');
    await user.type(screen.getByRole('combobox', { name: 'Drug name' }), name);
    return user;
  };

  test('is suggested after a typing error, chosen by keys, and priced once the ZIP code is there', async () => {
    const user = await typeDrug('glyvxea');
    await screen.findByRole('option', { name: /^Glyvexa/ });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(screen.getByLabelText('Drug name')).toHaveValue('Glyvexa');
    expect(window.location.pathname).toBe('/member');
    await user.tab();
    expect(screen.getByLabelText('ZIP code')).toHaveFocus();
    await user.keyboard('55000{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?hsn=919601&zip=55000'));
  });

  test('that is typed over after a choice is searched by the new name', async () => {
    const user = await typeDrug('glyv');
    await user.click(await screen.findByRole('option', { name: /^Glyvexa/ }));
    await user.clear(screen.getByLabelText('Drug name'));
    await user.type(screen.getByLabelText('Drug name'), 'atorvastatin{Enter}');
    expect(window.location.search).toBe('?drug=atorvastatin');
  });

  test('that no one knows is named at once', async () => {
    await typeDrug('zzzzqqq');
    expect(await screen.findByText(/^We do not know “zzzzqqq”\./)).toBeVisible();
    await expectNoAxeViolations();
  });

  test('that only sounds like another one is not taken for it', async () => {
    await typeDrug('advil');
    expect(await screen.findByRole('option', { name: /^Advelora/ })).toBeVisible();
    expect(screen.getByLabelText('Drug name')).toHaveAccessibleDescription(
      'We do not know “advil”. Did you mean this one?',
    );
  });

  test('is asked for again when the field is empty', async () => {
    const user = await typeDrug('   ');
    await user.keyboard('{Enter}');
    expect(screen.getByText('Enter at least 3 letters of the name.')).toBeVisible();
    expect(window.location.pathname).toBe('/member');
  });
});

test.each(['  55401 ', '55401-1234', '554011234'])(
  'the ZIP code "%s" is understood',
  async (zip) => {
    const { user } = await renderPortal('/member');
    await user.type(await screen.findByLabelText('Drug name'), 'atorvastatin');
    await user.click(screen.getByLabelText('ZIP code'));
    await user.paste(zip);
    await user.click(screen.getByRole('button', { name: 'See prices' }));
    expect(window.location.search).toBe('?drug=atorvastatin&zip=55401');
  },
);
