import { stopEveryChild } from './child.mjs';
import { Fault } from './fault.mjs';

/**
 * Runs `start` and stays until the stack that it gives breaks or somebody presses Ctrl-C. Ends the
 * process: code 0 after Ctrl-C, 1 after a Fault (told in its own words) or any other error. In each
 * case every child is stopped first; the children themselves never see the signal.
 */
export async function runUntilStopped(start) {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      console.log('\nStopping …');
      void stopEveryChild().then(() => process.exit(0));
    });
  }
  try {
    const stack = await start();
    await stack.broken;
  } catch (error) {
    // What ends because everything is being stopped is no fault.
    if (stopping) return;
    await stopEveryChild();
    console.error(error instanceof Fault ? `\n${error.message}` : error);
    process.exit(1);
  }
}
