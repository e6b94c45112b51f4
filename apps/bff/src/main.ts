import { runCommand } from './command-line/run-command';
import { serve } from './serve';

// Without words the BFF serves; with words it does what they say and ends.
const words = process.argv.slice(2);
if (words.length === 0) {
  serve();
} else {
  void runCommand(words, {
    say: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
  }).then((code) => (process.exitCode = code));
}
