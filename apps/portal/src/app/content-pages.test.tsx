import { flagIdsOf, links } from '@portal/client-config';
import { screen, waitFor, within } from '@testing-library/react';
import { assistanceLanguages } from '../shell/footer/LanguageHelp';
import { expectNoAxeViolations, renderPortal, renderScreen } from '../testing';
import { screens } from './screens';

const onlyForms = {
  readableFeatures: flagIdsOf(['unsecuredForms']),
  businessLine: 'COMMERCIAL',
  clientCode: 'common',
};

const textPages = screens.flatMap((screen) =>
  screen.content && !('kind' in screen) ? [screen.path] : [],
);

describe('the pages of text', () => {
  test.each(textPages.flatMap((path) => [[path, 'en'] as const, [path, 'es'] as const]))(
    '%s is there in %s, and its table of contents leads to each part',
    async (path, language) => {
      const scenario = 'commercial-member';
      const { container } = await renderScreen(path, { scenario, language });
      const name = language === 'en' ? 'On this page' : 'En esta página';
      const contents = within(await screen.findByRole('navigation', { name }));
      for (const link of contents.getAllByRole('link')) {
        const part = container.querySelector(link.getAttribute('href') ?? '');
        expect(part).toHaveTextContent(link.textContent ?? '');
      }
      await expectNoAxeViolations();
    },
  );

  test('the language help is in fifteen languages, each in its own direction', async () => {
    const { container } = await renderScreen('/member/language-help');
    expect(await screen.findByRole('heading', { name: 'Tiếng Việt' })).toBeVisible();
    const parts = [...container.querySelectorAll('main section[lang]')];
    expect(parts.map((part) => part.getAttribute('lang'))).toEqual(
      assistanceLanguages.map(({ lang }) => lang),
    );
    const toTheLeft = parts.filter((part) => part.getAttribute('dir') === 'rtl');
    expect(toTheLeft.map((part) => part.getAttribute('lang'))).toEqual(['ar', 'ur', 'yi']);
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    const links = contents.getAllByRole('link').filter((link) => link.dir === 'rtl');
    expect(links.map((link) => link.lang)).toEqual(['ar', 'ur', 'yi']);
  });
});

test('a language in the footer leads to its part, also from the page itself and twice', async () => {
  const { user } = await renderPortal('/member/language-help');
  const part = await screen.findByRole('heading', { level: 2, name: 'العربية' });
  const inFooter = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'العربية' });
  await user.click(inFooter);
  await waitFor(() => expect(part).toHaveFocus());
  await user.click(inFooter);
  await waitFor(() => expect(part).toHaveFocus());
});

describe('the pages that show data', () => {
  test.each([
    ['/member/documents', 'visitor', 'en', 'Benefit booklet'],
    ['/member/documents', 'visitor-medicare', 'es', 'Evidencia de Cobertura'],
    ['/member/forms', 'commercial-member', 'en', 'Prescription drug claim form'],
    ['/member/forms', 'visitor', 'es', 'Solicitud de excepción de medicamento'],
    ['/member/glossary', 'visitor', 'en', 'Copay'],
    ['/member/glossary', 'medicare-member', 'es', 'Copago'],
    ['/member/servicearea', 'visitor-medicare', 'en', 'Minnesota'],
    ['/member/star-ratings', 'visitor-medicare', 'es', 'Servicio al cliente'],
  ] as const)('%s shows %s in %s: %s', async (path, scenario, language, words) => {
    await renderScreen(path, { scenario, language });
    expect((await screen.findAllByText(new RegExp(`^${words}`)))[0]).toBeVisible();
    await expectNoAxeViolations();
  });

  test.each([
    ['/member/documents', 'visitor', 'planContent.getDocuments', 'Your documents did not load.'],
    [
      '/member/servicearea',
      'visitor-medicare',
      'planContent.getServiceArea',
      'The service area did not load.',
    ],
    [
      '/member/star-ratings',
      'visitor-medicare',
      'planContent.getStarRatings',
      'The star ratings did not load.',
    ],
    ['/member/glossary', 'visitor', 'content.getPage', 'The glossary did not load.'],
  ])('%s says that it did not load, and tries again', async (path, scenario, endpoint, words) => {
    const { user, transport } = await renderScreen(path, {
      scenario,
      overrides: { [endpoint]: { status: 503 } },
    });
    expect(await screen.findByText(words)).toBeVisible();
    transport.override(endpoint, undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/Last reviewed/)).toBeVisible();
    expect(screen.queryByText(words)).toBeNull();
  });

  test('documents are found by word, language, year and kind', async () => {
    const { user } = await renderScreen('/member/documents');
    await screen.findByText('Benefit booklet');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '2027');
    expect(screen.getByRole('heading', { name: '1 document' })).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Year' }), '');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Drug lists');
    expect(screen.queryByText('Benefit booklet')).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Find a document' }), 'booklet');
    expect(screen.getByText(/No document matches/)).toBeVisible();
  });

  test.each(['formulary', 'formulario', 'lista de medicamentos'])(
    'the documents have the drug list under “%s”',
    async (words) => {
      const { user } = await renderScreen('/member/documents', { scenario: 'commercial-member' });
      await screen.findByRole('link', { name: /^Your plan in short/ });
      await user.type(screen.getByRole('searchbox'), words);
      await waitFor(() =>
        expect(screen.queryByRole('link', { name: /^Your plan in short/ })).toBeNull(),
      );
      expect((await screen.findAllByRole('link', { name: /^Drug list/ }))[0]).toBeVisible();
    },
  );

  test('documents in the other language are counted, and shown on request', async () => {
    const { user } = await renderScreen('/member/documents');
    await screen.findByText('Benefit booklet');
    await user.click(screen.getByRole('button', { name: /^\d+ more documents? in Spanish$/ }));
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveValue('es');
    expect(screen.queryByText('Benefit booklet')).toBeNull();
    expect(screen.getByRole('button', { name: /^\d+ more documents? in English$/ })).toBeVisible();
  });

  test('a misspelt word finds the documents that are close, and says so', async () => {
    const { user } = await renderScreen('/member/documents');
    await screen.findByText('Benefit booklet');
    await user.type(screen.getByRole('searchbox', { name: 'Find a document' }), 'boklet');
    expect(screen.getByText('Benefit booklet')).toBeVisible();
    expect(screen.getByText('No document has these words. These are close:')).toBeVisible();
  });

  test('a plan without documents says so', async () => {
    await renderScreen('/member/documents', { scenario: 'empty-handed' });
    expect(await screen.findByText(/no documents of your plan yet/)).toBeVisible();
  });

  test('the glossary has 42 terms, found in either language, and a URL leads to each', async () => {
    const { user } = await renderScreen('/member/glossary#copay');
    expect(await screen.findByText('42 words')).toBeVisible();
    const copay = screen.getByRole('heading', { name: 'Copay' }).closest('summary');
    expect(copay).toHaveFocus();
    expect(copay?.parentElement).toHaveAttribute('open');
    expect(document.querySelectorAll('details.term[open]')).toHaveLength(1);
    const letters = within(screen.getByRole('navigation', { name: 'Letters' }));
    expect(letters.getByRole('link', { name: 'C' })).toHaveAttribute('href', '#letter-C');
    expect(letters.queryByRole('link', { name: /J/ })).toBeNull();
    expect(letters.getByText(/^J/)).toHaveTextContent('J, no words');
    await expectNoAxeViolations();
    await user.type(screen.getByRole('searchbox'), 'autorizacion previa');
    expect(screen.getByText('1 word')).toBeVisible();
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('PA, prior authorization');
    // The only one that was found is open.
    expect(screen.getByText(/In Spanish:/)).toBeVisible();
  });

  test.each([
    [
      '/member/helper-tools',
      'commercial-member',
      {
        'Help to pay for drugs': links.cares,
        'Quit smoking': links.smokingCessation,
        'How home delivery works': links.mailTutorial,
        'Get rid of old drugs': links.medicationDisposal,
      },
    ],
    ['/member/documents', 'commercial-member', { 'temporary ID card': links.temporaryIdCard }],
    ['/member/star-ratings', 'visitor-medicare', { 'More about the ratings': links.starRatings }],
    [
      '/member/emergency-alerts',
      'commercial-member',
      { 'How to be ready, as a PDF': links.emergencyAlertFile },
    ],
  ])(
    '%s (%s) leads to its other websites, after a question where one is due',
    async (path, scenario, wanted) => {
      const { user, platform } = await renderScreen(path, { scenario });
      for (const [name, { href, confirm }] of Object.entries(wanted)) {
        const link = (await screen.findAllByRole('link', { name: new RegExp(name, 'i') })).find(
          (each) => each.getAttribute('href') === href,
        );
        expect([name, link?.getAttribute('target')]).toEqual([name, '_blank']);
        if (!confirm) continue;
        await user.click(link as HTMLElement);
        const question = within(await screen.findByRole('dialog'));
        expect(question.getByText(new RegExp(new URL(href).host))).toBeVisible();
        await user.keyboard('{Escape}');
      }
      expect(platform.visited).toEqual([]);
    },
  );

  test.each([
    ['55000', 'Yes. You can have this plan in 55000.'],
    ['10001', 'No. This plan is not offered in 10001.'],
    ['123', 'Enter the five digits of your ZIP code, such as 55000.'],
  ])('the ZIP code %s is answered without a call: %s', async (zip, words) => {
    const { user, transport } = await renderScreen('/member/servicearea', {
      scenario: 'visitor-medicare',
    });
    const field = await screen.findByRole('textbox', { name: 'Your ZIP code' });
    expect(field).toHaveAccessibleDescription('Five digits, such as 55000.');
    await user.type(field, zip);
    const before = transport.calls.length;
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(screen.getByText(words)).toBeVisible();
    expect(transport.calls).toHaveLength(before);
  });

  test('the service area is headed in Spanish, and the name of its region is marked as English', async () => {
    await renderScreen('/member/servicearea', { scenario: 'visitor-medicare', language: 'es' });
    expect(
      await screen.findByRole('heading', { name: 'Dónde puede tener este plan en 2026' }),
    ).toBeVisible();
    expect(screen.getByText('PDP region 25, Upper Midwest')).toHaveAttribute('lang', 'en');
  });

  test('the forms of a plan without the claim form do not have it', async () => {
    await renderScreen('/member/forms', {
      scenario: 'visitor',
      overrides: { 'features.get': { body: onlyForms } },
    });
    expect(await screen.findByRole('link', { name: 'Drug exception request' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Prescription drug claim form' })).toBeNull();
  });

  test.each([
    ['common', []],
    ['ccp', ['Prior authorization']],
    ['healthykids', ['Prior authorization for children']],
    ['university', ['Prior authorization']],
  ])('the forms of the client %s have of the prior authorizations %j', async (client, wanted) => {
    await renderScreen('/member/forms', {
      scenario: 'visitor',
      overrides: {
        'features.get': { body: { ...onlyForms, clientCode: client } },
      },
    });
    await screen.findByRole('link', { name: 'Drug exception request' });
    const names = screen
      .queryAllByRole('link', { name: /^Prior authorization( for children)?$/ })
      .map((link) => link.textContent);
    expect(names).toEqual(wanted);
  });

  test('the forms of a Medicare member have the payment plan and the way to write to us', async () => {
    await renderScreen('/member/forms', { scenario: 'medicare-member' });
    const list = within(await screen.findByRole('region', { name: 'Fill in online' }));
    const paths = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(paths).toEqual(expect.arrayContaining(['/member/contact', '/member/payment-plan']));
  });

  test('the forms of a commercial member do not have the payment plan', async () => {
    await renderScreen('/member/forms', { scenario: 'commercial-member' });
    const list = within(await screen.findByRole('region', { name: 'Fill in online' }));
    const paths = list.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(paths).toContain('/member/contact');
    expect(paths).not.toContain('/member/payment-plan');
  });

  test.each([
    ['visitor', 'We do not save what you type. It stays in the page until you send it.'],
    ['commercial-member', 'We save your answers as you type.'],
  ])('the forms tell a %s the truth: %s', async (scenario, words) => {
    await renderScreen('/member/forms', { scenario });
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('a fragment that is not encoded well leads to no term, and the page stands', async () => {
    await renderScreen('/member/glossary#100%');
    expect(await screen.findByText('42 words')).toBeVisible();
  });

  test('a term has its entry of the glossary next to it', async () => {
    const { user } = await renderScreen('/member/benefits', { scenario: 'commercial-member' });
    await user.click(await screen.findByRole('button', { name: /What is this: Tier/ }));
    expect(await screen.findByText(/Tier 1 costs you \$10/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
