import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from './fault.mjs';

const answers = (address) =>
  fetch(address, { signal: AbortSignal.timeout(2000), redirect: 'manual' }).then(
    (response) => response.status < 500,
    () => false,
  );

/**
 * Resolves once the address answers with anything below 500. Rejects with a Fault when the child
 * that should answer has ended, or when the seconds are over.
 */
export async function waitUntilReady({ address, child, seconds = 60 }) {
  const end = Date.now() + seconds * 1000;
  while (!(await answers(address))) {
    if (!child.isRunning()) throw new Fault(deathOf(child, await child.ended));
    if (Date.now() > end) {
      throw new Fault(
        `${child.name} did not answer at ${address} within ${seconds} seconds.${tail(child)}`,
      );
    }
    await pause(50);
  }
}

/** The sentence for a child that ended although nobody asked it to. */
export function deathOf(child, how) {
  return `${child.name} ended by itself (${how}). Mend what it says, then start again.${tail(child)}`;
}

function tail(child) {
  const lines = child.lastLines();
  return lines.length === 0
    ? ' It printed nothing.'
    : ` It said last:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
