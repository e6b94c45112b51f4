// Makes a page to read of each description in docs/openapi. The pages hold all text; what makes them
// foldable comes from the network.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const redocly = join(root, 'node_modules/@redocly/cli/bin/cli.js');
const quiet = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

for (const file of readdirSync(join(root, 'docs/openapi'))) {
  const page = `dist/api-docs/${file.replace('.json', '.html')}`;
  const { status, stderr } = spawnSync(
    process.execPath,
    [redocly, 'build-docs', `docs/openapi/${file}`, '--output', page],
    { cwd: root, encoding: 'utf8', env: { ...process.env, ...quiet } },
  );
  if (status === 0) console.log(`Open ${join(root, page)}`);
  else {
    console.error(stderr);
    process.exitCode = 1;
  }
}
