import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startStandIns } from '@portal/stand-ins';
import { folder, replay, served, useShell } from '../testing/at-a-shell';

useShell();

describe('recording', () => {
  const recording = async (name: string, out: string, ...more: string[]) => {
    const real = await startStandIns({ port: 0, now: 'fixed' });
    const args = ['record', name, '--service', 'all', '--dates', 'fixed', '--variant', 'as-seen'];
    const result = await replay(...args, '--against', real.url, '--out', out, ...more);
    await real.stop();
    return result;
  };

  test('writes fixtures that are valid, without personal data', async () => {
    const out = folder();
    const { ending, printed } = await recording('month-of-claims', out);
    expect(ending).toBe('fine');
    expect(printed).toContain('wrote responses/claims.getEntry/as-seen.json');
    const textOf = (id: string) => readFileSync(join(out, `responses/${id}/as-seen.json`), 'utf8');
    const info = textOf('user.getMemberInfo');
    for (const personal of ['Marisol', 'EVF00421787', '1978-03-02'])
      expect(info).not.toContain(personal);
    const { memebrId } = JSON.parse(info) as { memebrId: string };
    expect(memebrId).toMatch(/^[A-Z]{3}\d{8}$/);
    const { claimsHistory } = JSON.parse(textOf('claims.getHistory')) as {
      claimsHistory: { claim: { memberId: string }[] };
    };
    const family = claimsHistory.claim.map(({ memberId }) => memberId.replace(/-\d\d$/, ''));
    expect(new Set(family)).toEqual(new Set([memebrId]));
    expect(JSON.parse(textOf('claims.getEntry'))).toMatchObject({ entries: [expect.anything()] });
    const scenario = readFileSync(join(out, 'scenarios/as-seen.json'), 'utf8');
    expect(JSON.parse(scenario)).toMatchObject({ recorded: true, identity: 'as-seen' });
    const again = await recording('month-of-claims', out);
    expect(again).toMatchObject({
      ending: 'wrongUse',
      said: expect.stringContaining('there already'),
    });
    const { ending: forced, printed: json } = await recording(
      'month-of-claims',
      out,
      '--force',
      '--json',
    );
    expect(forced).toBe('fine');
    expect(JSON.parse(json)).toEqual({
      written: expect.arrayContaining(['responses/claims.getEntry/as-seen.json']),
      leftOut: expect.arrayContaining([{ call: expect.any(String), reason: expect.any(String) }]),
    });
  });

  test('has the user info of who signs in, although the journey does not read it', async () => {
    const out = folder();
    const { ending, printed } = await recording('balances', out);
    expect(ending).toBe('fine');
    expect(printed).toContain('wrote responses/user.getMemberInfo/as-seen.json');
  });

  test('writes nothing when a field has no meaning', async () => {
    const out = folder();
    const address = await served(
      (_req, res) =>
        void res
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"planYear": 2026, "socialSecurityNumber": "000-00-0000"}'),
    );
    const args = ['record', 'balances', '--service', 'member', '--variant', 'seen', '--out', out];
    const { ending, said } = await replay(...args, '--against', address);
    expect(ending).toBe('notMasked');
    expect(said).toContain('socialSecurityNumber (balances.');
    expect(existsSync(join(out, 'responses'))).toBe(false);
  });
});
