import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePorts } from './ports.mjs';
import { startStack } from './stack.mjs';

/** A service whose program is the given text; `{port}` in it is its port. */
const serviceOf = (name, port, program) => ({
  name,
  command: `node -e "${program.replaceAll('{port}', String(port)).replaceAll('\n', ' ')}"`,
  ready: `http://localhost:${port}/`,
  ports: [{ port, title: name, setting: 'SOME_PORT' }],
});

const server = `
  require('http').createServer((_, response) => response.end(String(process.pid)))
    .listen({port}, 'localhost')`;

const pidAt = async (port) => Number(await (await fetch(`http://localhost:${port}/`)).text());

async function untilGone(port) {
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetch(`http://localhost:${port}/`).then(
      () => true,
      () => false,
    );
    if (!answered) return true;
    await pause(50);
  }
  return false;
}

test('every service answers once the stack has started, and none is left after stopping', async () => {
  const [one, two] = await freePorts(2);
  const stack = await startStack([serviceOf('one', one, server), serviceOf('two', two, server)]);
  expect(await pidAt(one)).not.toBe(await pidAt(two));
  await stack.stop();
  expect([await untilGone(one), await untilGone(two)]).toEqual([true, true]);
});

test('a port in use stops the start before any service runs, and the error names port and setting', async () => {
  const [taken, free] = await freePorts(2);
  const other = createServer().listen(taken, 'localhost');
  await new Promise((resolve) => other.once('listening', resolve));
  const start = startStack([serviceOf('one', free, server), serviceOf('two', taken, server)]);
  await expect(start).rejects.toThrow(
    `Port ${taken} (two) is taken by another program. Stop that program (\`lsof -i :${taken}\` names it), or choose another port: SOME_PORT=${taken + 100} npm start`,
  );
  expect(await untilGone(free)).toBe(true);
  other.close();
});

test('a service that ends while starting stops the others, and the error has its last lines', async () => {
  const [one, two] = await freePorts(2);
  const broken = serviceOf('two', two, `console.error('no such setting'); process.exit(3)`);
  await expect(startStack([serviceOf('one', one, server), broken])).rejects.toThrow(
    'two ended by itself (3). Fix what it reports, then start again. Its last lines:\n  no such setting',
  );
  expect(await untilGone(one)).toBe(true);
});

test('a service that ends later breaks the stack and stops the others', async () => {
  const [one, two] = await freePorts(2);
  const stack = await startStack([serviceOf('one', one, server), serviceOf('two', two, server)]);
  process.kill(await pidAt(two), 'SIGKILL');
  await expect(stack.broken).rejects.toThrow('two ended by itself');
  expect(await untilGone(one)).toBe(true);
});
