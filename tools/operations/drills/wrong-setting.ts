import { runDocker } from './containers';
import type { Row } from './report';

const cases = [
  { setting: 'PUBLIC_URL', value: 'http://portal.example' },
  { setting: 'LOG_LEVEL', value: 'loud' },
  { setting: 'UPSTREAM_MEMBER', value: '' },
  { setting: 'REDIS_URL_FILE', value: '/run/secrets/portal/nowhere' },
];

/** A replica with a wrong setting does not start, and says in a sentence which and why. */
export async function wrongSetting(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { setting, value } of cases) {
    const { code, text } = await runDocker([
      ...['compose', 'run', '--rm', '--no-deps', '-T', '-e', `${setting}=${value}`, 'bff'],
    ]);
    const sentence = text.split('\n').find((line) => line.trim().startsWith(`${setting}:`));
    rows.push({
      what: `${setting}=${value}`,
      saw: sentence === undefined ? `it ended with ${code}` : `"${sentence.trim()}", code ${code}`,
      goal: code === 1 && sentence !== undefined,
    });
  }
  return rows;
}
