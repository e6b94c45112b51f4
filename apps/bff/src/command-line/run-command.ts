import { SettingsError } from '@portal/env';
import { AppError } from '../app-error';
import { StoreUnavailable } from '../redis/store-unavailable';
import { configCommand } from './config-command';
import { openSessionsCommand } from './open-sessions-command';
import { NotPossible, WrongUse } from './command-failure';

/** Where lines for whoever typed the command go. */
export interface Output {
  say(line: string): void;
  complain(line: string): void;
}

interface Command {
  use: string;
  does: string;
  /** Gives the lines to print. Throws WrongUse when the words after its own are not its. */
  run(words: readonly string[]): Promise<string[]>;
}

const commands: Readonly<Record<string, Command>> = {
  config: {
    use: 'config [--markdown]',
    does: 'prints every setting with its value (secrets hidden) and where it comes from; with --markdown the page docs/configuration.md',
    run: configCommand,
  },
  sessions: {
    use: 'sessions list|end <user>, or sessions end --all',
    does: 'lists or ends the sessions of a user, named as the identity provider names them (sub); or ends all sessions',
    run: openSessionsCommand,
  },
};

const help = [
  'Without a command the backend-for-frontend serves the portal.',
  '',
  ...Object.values(commands).map(({ use, does }) => `  ${use}\n      ${does}`),
];

/** Runs one command of the operator's. Gives the exit code: 0 done, 1 not possible, 2 no such command. */
export async function runCommand(
  [name = '', ...words]: readonly string[],
  { say, complain }: Output,
): Promise<number> {
  if (name === '--help' || name === 'help') {
    help.forEach(say);
    return 0;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) {
    complain(`There is no command "${name}". Known: ${Object.keys(commands).join(', ')}, --help.`);
    return 2;
  }
  try {
    (await command.run(words)).forEach(say);
    return 0;
  } catch (error) {
    if (error instanceof WrongUse) {
      complain(`Usage: ${command.use}`);
      return 2;
    }
    complain(sentenceFor(error));
    return 1;
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof SettingsError || error instanceof NotPossible) return error.message;
  if (error instanceof StoreUnavailable || error instanceof AppError) {
    return 'Redis does not answer. Check REDIS_URL, and that it runs.';
  }
  throw error;
}
