import { type Answers, attack } from './attacks';
import { authority } from './containers';
import { SignIns, underLoad } from './members';
import type { Row } from './report';
import { members, rowsOf } from './under-load';

const attackMs = 15_000;

/** An anonymous client sends oversized, endless and slow bodies while members call and sign in. */
export async function bodies(): Promise<Row[]> {
  const ca = await authority();
  let answers: Answers = new Map();
  const signIns = new SignIns();
  const met = await underLoad(members, async () => {
    answers = await signIns.during(() => attack(attackMs, ca));
  });
  return [
    ...[...answers].map(([kind, counts]) => ({
      what: `bodies ${kind}`,
      saw: [...counts].map(([outcome, count]) => `${outcome} (${count})`).join(', '),
      // Refused, or still open: no failure of the portal.
      goal: [...counts.keys()].every((outcome) => !/^(5|2)/.test(outcome)),
    })),
    ...signIns.rows(),
    ...rowsOf(met),
    { what: 'answers 503 to members', saw: String(met.unavailable), goal: met.unavailable === 0 },
  ];
}
