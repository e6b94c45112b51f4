import { screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, type RenderedScreen, renderScreen } from '../../testing';

const path = '/member/search';
const field = () => screen.findByRole('searchbox');
const group = async (name: string) =>
  within(await screen.findByRole('region', { name }, { timeout: 5000 }));

/** Opens the search, once everything that is searched is here. */
async function openSearch(options: Parameters<typeof renderScreen>[1] = {}) {
  const rendered = await renderScreen(path, { scenario: 'commercial-member', ...options });
  await screen.findByRole('searchbox');
  await screen.findByText(/What you type is not sent|no se envía/);
  return rendered;
}

/** Searches for words in place of those before. Each typed letter would be a search. */
async function searchFor(words: string, { user }: Pick<RenderedScreen, 'user'>) {
  await user.clear(await field());
  await waitFor(() => expect(document.querySelector('[data-hit]')).toBeNull());
  await user.paste(words);
}

async function search(words: string, options?: Parameters<typeof renderScreen>[1]) {
  const rendered = await openSearch(options);
  await searchFor(words, rendered);
  return rendered;
}

describe('the search over the site', () => {
  test('finds a page by its title in the other language, without an accent', async () => {
    await search('reclamaciones');
    const pages = await group('Pages');
    expect(pages.getByRole('link', { name: /^Claims/ })).toHaveAttribute('href', '/member/claims');
  });

  test('finds terms, forms, drugs, claims and messages, each with its way there', async () => {
    const rendered = await search('authorization');
    const terms = await group('Glossary');
    expect(terms.getByRole('link', { name: /^PA, prior authorization/ })).toHaveAttribute(
      'href',
      '/member/glossary#prior-authorization',
    );
    await searchFor('metformin', rendered);
    const drugs = await group('Drugs');
    expect(drugs.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/member\/drug-lookup\?hsn=/),
    );
    const claims = await group('Your claims');
    expect(claims.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/member\/claims\?range=90&claim=/),
    );
    await expectNoAxeViolations();
  });

  test('reads a misspelt word, says so, and searches for what was typed on request', async () => {
    const { user } = await search('metformn');
    expect(await screen.findByText(/You typed “metformn”/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Search for “metformn” only' }));
    expect(await screen.findByText(/We found nothing for “metformn”/)).toBeVisible();
  });

  test('reads wide letters and marks that can’t be seen as they are typed otherwise', async () => {
    await search('\u202d\u200bｍｅｔｆｏｒｍｉｎ\u202c');
    expect((await group('Drugs')).getAllByRole('link')[0]).toBeVisible();
    expect(screen.getByText(/for “metformin”\.$/)).toBeVisible();
  });

  test.each([
    [
      'en',
      'Search',
      'Enter a word to search for, such as deductible.',
      'Use 100 characters or fewer.',
      'Remove the hidden characters. Type the text again instead of pasting it.',
    ],
    [
      'es',
      'Buscar',
      'Ingrese una palabra para buscar, como deducible.',
      'Use 100 caracteres o menos.',
      'Quite los caracteres ocultos. Vuelva a escribir el texto en vez de pegarlo.',
    ],
  ] as const)(
    'in %s, says what to enter where nothing can be searched, and repeats nothing of it',
    async (language, button, missing, tooLong, characters) => {
      const { user } = await openSearch({ language });
      const box = await field();
      await user.click(screen.getByRole('button', { name: button }));
      expect(box).toHaveAccessibleDescription(missing);
      expect(box).toHaveFocus();
      for (const [typed, problem] of [
        ['x'.repeat(3000), tooLong],
        ['statin\u0007', characters],
      ] as const) {
        await user.clear(box);
        await user.paste(typed);
        expect(box).toHaveValue(typed);
        expect(box).toHaveAccessibleDescription(problem);
        expect(screen.queryByText(/x{50}|statin/)).toBeNull();
      }
      await user.clear(box);
      expect(box).not.toHaveAccessibleDescription();
      await user.paste('x'.repeat(100));
      expect(await screen.findByText(new RegExp(`“x{60}…”`))).toBeVisible();
      await expectNoAxeViolations();
    },
  );

  test('says that no result has all of the words, and shows those with some', async () => {
    await search('metformin reclamaciones');
    expect(await screen.findByText(/^No result has every word of/)).toBeVisible();
    expect((await group('Pages')).getByRole('link', { name: /^Claims/ })).toBeVisible();
    expect((await group('Drugs')).getAllByRole('link', { name: /metformin/i })[0]).toBeVisible();
  });

  test.each([
    [
      'en',
      [
        ['formulary', 'Glossary', /^Drug list/],
        ['formulary', 'Pages', /^Drug lookup/],
        ['reimbursement', 'Pages', /^Claims/],
        ['refund', 'Forms', /^Prescription drug claim/],
        ['receipt', 'Forms', /^Prescription drug claim/],
        ['denied', 'Glossary', /^Appeal/],
        ['hurricane', 'Pages', /^Before it comes/],
        ['flood', 'Pages', /^Emergency/],
        ['blood thinner', 'Drugs', /^Blood thinners/],
      ],
    ],
    [
      'es',
      [
        ['formulary', 'Glosario', /^Lista de medicamentos/],
        ['reembolso', 'Formularios', /^Formulario de reclamación/],
        ['rechazado', 'Glosario', /^Apelación/],
        ['blood thinner', 'Medicamentos', /^Anticoagulantes/],
      ],
    ],
  ] as const)('in %s, finds what people call otherwise', async (language, rows) => {
    const rendered = await openSearch({ language });
    for (const [words, name, title] of rows) {
      await searchFor(words, rendered);
      const first = () => {
        const region = screen.queryByRole('region', { name });
        return region && within(region).queryAllByRole('link', { name: title })[0];
      };
      await waitFor(() => expect([words, name, first()]).toEqual([words, name, expect.anything()]));
      expect(first()).toBeVisible();
      expect([words, screen.queryByText(/You typed|Escribió/)]).toEqual([words, null]);
    }
  });

  test('finds a message by its subject', async () => {
    await search('approval first');
    const messages = await group('Your messages');
    expect(messages.getByRole('link', { name: /^A drug needs approval first/ })).toHaveAttribute(
      'href',
      '/member/message-center?message=7003',
    );
  });

  test.each([
    ['en', 'not paid', 'Your claims', /Not paid$/],
    ['es', 'no pagada', 'Sus reclamaciones', /No pagada$/],
    ['en', 'pagada', 'Your claims', /(Paid|Not paid)$/],
  ] as const)('in %s, finds a claim by the words “%s” of its status', async (...row) => {
    const [language, words, name, shown] = row;
    await search(words, { language, scenario: 'claims-rejected' });
    const [first] = (await group(name)).getAllByRole('link');
    expect(first).toHaveTextContent(shown);
  });

  test('opens the dialogs of the menu from its results', async () => {
    const { user } = await search('id card');
    await user.click((await group('Pages')).getByRole('button', { name: /ID card/ }));
    expect(await screen.findByRole('dialog', { name: /ID card/ })).toBeVisible();
  });

  test.each([
    ['automatic payment', '/payments/automatic', 'past-due-member'],
    ['family access', '/member/family-access', 'commercial-member'],
    ['auto-refill', '/member/mail-order/auto-refill', 'commercial-member'],
    ['home delivery', '/member/mailorder', 'commercial-member'],
  ])('finds “%s”, which is inside another page', async (words, path, scenario) => {
    await search(words, { scenario });
    const links = (await group('Pages')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain(path);
  });

  test('finds no step that opens from another screen only', async () => {
    await search('your order');
    const links = (await group('Pages')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/member/mail-order/orders');
    expect(links.map((link) => link.getAttribute('href'))).not.toContain(
      '/member/mail-order/placed',
    );
  });

  test('leads to the contact page only whom its gate lets in; others get the number', async () => {
    await search('zzzzzz', { scenario: 'member-no-flags' });
    const card = within(screen.getByRole('region', { name: 'Not what you need?' }));
    expect(card.queryByRole('link', { name: 'Contact us' })).toBeNull();
    expect(card.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  });

  test('finds a form by a term that leads to it', async () => {
    await search('grievance');
    const form = (await group('Forms')).getByRole('link', { name: /^Accessibility concern/ });
    expect(form).toHaveAttribute('href', '/accessibility');
  });

  test('finds a form by the name of that term in the other language', async () => {
    await search('grievance', { language: 'es' });
    const forms = await group('Formularios');
    expect(forms.getAllByRole('link')[0]).toHaveAttribute('href', '/accessibility');
  });

  test('sends nothing of what is typed, in a call, a URL or an event', async () => {
    const { transport, user } = await openSearch();
    await user.type(await field(), 'metformin');
    await group('Drugs');
    expect(JSON.stringify(transport.calls)).not.toMatch(/metformin/i);
    expect(window.location.href).not.toMatch(/metformin/i);
  });

  test('the arrows cross the groups, and Escape clears', async () => {
    const { user } = await search('metformin');
    await group('Drugs');
    await user.keyboard('{ArrowDown}');
    const links = screen.getAllByRole('link').filter((each) => each.hasAttribute('data-hit'));
    expect(links[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}'.repeat(links.length - 1));
    expect(links.at(-1)).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(await field()).toHaveFocus();
    expect(await field()).toHaveValue('');
  });

  test('the key / leads to the search from any page, and can be turned off', async () => {
    const { user } = await renderScreen('/member/claims', { scenario: 'commercial-member' });
    await user.keyboard('/');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    await user.click(screen.getByRole('checkbox', { name: /Use the \/ key/ }));
    screen.getByRole('heading', { level: 1 }).focus();
    await user.keyboard('/');
    expect(await field()).not.toHaveFocus();
  });

  test('what is typed right after / is in the field once the search is there', async () => {
    const { user } = await renderScreen('/member/claims', { scenario: 'commercial-member' });
    await user.keyboard('/metx');
    await user.keyboard('{Backspace}formin');
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveFocus());
    expect(await field()).toHaveValue('metformin');
  });

  test.each([
    ['dirección', 'Pages', 'Account settings', '/member/account-settings'],
    ['mailing address', 'Pages', 'Account settings', '/member/account-settings'],
    ['appeal a decision', 'Forms', 'Appeal', '/member/appeal'],
  ])('finds by what a screen is for: %s', async (words, name, title, href) => {
    await search(words, { scenario: 'medicare-member' });
    const hits = await group(name);
    await waitFor(() =>
      expect(hits.getByRole('link', { name: new RegExp(`^${title}`) })).toHaveAttribute(
        'href',
        href,
      ),
    );
  });

  test('says what did not load, and searches the rest', async () => {
    await search('claims', { overrides: { 'drugs.browse': { status: 503 } } });
    expect(await screen.findByText(/The drug list did not load/)).toBeVisible();
    expect((await group('Pages')).getByRole('link', { name: /^Claims/ })).toBeVisible();
  });

  test('shows a visitor no one’s own data, and speaks Spanish', async () => {
    const { transport } = await search('deductible', { scenario: 'visitor', language: 'es' });
    expect(await group('Glosario')).toBeDefined();
    expect(transport.calls.map(({ endpointId }) => endpointId)).not.toContain('claims.getHistory');
  });
});
