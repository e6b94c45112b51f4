import { brandValues } from './brands';
import { type ClientId, clientIds } from './clients';
import { mix } from './contrast';
import { type ThemeName, themes } from './themes';

/** The large areas of the second theme have a light wash of the accent: this share of it, the rest white. */
const wash = 0.27;

/**
 * The style sheet of one client: a block for each theme, loaded after the tokens. The first block
 * excludes the second theme, so that neither depends on the order in which the sheets load.
 */
export function clientCss(id: ClientId): string {
  const blocks = (Object.keys(themes) as ThemeName[]).map((theme) => {
    const lines = Object.entries(customProperties(id, theme)).map(
      ([name, value]) => `  ${name}: ${value};`,
    );
    return `${selectors[theme](id)} {\n${lines.join('\n')}\n}`;
  });
  return `@layer tokens {\n${blocks.join('\n')}\n}\n`;
}

/** The style sheets of all clients in one, for a page that shows them side by side. */
export function brandCss(): string {
  return clientIds.map(clientCss).join('');
}

const selectors: Record<ThemeName, (id: ClientId) => string> = {
  a: (id) => `[data-client="${id}"]:not([data-theme="b"])`,
  b: (id) => `[data-client="${id}"][data-theme="b"]`,
};

/** The values of a client's block in a theme, by custom property. */
export function customProperties(id: ClientId, theme: ThemeName): Record<string, string> {
  const { radius, ...colours } = brandValues(id, theme);
  const area = theme === 'b' ? mix(colours.accent, '#fff', wash) : null;
  return {
    '--brand': colours.brand,
    '--brand-strong': colours.brandStrong,
    '--brand-tint': colours.brandTint,
    '--bar': colours.bar,
    '--on-bar': colours.onBar,
    '--accent': colours.accent,
    '--on-accent': colours.onAccent,
    '--radius': `${radius}rem`,
    '--focus-halo': colours.focusHalo,
    ...(area && { '--panel': area, '--hero': area }),
  };
}
