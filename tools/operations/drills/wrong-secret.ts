import { compose, containersOf, runProgram } from './containers';
import { signIn, underLoad } from './members';
import { type Row, seconds } from './report';
import { members, rowsOf } from './under-load';

const attempts = 10;

/** The client secret becomes a wrong one, and the change is rolled out. */
export async function wrongSecret(): Promise<Row[]> {
  const before = await containersOf('bff');
  await inSecrets('cp oidc-client-secret kept && openssl rand -hex 24 >oidc-client-secret');
  let took = 0;
  let code = 0;
  let said = '';
  let failed = 0;
  try {
    const met = await underLoad(members, async () => {
      const began = performance.now();
      ({ code, text: said } = await runProgram('sh', ['tools/operations/roll.sh']));
      took = performance.now() - began;
      failed = await failedSignIns();
    });
    const after = await containersOf('bff');
    const isSame = [...after].sort().join() === [...before].sort().join();
    return [
      { what: 'roll.sh says', saw: said.split('\n')[0] ?? '', goal: code !== 0 },
      {
        what: 'and the last words of the new replica',
        saw: said.includes('"code":"invalid_client"') ? 'invalid_client' : 'something else',
        goal: said.includes('"code":"invalid_client"'),
      },
      { what: 'and ends after', saw: seconds(took) },
      { what: 'the old replicas run', saw: isSame ? 'yes' : 'no', goal: isSame },
      { what: `of ${attempts} sign-ins failed`, saw: String(failed), goal: failed === 0 },
      ...rowsOf(met),
    ];
  } finally {
    await inSecrets('mv kept oidc-client-secret');
    // For the next drill, where the wrong one was rolled out.
    if (code === 0) await compose('up', '-d', '--wait', '--force-recreate', '--no-deps', 'bff');
  }
}

async function failedSignIns(): Promise<number> {
  let failed = 0;
  for (let each = 0; each < attempts; each += 1) {
    await signIn().catch(() => (failed += 1));
  }
  return failed;
}

/** Runs a line of shell in the folder of the secrets. */
const inSecrets = (line: string) =>
  compose(
    'run',
    '--rm',
    '--no-deps',
    '--entrypoint',
    'sh',
    'prepare',
    '-c',
    `cd /secrets && ${line}`,
  );
