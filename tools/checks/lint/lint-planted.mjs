// Lints texts as if they were files at the given paths: { path: text } as JSON on stdin,
// { path: ["rule: message"] } on stdout. ESLint's flat configuration can't be loaded inside jest.
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';

const eslint = new ESLint({ cwd: fileURLToPath(new URL('../../..', import.meta.url)) });
const found = {};
for (const [filePath, planted] of Object.entries(JSON.parse(await text(process.stdin)))) {
  const [result] = await eslint.lintText(planted, { filePath });
  found[filePath] = (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`);
}
process.stdout.write(JSON.stringify(found));
