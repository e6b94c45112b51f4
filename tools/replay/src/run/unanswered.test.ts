import { startStandIns } from '@portal/stand-ins';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folder, replay, served, useShell } from '../testing/at-a-shell';

useShell();

/** A service in which one call hangs, one closes the connection and one stops in its body; the rest is real. */
async function brokenService(real: string): Promise<string> {
  return served(async (req, res) => {
    const path = req.url ?? '';
    if (path.includes('/accums/tds')) return;
    if (path.includes('/idcard/')) return void res.destroy();
    if (path.includes('/notifications/count')) return void res.writeHead(200).write('{"noti');
    if (path.includes('/healthinformation/')) {
      return void res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
    }
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const answer = await fetch(`${real}${path}`, {
      method: req.method ?? 'GET',
      headers: req.headers as Record<string, string>,
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    res.writeHead(answer.status, { 'content-type': String(answer.headers.get('content-type')) });
    res.end(Buffer.from(await answer.arrayBuffer()));
  });
}

test('one hanging, one closing, one half and one foreign answer leave every other call as it is', async () => {
  const real = await startStandIns({ port: 0, now: 'fixed' });
  const junit = join(folder(), 'report.xml');
  const address = await brokenService(real.url);
  const args = ['--service', 'member', '--dates', 'fixed', '--timeout', '2', '--junit', junit];
  const run = await replay('run', 'dashboard', 'month-of-claims', ...args, '--against', address);
  await real.stop();
  expect(run.ending).toBe('differs');
  expect(run.said).toMatch(/dashboard: no answer[^]*month-of-claims: same/);
  expect(run.printed).toMatch(/no answer balances\.getPlanBalance \(.* within 2 seconds/);
  expect(run.printed).toMatch(/no answer notifications\.getCounts \(.* within 2 seconds/);
  expect(run.printed).toMatch(/no answer idCard\.get \(.* broke the connection/);
  expect(run.printed).toMatch(/no answer health\.getInformation \(.*text\/html/);
  expect(run.printed).toMatch(/same +claims\.getHistory 200/);
  expect(readFileSync(junit, 'utf8')).toMatch(
    /name="balances\.getPlanBalance 200"[^>]*><failure message="no answer">[^<]*2 seconds/,
  );
});

test('an address that answers nothing ends the run, and the report is written', async () => {
  const junit = join(folder(), 'report.xml');
  const run = await replay('run', '--all', '--against', 'http://localhost:1', '--junit', junit);
  expect(run.ending).toBe('noAnswer');
  expect(run.said).toMatch(/^\[1\/\d+\] .*: no answer .*\n.*has a port that is reserved/);
  expect(readFileSync(junit, 'utf8')).toContain('<failure message="no answer">');
});
