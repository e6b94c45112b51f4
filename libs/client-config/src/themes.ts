import { type ClientId, clientOf } from './clients';
import type { FlagName } from './feature-flags';

/** The two themes of the portal (§1, SH-10), and the flag that selects one. Their values are in the style sheets. */
export const themes = {
  a: { flag: null },
  b: { flag: 'themeNewco' },
} as const satisfies Record<string, { flag: FlagName | null }>;

export type ThemeName = keyof typeof themes;

/** The theme of a client for a visitor or member with these flags; a client's forced flags count instead. */
export function themeOf(client: ClientId, flags: readonly FlagName[]): ThemeName {
  const { forcedFlags, theme } = clientOf(client);
  return (forcedFlags ?? flags).includes(themes.b.flag) ? 'b' : theme;
}
