import { commandLine } from './command-line';
import { exitCodes } from './failure';

// A reader such as `head` leaves when it has enough; that is no failure of the command.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(exitCodes.fine.code);
});

const ending = await commandLine(process.argv.slice(2), {
  print: (line) => process.stdout.write(`${line}\n`),
  say: (line) => process.stderr.write(`${line}\n`),
});
process.exitCode = exitCodes[ending].code;
