import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecipes } from './read-recipes.mjs';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const steps = readRecipes(readFileSync(join(root, 'docs/adding.md'), 'utf8'));

test('every recipe of docs/adding.md has steps', () => {
  expect([...new Set(steps.map(({ recipe }) => recipe))]).toEqual([
    'A string',
    'An endpoint',
    'A screen',
    'A content page',
    'A form',
    'A client',
    'A scenario',
  ]);
});

test('every file that a recipe changes exists, and has the line that it names', () => {
  const created = new Map();
  for (const { kind, file, after, text } of steps) {
    if (kind === 'create') created.set(file, text);
    if (kind !== 'insert') continue;
    const source = created.get(file) ?? readFileSync(join(root, file), 'utf8');
    expect({ file, has: source.includes(after) }).toEqual({ file, has: true });
  }
});
