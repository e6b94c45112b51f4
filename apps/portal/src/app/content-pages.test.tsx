import { screen, within } from '@testing-library/react';
import { assistanceLanguages } from '../shell/footer/language-assistance';
import { expectNoAxeViolations, renderScreen } from '../testing';
import { screens } from './screens';

const textPages = screens.flatMap(({ path, content }) => (content ? [path] : []));

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
  });
});
