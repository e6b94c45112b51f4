import { type BrowserContext, expect, test } from '@playwright/test';
import { screens } from '@portal/portal/screens';
import { follow, openStarted, signIn } from './member';

const languages = { en: 'en-us', es: 'es-es' };

/** From now on this browser sees a client that has nothing switched on. */
async function switchEverythingOff(
  context: BrowserContext,
  scenario: string,
  language: keyof typeof languages,
) {
  await context.setExtraHTTPHeaders({ 'x-scenario': scenario });
  await context.addInitScript(
    (preference) => localStorage.setItem('languages', preference),
    languages[language],
  );
}

/** Sign-in is switched off too, so that a visitor is not sent there. */
const refusal = {
  en: {
    visitor: /^“.+” is not available here$/,
    member: /^“.+” is not part of your plan$/,
  },
  es: {
    visitor: /^“.+” no está disponible aquí$/,
    member: /^“.+” no está incluido en su plan$/,
  },
};

for (const language of ['en', 'es'] as const) {
  for (const who of ['visitor', 'member'] as const) {
    test(`with every flag off, each gated route leads a ${who} to /not-authorized, which names it, in "${language}"`, async ({
      page,
      context,
    }) => {
      test.setTimeout(90_000);
      if (who === 'member') await signIn(page, 'commercial-member');
      await switchEverythingOff(context, `${who}-no-flags`, language);
      const gated = screens.filter(
        ({ gate, protected: closed, visitorsOnly, loginRedirect }) =>
          gate && (who === 'member' ? !visitorsOnly && !loginRedirect : !closed),
      );
      expect(gated.length).toBeGreaterThan(20);
      const refused: string[] = [];
      const heading = page.getByRole('heading', { level: 1 });
      await openStarted(page, '/not-authorized');
      for (const { path } of gated) {
        await follow(page, path);
        await expect(page, path).toHaveURL(/\/not-authorized$/);
        await expect(heading, path).not.toHaveText(refused.at(-1) ?? '');
        await expect(heading, path).toHaveText(refusal[language][who]);
        refused.push(await heading.innerText());
      }
      expect(new Set(refused).size).toBe(gated.length);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
    });
  }
}
