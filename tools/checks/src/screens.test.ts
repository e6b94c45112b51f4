import { readConfig } from '@portal/bff/config';
import { screens, type Screen } from '@portal/portal/screens';
import { specifiedScreens } from './specified-screens';
import { textOf } from './workspace';

/** Written by hand, with the screen that was built: the figure may only fall. */
const { notBuiltYet } = JSON.parse(textOf('tools/checks/src/not-built-yet.json')) as {
  notBuiltYet: number;
};

const screenAt = (path: string) => screens.find((screen) => screen.path === path);

describe('screens', () => {
  test.each(specifiedScreens)('the route $path has a row', ({ path }) => {
    expect(screenAt(path)).toBeDefined();
  });

  test('no route stands twice', () => {
    const paths = screens.map(({ path }) => path);
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  test('a screen that the specification does not leave open has a gate', () => {
    const open = new Set(
      specifiedScreens.filter(({ gate }) => gate === 'none').map(({ path }) => path),
    );
    const ungated = screens.filter((screen: Screen) => !screen.gate && !open.has(screen.path));
    expect(ungated.map(({ id }) => id)).toEqual([]);
  });

  test('a screen that the specification leaves open has none', () => {
    const closed = specifiedScreens
      .filter(({ gate }) => gate === 'none')
      .filter(({ path }) => screenAt(path)?.gate);
    expect(closed).toEqual([]);
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
    expect(full).toHaveLength(7);
    expect(screens.filter(canLeave)).toEqual(full);
  });

  test('every gate names a flag for somebody', () => {
    const locked = screens.filter(
      ({ gate }) => gate && gate.members.length + gate.visitors.length === 0,
    );
    expect(locked.map(({ id }) => id)).toEqual([]);
  });

  test('as many screens are still to be built as not-built-yet.json says, and never more', () => {
    const open = screens.filter((screen) => screen.notBuiltYet).map(({ id }) => id);
    // When a screen was built, write the smaller figure there; a larger one needs a screen less.
    expect({ notBuiltYet: open.length, open }).toEqual({ notBuiltYet, open });
  });
});
