import { runCommand } from './command-line/run-command';
import { serve } from './serve';

// Without arguments the BFF serves the portal; with arguments it runs one command and exits.
const args = process.argv.slice(2);
if (args.length === 0) {
  serve();
} else {
  void runCommand(args, {
    print: (line) => process.stdout.write(`${line}\n`),
    printError: (line) => process.stderr.write(`${line}\n`),
  }).then((code) => (process.exitCode = code));
}
