import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { containersOf, root, runProgram } from './containers';
import { type Installation, startInstallation } from './installation';
import { watching } from './monitoring';
import type { Row } from './report';

/** Commands of habit, in the folder of an installation. */
const habits = [
  'docker compose restart',
  'docker compose restart bff',
  'docker compose run --rm bff sessions list someone',
  'docker compose stop',
  'docker compose start',
  'docker compose up -d --wait --force-recreate',
];

/** Every command that the manual names for an installation, as an operator fills it in. */
async function commandsOfManual(): Promise<string[]> {
  const manual = await readFile(join(root, 'docs/operations.md'), 'utf8');
  const own = manual.slice(
    manual.indexOf('\n## Run it for members'),
    manual.indexOf('\n## More than one machine'),
  );
  const page = await readFile(join(root, 'docs/connect-your-identity-provider.md'), 'utf8');
  const commands = [...`${own}${page}`.matchAll(/(?:^|`)((?:docker compose |sh \/opt)[^`\n]*)/gm)]
    .map(([, command = '']) => command.trim())
    .map((command) =>
      command.replace(/<subject[^>]*>/, 'someone').replace('/opt/member-portal', root),
    )
    // It asks public registries for the images.
    .filter((command) => !command.endsWith('pin.sh'));
  return [...new Set(commands)];
}

/** A command that goes on for as long as it is not interrupted. */
const isAttached = (command: string) => / (up|logs -f .*)$/.test(command);

/** Commands of the checkout, with the settings of an installation. */
const refused = ['up -d', 'run --rm bff config', 'restart', 'down --volumes'];

/** An installation and a trial on one engine: no command makes one of the other. */
export async function separate(): Promise<Row[]> {
  const installation = await startInstallation('portal-drill');
  const rows: Row[] = [];
  try {
    const trial = await trialState();
    for (const command of [...(await commandsOfManual()), ...habits]) {
      const { code, text } = await installation.run(
        isAttached(command) ? `timeout --signal INT 20 ${command}` : command,
      );
      const isDone = code === 0 || (isAttached(command) && [124, 130].includes(code));
      const wrong = await faultOf(installation);
      const isUnchanged = (await trialState()) === trial;
      const saw = isDone ? wrong || 'an installation' : text.trim().split('\n').at(-1);
      rows.push({
        what: `${command.replace(root, '/opt/member-portal')}, in its folder`,
        saw: `${saw}${isUnchanged ? '' : '; the trial is another one'}`,
        goal: isDone && wrong === '' && isUnchanged,
      });
    }
    for (const command of refused) {
      // Without the project name of the drills, which an operator's shell does not have.
      const ended = await runProgram('sh', [
        ...['-c', 'unset COMPOSE_PROJECT_NAME && exec docker compose --env-file "$@"', 'sh'],
        ...[join(installation.folder, '.env'), ...command.split(' ')],
      ]);
      const isRefused = ended.code !== 0 && ended.text.includes('settings of an installation');
      const wrong = await faultOf(installation);
      rows.push({
        what: `docker compose --env-file … ${command}, in the checkout`,
        saw: isRefused ? 'refused' : `code ${ended.code}`,
        goal: isRefused && wrong === '' && (await trialState()) === trial,
      });
    }
    return rows;
  } finally {
    await installation.stop();
  }
}

const trialState = async () =>
  [...(await containersOf('redis')), ...(await containersOf('bff'))].join();

/** What of an installation is not its own; nothing when all is. What a command stopped is started first. */
async function faultOf({ run }: Installation): Promise<string> {
  const started = await run('docker compose up -d --wait --no-recreate');
  if (started.code !== 0) return `it does not start: ${started.text.trim().split('\n').at(-1)}`;
  const names = (await run("docker compose ps --all --format '{{.Service}}'")).text;
  const services = [...new Set(names.trim().split('\n'))]
    .filter((name) => !watching.includes(name))
    .sort()
    .join();
  if (services !== 'bff,nginx,redis') return `it runs ${services}`;
  const ping = await run('docker compose exec -T -e REDISCLI_AUTH=installed redis redis-cli ping');
  if (ping.text.trim() !== 'PONG') return 'Redis has another password';
  const config = await run('docker compose config');
  return /stand-ins:420[12]$|prepare/m.test(config.text.replace(/UPSTREAM_\w+: .*/g, ''))
    ? 'its file has parts of a trial'
    : '';
}
