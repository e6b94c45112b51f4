import { SettingsError } from '@portal/env';
import { clockDay } from '@portal/scenarios';
import { type Running, startStandIns } from '@portal/stand-ins';
import yargs, { type Argv } from 'yargs';
import { check } from './commands/check';
import { listLines, listOf, showLines, shownOf } from './commands/look';
import { record } from './commands/record';
import { type Output, run } from './commands/run';
import { type Ending, exitCodes, Failure } from './failure';
import { named } from './names';
import { against, datesOf, json, kinds, millisecondsOf } from './options';
import { depths } from './run/run-journey';
import { readCredentials, settingLines } from './settings';
import { readWorld, soundWorld } from './world';

/** Runs the command of these words; gives how it ended. Prints a sentence, never a stack, when it could not. */
export async function commandLine(words: readonly string[], output: Output): Promise<Ending> {
  let ending: Ending = 'fine';
  const endWith = (good: boolean) => {
    if (!good) ending = 'differs';
  };
  try {
    await commands(yargs([...words]), output, endWith).parseAsync();
    return ending;
  } catch (error) {
    output.say((error as Error).message);
    if (error instanceof Failure) return error.ending;
    if (error instanceof SettingsError) return 'wrongUse';
    throw error;
  }
}

function commands(program: Argv, output: Output, endWith: (good: boolean) => void) {
  const { print } = output;
  const help = [
    'Exit codes:',
    ...Object.values(exitCodes).map(({ code, means }) => `  ${code}  ${means}`),
    '',
    'Read from the environment, for others can read a command line:',
    ...settingLines,
  ].join('\n');
  return program
    .scriptName('replay')
    .usage(
      '$0 <command>\n\nLooks at scenarios, and replays journeys against a portal or a service.',
    )
    .option('fixtures', {
      type: 'string',
      describe: "the fixtures folder; the repository's unless given",
    })
    .command(
      'list [kind]',
      'every scenario, journey and call',
      (y) => y.positional('kind', { choices: kinds }).options(json),
      ({ kind, fixtures, json }) => {
        const world = readWorld(fixtures);
        if (json) print(JSON.stringify(listOf(world, kind), null, 2));
        else listLines(world, kind).forEach(print);
      },
    )
    .command(
      'show <name>',
      'a scenario with the origin of each key, a journey, or a call',
      (y) => y.positional('name', { type: 'string', demandOption: true }).options(json),
      ({ name, fixtures, json }) => {
        const world = readWorld(fixtures);
        if (json) print(JSON.stringify(shownOf(world, name), null, 2));
        else showLines(world, name).forEach(print);
      },
    )
    .command(
      'serve',
      'serve the services with the responses of a scenario',
      (y) =>
        y
          .option('port', { type: 'number', default: 4202, describe: 'the port to listen on' })
          .option('scenario', {
            type: 'string',
            default: 'visitor',
            describe: 'the scenario of calls that name none',
          })
          .option('states', {
            type: 'boolean',
            default: false,
            describe:
              "take Pact's provider states at POST /_state, with dates at the scenarios' clock",
          })
          .example('$0 serve --port 4202 --scenario commercial-member', 'any Bearer token passes'),
      async ({ port, scenario, states, fixtures }) => {
        const world = readWorld(fixtures);
        const { name, clock } = named('scenario', world.fixtures.scenarios, scenario);
        const running = await started({
          port,
          scenario: name,
          fixtures: world.fixtures,
          providerStates: states,
          now: states ? 'fixed' : 'today',
        });
        print(`The services answer at ${running.url} as ${name}.`);
        if (states) print(`Provider states: ${running.url}/_state, dates at ${clockDay(clock)}.`);
        await untilInterrupted();
        await running.stop();
      },
    )
    .command(
      'run [journeys..]',
      'replay journeys, and compare every answer with what the scenario says',
      (y) =>
        y
          .positional('journeys', { type: 'string', array: true, default: [] as string[] })
          .options(against)
          .option('all', {
            type: 'boolean',
            default: false,
            describe: 'every journey, and the drift report',
          })
          .option('compare', {
            choices: depths,
            default: 'values' as const,
            describe: 'how closely to look; facts: what is personal by its form alone',
          })
          .options(json)
          .option('junit', { type: 'string', describe: 'also write JUnit XML to this file' })
          .example(
            '$0 run month-of-claims --against http://localhost:4200',
            'signs in like a browser',
          )
          .example(
            '$0 run --all --against https://member.example --compare schema',
            'a real environment',
          )
          .example(
            '$0 run --all --service member --against http://localhost:8080',
            'one service, straight',
          ),
      async ({ journeys, all, against, service, compare, dates, timeout, fixtures, ...rest }) => {
        const request = {
          names: journeys,
          all,
          against,
          service,
          depth: compare,
          dates: datesOf(dates),
          timeoutMs: millisecondsOf(timeout),
          json: rest.json,
          junit: rest.junit,
        };
        endWith(await run(soundWorld(fixtures), request, readCredentials(), output));
      },
    )
    .command(
      'record <journey>',
      'write a journey and its answers as a new scenario, personal data masked',
      (y) =>
        y
          .positional('journey', { type: 'string', demandOption: true })
          .options(against)
          .option('variant', {
            type: 'string',
            demandOption: true,
            describe: 'the name of the new files',
          })
          .option('out', { type: 'string', describe: 'another folder than the fixtures' })
          .option('force', { type: 'boolean', default: false, describe: 'overwrite files' })
          .options(json)
          .example(
            '$0 record month-of-claims --against http://localhost:4200 --variant as-seen --out recorded',
            '',
          ),
      async ({
        journey,
        against,
        service,
        dates,
        timeout,
        variant,
        out,
        force,
        fixtures,
        ...rest
      }) => {
        const world = soundWorld(fixtures);
        const timeoutMs = millisecondsOf(timeout);
        const options = { against, service, dates: datesOf(dates), timeoutMs };
        const request = { name: journey, ...options, variant, force, json: rest.json };
        const folder = out ?? world.fixtures.folder;
        await record(world, { ...request, out: folder }, readCredentials(), output);
      },
    )
    .command(
      'check',
      'all fixtures, scenarios, journeys and contracts',
      (y) => y.options(json),
      ({ fixtures, json }) => endWith(check(readWorld(fixtures), output, json)),
    )
    .completion(
      'completion',
      'print a script for the shell: replay completion >> ~/.bashrc',
      (
        _now: string,
        argv: { _: (string | number)[] },
        byDefault: () => void,
        done: (names: string[]) => void,
      ) => {
        const [, command = ''] = argv._;
        const { fixtures, journeys } = readWorld();
        const names = [
          ...journeys.keys(),
          ...(command === 'show' ? fixtures.scenarios.keys() : []),
        ];
        if (['show', 'run', 'record'].includes(String(command))) done(names);
        else byDefault();
      },
    )
    .demandCommand(1, 'Say what to do; replay --help lists it.')
    .recommendCommands()
    .strict()
    .wrap(100)
    .epilogue(help)
    .help()
    .version(false)
    .exitProcess(false)
    .showHelpOnFail(false)
    .fail((message, error) => {
      throw error ?? new Failure('wrongUse', `${message}. See replay --help.`.replace('..', '.'));
    });
}

async function started(options: Parameters<typeof startStandIns>[0]): Promise<Running> {
  try {
    return await startStandIns(options);
  } catch (error) {
    throw new Failure('wrongUse', (error as Error).message);
  }
}

const untilInterrupted = () =>
  new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
