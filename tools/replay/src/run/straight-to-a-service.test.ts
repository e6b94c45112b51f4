import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startStandIns } from '@portal/stand-ins';
import { folder, replay, served, useShell } from '../testing/at-a-shell';

useShell();

describe('straight to a service', () => {
  test('every difference is reported by its path, as text, JSON and JUnit, and nothing else', async () => {
    const real = await startStandIns({ port: 0, now: 'fixed' });
    const junit = join(folder(), 'report.xml');
    const address = await served(async (req, res) => {
      const answer = await fetch(`${real.url}${req.url}`, {
        headers: { authorization: 'Bearer x', 'x-scenario': String(req.headers['x-scenario']) },
      });
      const text = (await answer.text()).replace('"planYear":2026', '"planYear":2025');
      res.writeHead(answer.status, { 'content-type': 'application/json' }).end(text);
    });
    const words = [
      'run',
      'balances',
      '--service',
      'member',
      '--against',
      address,
      '--dates',
      'fixed',
    ];
    const differs = await replay(...words, '--junit', junit);
    expect(differs.ending).toBe('differs');
    expect(differs.printed).toMatch(/at \S*planYear\n +- expected 2026\n +\+ got +2025/);
    expect(readFileSync(junit, 'utf8')).toMatch(/<failure message="differs">[^<]*planYear/);
    const loose = await replay(...words, '--compare', 'schema', '--json');
    expect(loose.ending).toBe('fine');
    expect(JSON.parse(loose.printed)).toMatchObject({ journeys: [{ journey: 'balances' }] });
    await real.stop();
  });

  test('the tokens that were given go to the service, and every named journey is replayed', async () => {
    process.env['REPLAY_ACCESS_TOKEN'] = 'given-access';
    process.env['REPLAY_ID_TOKEN'] = 'given-id';
    const seen = new Set<string>();
    const address = await served((req, res) => {
      seen.add(`${req.headers.authorization} ${String(req.headers['id-token'])}`);
      res.writeHead(503).end('{"message": "SERVICE_UNAVAILABLE: Later."}');
    });
    const words = ['run', 'balances', 'messages', '--service', 'member', '--against', address];
    const { printed } = await replay(...words);
    delete process.env['REPLAY_ACCESS_TOKEN'];
    delete process.env['REPLAY_ID_TOKEN'];
    expect([...seen]).toEqual(['Bearer given-access given-id']);
    expect(printed).toMatch(/^balances: [^]*^messages: /m);
  });

  test('a refusal says its status, its code once, and its message', async () => {
    const address = await served(
      (_req, res) => void res.writeHead(403).end('{"message": "ELIG_E0000001: Not on this date."}'),
    );
    const { printed } = await replay(
      'run',
      'balances',
      '--service',
      'member',
      '--against',
      address,
    );
    expect(printed).toMatch(/\+ got +"403 ELIG_E0000001: Not on this date\."/);
  });

  test('what is not there is missing, and the report of all calls says so', async () => {
    const address = await served((_req, res) => void res.writeHead(404).end('<h1>Not here</h1>'));
    const all = await replay('run', '--all', '--service', 'pharmacy', '--against', address);
    expect(all.ending).toBe('differs');
    expect(all.printed).toMatch(
      /^pharmacies\.search +200 +missing +status: expected "200", got "404 CALL_FAILED"$/m,
    );
    expect(all.printed).toMatch(/^claims\.getEntry .*left out +it is for member$/m);
  });
});
