import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

test('an area that does not exist ends it with a sentence that names those that do', () => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'pacts', '--', 'quickRefil'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^There is no area "quickRefil" with calls to a service\. Areas: .*quickRefill/m,
  );
}, 30_000);
