import { actorOf, type Contradiction, type Unstated } from './statements';

/** What a screen is, without which order, drug or claim it shows, whose it is, and the step of an action. */
const kindOf = (screen: string): string =>
  screen.slice(actorOf(screen).length).replace(/ → .*|, step \d+$| \d.*| of .*/, '');

const isUnstated = ({ unstated }: Unstated) => unstated > 0;
const sumOf = (screens: readonly Unstated[]) =>
  screens.reduce((all, { unstated }) => all + unstated, 0);

/** More amounts that no statement holds than a run may have: those of a new kind have no marks. */
export function tooManyUnstated(screens: readonly Unstated[], most: number): Contradiction[] {
  const sum = sumOf(screens);
  const text = `no statement holds ${sum} amounts; at most ${most} may have no mark`;
  return sum > most ? [{ kind: 'too many', text }] : [];
}

/** The amounts that no statement holds: how many there are on how many screens, and the most of one screen of each kind. */
export function unstatedIn(screens: readonly Unstated[]): string {
  const most = new Map<string, number>();
  for (const { screen, unstated } of screens) {
    const kind = kindOf(screen);
    if (unstated > 0) most.set(kind, Math.max(unstated, most.get(kind) ?? 0));
  }
  const found = screens.filter(isUnstated);
  const kinds = [...most]
    .toSorted(([, one], [, other]) => other - one)
    .map(([kind, count]) => `${kind} ${count}`);
  const byKind = kinds.length > 0 ? `\nat most on one screen: ${kinds.join(', ')}` : '';
  return `no statement holds ${sumOf(screens)} amounts on ${found.length} screens${byKind}`;
}
