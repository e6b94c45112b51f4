import { expect, test } from '@playwright/test';
import { contextOf } from './contexts';
import { htmlFindings, ibmFindings } from './engines';
import { applyLook, openScreen, reachEnd } from './looking';
import { everyScreenOnce } from './visits';

// A second engine and a validator of HTML, once a screen and language.
for (const visit of everyScreenOnce('usual')) {
  for (const language of ['en', 'es'] as const) {
    test(`IBM's engine and html-validate find nothing: ${visit.id} in ${language}`, async ({
      browser,
    }) => {
      const context = await contextOf(browser, visit);
      const page = await context.newPage();
      await applyLook(page, { language, textSize: 'base', theme: 'a', width: 1280 });
      await openScreen(page, visit);
      await reachEnd(page, visit);
      const found = [
        ...(await htmlFindings(await page.content(), 'html-validate')),
        ...(await ibmFindings(page, 'IBM')),
      ];
      await context.close();
      expect(found).toEqual([]);
    });
  }
}
