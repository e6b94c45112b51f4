import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { noteShifts, shiftOf } from './layout-shifts';

/** A configuration of fontconfig with which a browser on Linux sees the fonts of this family alone. */
const withFontsOf = (family: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include>/etc/fonts/fonts.conf</include>
  <selectfont>
    <rejectfont><pattern /></rejectfont>
    <acceptfont><pattern><patelt name="family"><string>${family}</string></patelt></pattern></acceptfont>
  </selectfont>
</fontconfig>`;

const isInstalled = (family: string) =>
  spawnSync('fc-list', [family, 'family'], { encoding: 'utf8' }).stdout?.trim() !== '';

// A phone, a desktop, and a machine with neither's fonts.
for (const family of ['Roboto', 'Liberation Sans', 'DejaVu Sans']) {
  for (const [client, font] of [
    ['common', 'atkinson'],
    ['flexscripts', 'figtree'],
  ] as const) {
    for (const width of [360, 768, 1280]) {
      test(`a font that comes late moves nothing where ${family} is: ${client}, ${width} px`, async ({
        playwright,
        baseURL,
        launchOptions,
      }, testInfo) => {
        test.skip(process.platform === 'linux' && !isInstalled(family), `${family} is missing`);
        const configuration = testInfo.outputPath('fonts.conf');
        writeFileSync(configuration, withFontsOf(family));
        const browser = await playwright.chromium.launch({
          ...launchOptions,
          env: { ...process.env, FONTCONFIG_FILE: configuration } as Record<string, string>,
        });
        const page = await browser.newPage({
          baseURL: String(baseURL),
          viewport: { width, height: 800 },
        });
        await noteShifts(page);
        const fonts: string[] = [];
        let letFontsGo = () => {};
        const held = new Promise<void>((resolve) => (letFontsGo = resolve));
        await page.route('**/*.woff2', async (route) => {
          fonts.push(route.request().url());
          await held;
          await route.continue();
        });
        await page.goto(`/member?client=${client}&language=en`, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // A browser shows no text for the first 100 ms in which it waits for a font.
        await page.waitForTimeout(500);
        letFontsGo();
        await page.evaluate(() => document.fonts.ready);
        await page.waitForLoadState('networkidle');
        expect(fonts).toEqual([expect.stringContaining(font)]);
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.005);
        await browser.close();
      });
    }
  }
}
