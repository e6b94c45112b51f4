import { browserPlatform } from './browser-platform';

/** How often the page counts as shown while something happens. */
function timesShown(happen: () => void) {
  const listener = jest.fn();
  const stop = browserPlatform.on('shown', listener);
  happen();
  stop();
  return listener.mock.calls.length;
}

test('a page whose window gets the focus is shown', () => {
  expect(timesShown(() => window.dispatchEvent(new FocusEvent('focus')))).toBe(1);
});

test('a focus that moves within the page does not count as shown', () => {
  const field = document.body.appendChild(document.createElement('input'));
  expect(timesShown(() => field.focus())).toBe(0);
  expect(field).toHaveFocus();
});

test('what the server remembers is in cookies that every page of the host sends', () => {
  browserPlatform.rememberForServer('language', 'es-es');
  browserPlatform.rememberForServer('textSize', 'large');
  expect(document.cookie.split('; ').sort()).toEqual(['fontSize=large', 'language=es-es']);
});

test('a page has the language and the text size that the server wrote', () => {
  document.documentElement.lang = 'es';
  document.documentElement.className = 'largest';
  expect(browserPlatform.page).toMatchObject({ language: 'es', textSize: 'largest' });
});
