import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dailyFiles } from './daily-files';
import { createLogger } from './logger';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'portal-audit-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const linesOf = (file: string) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
const discarded = { write: () => undefined };

test('a line goes to the file of its day, behind what other processes wrote', () => {
  let now = Date.UTC(2026, 10, 22, 23, 59, 59);
  const [one, other] = [
    dailyFiles(folder, 'audit', () => now),
    dailyFiles(folder, 'audit', () => now),
  ];
  one.write('1\n');
  other.write('2\n');
  one.write('3\n');
  now += 1000;
  one.write('4\n');
  expect(linesOf('audit-2026-11-22.jsonl')).toEqual(['1', '2', '3']);
  expect(linesOf('audit-2026-11-23.jsonl')).toEqual(['4']);
});

test('a logger with an audit folder writes its audit lines there, and no others', () => {
  const log = createLogger({ service: 'test', destination: discarded, auditFolder: folder });
  log.info('request');
  expect(log.audit('signed-in', { actor: 'h1' })).toBe(true);
  const [file = ''] = readdirSync(folder);
  expect(linesOf(file).map((line) => JSON.parse(line))).toEqual([
    {
      level: 'audit',
      time: expect.stringMatching(/Z$/),
      service: 'test',
      event: 'signed-in',
      actor: 'h1',
    },
  ]);
});

test('an audit line that the folder does not take counts as not written, and is in the log', () => {
  const lines: string[] = [];
  const log = createLogger({
    service: 'test',
    destination: { write: (line) => lines.push(line) },
    auditFolder: join(folder, 'nowhere'),
  });
  expect(log.audit('signed-in', {})).toBe(false);
  expect(lines).toHaveLength(1);
});
