import type { Unstated } from './statements';

/** What a screen is, without which order, drug or claim it shows, whose it is, and the step of an action. */
const kindOf = (screen: string): string =>
  screen
    .replace(/^(caregiver|support-agent|provider)( for \w+)?: /, '')
    .replace(/ → .*|, step \d+$| \d.*| of .*/, '');

/** The amounts that no statement holds: how many there are on how many screens, and the most of one screen of each kind. */
export function unstatedIn(screens: readonly Unstated[]): string {
  const most = new Map<string, number>();
  for (const { screen, unstated } of screens) {
    const kind = kindOf(screen);
    if (unstated > 0) most.set(kind, Math.max(unstated, most.get(kind) ?? 0));
  }
  const found = screens.filter(({ unstated }) => unstated > 0);
  const sum = found.reduce((all, { unstated }) => all + unstated, 0);
  const kinds = [...most]
    .toSorted(([, one], [, other]) => other - one)
    .map(([kind, count]) => `${kind} ${count}`);
  const byKind = kinds.length > 0 ? `\nat most on one screen: ${kinds.join(', ')}` : '';
  return `no statement holds ${sum} amounts on ${found.length} screens${byKind}`;
}
