import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from './ports.mjs';
import { startStack } from './stack.mjs';

/** A service whose program is the given text; `{port}` in it is its port. */
const serviceOf = (name, port, program) => ({
  name,
  args: ['-e', program.replaceAll('{port}', String(port))],
  ready: `http://localhost:${port}/`,
  ports: [{ port, title: name, setting: 'SOME_PORT' }],
});

const server = `
  const server = require('http').createServer((_, response) => response.end(String(process.pid)));
  server.listen({port}, 'localhost');
`;

const pidAt = async (port) => Number(await (await fetch(`http://localhost:${port}/`)).text());

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

async function untilGone(pid) {
  for (let tries = 0; tries < 100 && isAlive(pid); tries += 1) await pause(50);
  return !isAlive(pid);
}

test('every service answers once the stack has started, and none is left after stopping', async () => {
  const [one, two] = await freePorts(2);
  const stack = await startStack([serviceOf('one', one, server), serviceOf('two', two, server)]);
  const pids = [await pidAt(one), await pidAt(two)];
  await stack.stop();
  expect(pids.map(isAlive)).toEqual([false, false]);
});

test('a taken port stops the start before any child runs, and the sentence names port and setting', async () => {
  const [taken, free] = await freePorts(2);
  const other = createServer().listen(taken, 'localhost');
  await new Promise((resolve) => other.once('listening', resolve));
  const start = startStack([serviceOf('one', free, server), serviceOf('two', taken, server)]);
  await expect(start).rejects.toThrow(
    `Port ${taken} (two) is taken by another program. Stop that program (\`lsof -i :${taken}\` names it), or choose another port: SOME_PORT=${taken + 100} npm start`,
  );
  await expect(fetch(`http://localhost:${free}/`)).rejects.toThrow();
  other.close();
});

test('a child that dies while starting takes the others along, and the sentence carries its last words', async () => {
  const [one, two] = await freePorts(2);
  const broken = serviceOf('two', two, `console.error('no such setting'); process.exit(3)`);
  const start = startStack([serviceOf('one', one, server), broken]);
  await expect(start).rejects.toThrow(
    'two ended by itself (exit code 3). Mend what it says, then start again. It said last:\n  no such setting',
  );
  await expect(fetch(`http://localhost:${one}/`)).rejects.toThrow();
});

test('a child that dies later breaks the stack and takes the others along', async () => {
  const [one, two] = await freePorts(2);
  const stack = await startStack([serviceOf('one', one, server), serviceOf('two', two, server)]);
  const survivor = await pidAt(one);
  process.kill(await pidAt(two), 'SIGKILL');
  await expect(stack.broken).rejects.toThrow('two ended by itself (SIGKILL)');
  expect(isAlive(survivor)).toBe(false);
});

test('a child that does not listen to the polite signal is ended all the same', async () => {
  const [port] = await freePorts(1);
  const deaf = serviceOf('deaf', port, `process.on('SIGTERM', () => {}); ${server}`);
  const stack = await startStack([deaf]);
  const pid = await pidAt(port);
  await stack.stop();
  expect(isAlive(pid)).toBe(false);
}, 10_000);

test('children end when the parent is killed without a chance to stop them', async () => {
  const [port] = await freePorts(1);
  const service = JSON.stringify(serviceOf('one', port, server));
  const module = new URL('./stack.mjs', import.meta.url).href;
  const parent = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { startStack } from '${module}'; await startStack([${service}]); console.log('up');`,
  ]);
  await new Promise((resolve) => parent.stdout.once('data', resolve));
  const pid = await pidAt(port);
  parent.kill('SIGKILL');
  expect(await untilGone(pid)).toBe(true);
});

test('what a child forks is not held to end with the parent of the child', async () => {
  const [port] = await freePorts(1);
  const forking = `
    if (process.argv[2] === 'forked') process.on('message', () => process.send(process.channel !== null));
    else {
      const forked = require('child_process').fork(process.argv[1], ['forked']);
      const asked = new Promise((resolve) => forked.once('message', resolve));
      setTimeout(() => forked.send('still there?'), 200);
      require('http')
        .createServer(async (_, response) => response.end(String(await asked)))
        .listen(${port}, 'localhost');
    }`;
  const file = join(mkdtempSync(join(tmpdir(), 'portal-stack-')), 'forking.cjs');
  writeFileSync(file, forking);
  const stack = await startStack([{ ...serviceOf('one', port, ''), args: [file] }]);
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toBe('true');
  await stack.stop();
  rmSync(file);
});
