import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const guard = new URL('./die-with-parent.mjs', import.meta.url).href;
const keptLines = 30;
const everyChild = new Set();

/** Stops every child that this process started and that still runs. */
export const stopEveryChild = () => Promise.all([...everyChild].map((child) => child.stop()));

/**
 * Starts `node <args>` as the head of a process group of its own, so that Ctrl-C reaches the parent
 * alone and stopping a child takes along what it started. `onLine` gets each line it prints.
 * Gives { name, ended, isRunning(), lastLines(), stop() }; `ended` resolves to `exit code` or signal.
 */
export function startChild({ name, args, cwd, env, onLine = () => {} }) {
  const child = spawn(process.execPath, ['--import', guard, ...args], {
    cwd,
    env: { ...process.env, ...env, DIE_WITH: String(process.pid) },
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      onLine(line);
    });
  }
  let running = true;
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // 'close' comes after the last line was read, 'exit' may come before.
    child.once('close', (code, signal) => resolve(signal ?? `exit code ${code}`));
  }).finally(() => {
    running = false;
    everyChild.delete(handle);
  });
  const handle = {
    name,
    ended,
    pid: child.pid,
    isRunning: () => running,
    lastLines: () => [...lines],
    stop: () => stopGroup(child, ended),
  };
  everyChild.add(handle);
  return handle;
}

/** Asks the group to end, and ends it after three seconds. */
async function stopGroup(child, ended) {
  signalGroup(child, 'SIGTERM');
  const patience = setTimeout(() => signalGroup(child, 'SIGKILL'), 3000);
  await ended;
  clearTimeout(patience);
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
