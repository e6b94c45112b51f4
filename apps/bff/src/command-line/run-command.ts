import { SettingsError } from '@portal/env';
import { AppError } from '../app-error';
import { StoreUnavailable } from '../redis/store-unavailable';
import { checkProviderCommand } from './check-provider-command';
import { configCommand } from './config-command';
import { openSessionsCommand } from './open-sessions-command';
import { CommandError, UsageError } from './command-failure';

/** The output of a command. */
export interface Output {
  print(line: string): void;
  printError(line: string): void;
}

interface Command {
  usage: string;
  description: string;
  /** Returns the lines to print. Throws UsageError when the arguments are not valid. */
  run(args: readonly string[]): Promise<string[]>;
}

const commands: Readonly<Record<string, Command>> = {
  config: {
    usage: 'config [--markdown]',
    description:
      'prints every setting with its value (secrets hidden) and its origin; with --markdown the page docs/configuration.md',
    run: configCommand,
  },
  'check-provider': {
    usage: 'check-provider',
    description:
      'checks whether users can sign in at the identity provider of each site, and prints what to register there',
    run: checkProviderCommand,
  },
  sessions: {
    usage: 'sessions list|end <user>, or sessions end --all',
    description:
      'lists or ends the sessions of a user, named as the identity provider names them (sub); or ends all sessions',
    run: openSessionsCommand,
  },
};

const help = [
  'Without a command the backend-for-frontend serves the portal.',
  '',
  ...Object.values(commands).map(({ usage, description }) => `  ${usage}\n      ${description}`),
];

/** Runs one command. Returns the exit code: 0 succeeded, 1 failed, 2 wrong usage. */
export async function runCommand(
  [name = '', ...args]: readonly string[],
  { print, printError }: Output,
): Promise<number> {
  if (name === '--help' || name === 'help') {
    help.forEach(print);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    printError(
      `There is no command "${name}". Known: ${Object.keys(commands).join(', ')}, --help.`,
    );
    return 2;
  }
  try {
    (await command.run(args)).forEach(print);
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      printError(`Usage: ${command.usage}`);
      return 2;
    }
    printError(sentenceFor(error));
    return 1;
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof SettingsError || error instanceof CommandError) return error.message;
  if (error instanceof StoreUnavailable || error instanceof AppError) {
    return 'Redis does not answer. Check REDIS_URL, and that it runs.';
  }
  throw error;
}
