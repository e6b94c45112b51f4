import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { root } from '../workspace';
import { isActing } from './acting';
import type { Play } from './sweep';

/**
 * The plays with a session of the person who acts in each, begun at a BFF that runs until `stop`: it decides who may see what.
 * Throws where a session can't be begun.
 */
export async function beginActing(plays: readonly Play[]) {
  const actors = plays.filter(isActing);
  if (actors.length === 0) return { plays, stop: () => {} };
  const program = ['--import', 'tsx', 'apps/bff/testing/begin-acting.ts', JSON.stringify(actors)];
  const running = spawn(process.execPath, program, {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const isOver = new AbortController();
  running.on('exit', () => isOver.abort());
  const printed = createInterface({ input: running.stdout });
  const [line] = await once(printed, 'line', { signal: isOver.signal });
  const sessions = JSON.parse(String(line)) as NonNullable<Play['session']>[];
  return {
    plays: plays.map((play) => {
      const session = sessions[actors.findIndex((each) => each === play)];
      return session ? { ...play, session } : play;
    }),
    stop: () => void running.stdin.end(),
  };
}
