import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { LogFields } from './log-fields';
import { createLogger, type LogLevel } from './logger';

function logging(level: LogLevel = 'info') {
  const lines: string[] = [];
  const log = createLogger({
    service: 'test',
    level,
    destination: { write: (line) => lines.push(line) },
  });
  return { log, lines };
}

describe('the logger', () => {
  test('writes one JSON line with time, level, service, event and fields', () => {
    const { log, lines } = logging();
    log.info('call', { endpointId: 'claims.getHistory', status: 200, durationMs: 12 });
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] as string)).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      service: 'test',
      event: 'call',
      endpointId: 'claims.getHistory',
      status: 200,
      durationMs: 12,
    });
  });

  test('drops every field that is not on the list or not of its kind', () => {
    const { log, lines } = logging();
    const fields = {
      requestId: 'r1',
      authorization: 'Bearer canary',
      url: '/claims/canary',
      route: { nested: 'canary' },
      status: 'canary',
    };
    log.warn('call', fields as unknown as LogFields);
    expect(lines[0]).not.toContain('canary');
    expect(JSON.parse(lines[0] as string)).toMatchObject({ requestId: 'r1' });
  });

  test('describes an error by name, code, place and causes, without any message', () => {
    const { log, lines } = logging();
    const cause = Object.assign(new TypeError('canary cause'), { code: 'ECONNRESET' });
    log.error('failed', { error: new Error('canary\n    at a canary', { cause }) });
    expect(lines[0]).not.toContain('canary');
    expect(JSON.parse(lines[0] as string).error).toMatchObject({
      name: 'Error',
      at: expect.arrayContaining([expect.stringContaining('logger.test.ts')]),
      cause: { name: 'TypeError', code: 'ECONNRESET' },
    });
  });

  test('keeps a text with line breaks on one line and cuts a long one', () => {
    const { log, lines } = logging();
    log.info('call', { reason: 'a\r\n{"level":"audit"}', requestId: 'x'.repeat(5000) });
    expect((lines[0] as string).trimEnd().split(/[\r\n]/)).toHaveLength(1);
    expect(JSON.parse(lines[0] as string).requestId).toHaveLength(200);
  });

  test('writes audit lines at every level but silent, and others by their level', () => {
    const { log, lines } = logging('error');
    log.info('left out');
    log.audit('signed-in', { actor: 'h1' });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'audit', event: 'signed-in', actor: 'h1' },
    ]);
  });

  test('returns whether an audit line was written, and never throws', () => {
    const log = createLogger({
      service: 'test',
      destination: {
        write: () => {
          throw new Error('the pipe is closed');
        },
      },
    });
    log.info('call');
    expect(log.audit('signed-in', {})).toBe(false);
    expect(logging().log.audit('signed-in', {})).toBe(true);
    expect(logging('silent').log.audit('signed-in', {})).toBe(false);
  });

  test('writes to standard output, and notices a closed pipe', () => {
    const script = `
      import { createLogger } from '${join(import.meta.dirname, 'index.ts')}';
      const log = createLogger({ service: 'test' });
      const first = log.audit('one', {});
      const lines = Array.from({ length: 500 }, () => log.audit('more', { reason: 'x'.repeat(200) }));
      process.stderr.write(JSON.stringify([first, lines.at(-1)]));
    `;
    const run = (shell: string) =>
      spawnSync('bash', ['-c', shell, 'bash', process.execPath, script], {
        cwd: import.meta.dirname,
        encoding: 'utf8',
      });
    const node = '"$1" --import tsx --input-type=module -e "$2"';
    const whole = run(node);
    expect(whole.stdout.split('\n')).toHaveLength(502);
    expect(whole.stderr).toBe('[true,true]');
    expect(run(`${node} | head -c 10 > /dev/null`).stderr).toBe('[true,false]');
  });

  test('writes buffered lines before an audit line and at exit, in their order', () => {
    const script = `
      import { createLogger } from '${join(import.meta.dirname, 'index.ts')}';
      const log = createLogger({ service: 'test' });
      log.info('first');
      log.audit('second', {});
      for (let count = 0; count < 300; count += 1) log.info('more', { count });
      log.info('last');
      process.exit(0);
    `;
    const { stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', script],
      { cwd: import.meta.dirname, encoding: 'utf8' },
    );
    const events = stdout
      .trimEnd()
      .split('\n')
      .map((line) => (JSON.parse(line) as { event: string }).event);
    expect(events).toHaveLength(303);
    expect([events[0], events[1], events[2], events.at(-1)]).toEqual([
      'first',
      'second',
      'more',
      'last',
    ]);
  });
});
