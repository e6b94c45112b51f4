import { readConfig } from '@portal/bff/config';
import { screens, type Screen } from '@portal/portal/screens';
import { type SpecifiedScreen, specifiedScreens } from './specified-screens';
import { leadsToScreen, pathsIn, pathsOfServices } from './testing/screen-paths';

/** A row of screens.ts in the terms of the specification. */
function inItsTerms(screen: Screen): SpecifiedScreen {
  const forVisitors = screen.visitorsOnly || screen.loginRedirect;
  return {
    path: screen.path,
    gate: screen.gate ? 'gated' : 'none',
    audience: screen.protected ? 'members' : forVisitors ? 'visitors' : 'all',
    chrome: screen.chrome ?? 'shown',
    width: screen.width ?? 'normal',
    fullPage: screen.fullPage ?? false,
  };
}

test('the table of screens is that of the specification, row for row', () => {
  const specified = screens.filter(({ ours }: Screen) => !ours);
  expect(specified.map(inItsTerms)).toEqual(specifiedScreens);
});

test('the full-page links, and they alone, are what a setting of the BFF can send elsewhere', () => {
  const canLeave = ({ path }: Screen) => {
    try {
      return readConfig({ FULL_PAGE_LINKS: `${path}=https://elsewhere.example` }) !== null;
    } catch {
      return false;
    }
  };
  const full = screens.filter(({ fullPage }: Screen) => fullPage);
  expect(screens.filter(canLeave)).toEqual(full);
});

test('every gate names a flag for members or for visitors', () => {
  const locked = screens.filter(
    ({ gate }) => gate && gate.members.length + gate.visitors.length === 0,
  );
  expect(locked.map(({ id }) => id)).toEqual([]);
});

test('every path that a service sends, such as that of the action of a message, leads to a screen', () => {
  expect(pathsOfServices.length).toBeGreaterThan(10);
  const broken = pathsOfServices.filter(({ path }) => !leadsToScreen(path));
  expect(broken).toEqual([]);
});

test.each([
  ['"path": "/member/coverage-determination-forms"', '/member/coverage-determination-forms', false],
  ['path: `/member/coverage-request?number=${number}`', '/member/coverage-request', true],
  ["const path = '/member/payment-plan';", '/member/payment-plan', true],
])('%s names %s, which leads to a screen: %s', (text, path, isScreen) => {
  expect(pathsIn(text)).toEqual([path]);
  expect(leadsToScreen(path)).toBe(isScreen);
});
