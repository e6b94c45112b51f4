import { commandLine } from './command-line';
import { exitCodes } from './failure';

const ending = await commandLine(process.argv.slice(2), {
  print: (line) => process.stdout.write(`${line}\n`),
  say: (line) => process.stderr.write(`${line}\n`),
});
process.exitCode = exitCodes[ending].code;
