/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

// Vite is only an ES module, which Jest does not load.
const script = `
  import { build } from 'vite';
  import { withoutStatements } from './vite/without-statements.ts';
  const lib = { entry: './src/says/says.ts', formats: ['es'], fileName: 'says' };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutStatements()],
    build: { write: false, minify: true, lib },
  });
  process.stdout.write(built.flatMap(({ output }) => output.map(({ code }) => code)).join());
`;

test('what is built states nothing', () => {
  const code = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { cwd: join(__dirname, '..'), encoding: 'utf8' },
  );
  expect(code).toMatch(/saysAll/);
  expect(code).not.toMatch(/data-says|toFixed/);
});
