import { browserFamilyOf } from './browsers';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15';

test.each([
  [`${windows} Chrome/142.0.0.0 Safari/537.36`, 'chrome'],
  [`${windows} HeadlessChrome/142.0.0.0 Safari/537.36`, 'chrome'],
  [`${windows} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`, 'edge'],
  [`${windows} Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0`, 'opera'],
  [`${windows} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'samsung'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'firefox'],
  [`${phone} (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1`, 'safari'],
  [`${phone} (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`, 'chrome'],
  [`${phone} (KHTML, like Gecko) FxiOS/145.0 Mobile/15E148 Safari/605.1.15`, 'firefox'],
  ['curl/8.5.0', 'other'],
  ['', 'other'],
  [undefined, 'other'],
  [`${'x'.repeat(600)} Firefox/145.0`, 'other'],
])('the browser of “%s” is %s', (userAgent, family) => {
  expect(browserFamilyOf(userAgent)).toBe(family);
});
