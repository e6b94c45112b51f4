// npm run audit: what is known against the packages that run. Ends with 0 when there is nothing, 1 when there is
// something, 2 when the registry in use does not answer such questions.
import { spawnSync } from 'node:child_process';
import { root } from './workspace';

interface Answer {
  message?: string;
  vulnerabilities?: Record<string, { severity: string; range: string }>;
}

const { stdout } = spawnSync('npm', ['audit', '--omit', 'dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
});
const { vulnerabilities, message = 'no answer' } = JSON.parse(stdout || '{}') as Answer;
if (!vulnerabilities) {
  const [what] = message.split(' - ');
  console.error(
    `The registry does not tell what is known against packages (${what}). Ask one that does: npm_config_registry=<its address> npm run audit.`,
  );
  process.exitCode = 2;
} else {
  const found = Object.entries(vulnerabilities);
  for (const [name, { severity, range }] of found) console.log(`${name}\t${range}\t${severity}`);
  console.log(`${found.length} packages with known vulnerabilities.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
