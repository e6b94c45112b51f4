import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePorts } from './ports.mjs';

const here = (file) => new URL(file, import.meta.url);

/** Runs a program to its end; `act(child)` is called when it first prints something. */
async function run(args, { act = () => {}, env } = {}) {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      if (printed === '') act(child);
      printed += text;
    });
  }
  const [code, signal] = await once(child, 'close');
  return { code, signal, printed };
}

/** A program that starts one service and says its port once it runs. */
const programFor = (port, service) => [
  '--input-type=module',
  '-e',
  `import { runUntilStopped } from '${here('./run-until-stopped.mjs')}';
   import { startStack } from '${here('./stack.mjs')}';
   await runUntilStopped(async () => {
     const stack = await startStack([{
       name: 'one', args: ['-e', ${JSON.stringify(service)}],
       ready: 'http://localhost:${port}/', ports: [{ port: ${port}, title: 'one', setting: 'PORT' }],
     }]);
     console.log('up');
     return stack;
   });`,
];

const answering = (port, then = '') =>
  `require('http').createServer((_, r) => r.end()).listen(${port}, 'localhost'); ${then}`;

const nothingAnswersAt = (port) => expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();

test('Ctrl-C stops the children and ends without an error', async () => {
  const [port] = await freePorts(1);
  const act = (child) => child.kill('SIGINT');
  const { code, printed } = await run(programFor(port, answering(port)), { act });
  expect({ code, printed }).toEqual({ code: 0, printed: 'up\n\nStopping …\n' });
  await nothingAnswersAt(port);
});

test('a child that dies ends the whole with its words and an error', async () => {
  const [port] = await freePorts(1);
  const dying = answering(port, `setTimeout(() => { throw new Error('lost my mind'); }, 500);`);
  const { code, printed } = await run(programFor(port, dying));
  expect(code).toBe(1);
  expect(printed).toContain('one ended by itself (exit code 1). Mend what it says');
  expect(printed).toContain('lost my mind');
  await nothingAnswersAt(port);
});

test('npm start on a taken port says which one and how to change it, before it builds anything', async () => {
  const [taken, ...others] = await freePorts(3);
  const other = createServer().listen(taken, 'localhost');
  await once(other, 'listening');
  const env = { PORT: taken, IDENTITY_PORT: others[0], STAND_INS_PORT: others[1] };
  const { code, printed } = await run([here('./start.mjs').pathname], { env });
  other.close();
  expect(code).toBe(1);
  expect(printed.trim()).toBe(
    `Port ${taken} (the portal) is taken by another program. Stop that program (\`lsof -i :${taken}\` names it), or choose another port: PORT=${taken + 100} npm start`,
  );
});

test('a setting that is no port is refused by its name', async () => {
  const { code, printed } = await run([here('./start.mjs').pathname], { env: { PORT: 'portal' } });
  expect(code).toBe(1);
  expect(printed.trim()).toBe('PORT is "portal". Set it to a port, 1 to 65535.');
});
