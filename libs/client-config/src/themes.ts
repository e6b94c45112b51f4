import { type ClientId, clientOf } from './clients';
import type { FlagName } from './feature-flags';

/** The two faces of the portal (§1, SH-10). Values live in the style sheets; this says when which is worn. */
export const themes = {
  a: { flag: null },
  b: { flag: 'themeNewco' },
} as const satisfies Record<string, { flag: FlagName | null }>;

export type ThemeName = keyof typeof themes;

/** The theme of a client for somebody with these flags; what is forced on the client counts too. */
export function themeOf(client: ClientId, flags: readonly FlagName[]): ThemeName {
  const { forcedFlags, theme } = clientOf(client);
  return (forcedFlags ?? flags).includes(themes.b.flag) ? 'b' : theme;
}
