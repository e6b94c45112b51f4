import { render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ButtonStates } from './ButtonStates';
import { DataStates } from './DataStates';
import { FieldStates } from './FieldStates';
import { TextProvider } from '../language';
import { MemoryRouter } from 'react-router-dom';

const ui = join(import.meta.dirname, '../ui');
const inFolder = (folder: string) =>
  readdirSync(join(ui, folder))
    .filter((file) => /^[A-Z]\w+\.tsx$/.test(file) && !file.includes('.test.'))
    .map((file) => file.replace('.tsx', ''));

/** Parts of other parts, and what no one sees. */
const notShown = ['Announcer', 'VisuallyHidden', 'ChartScale', 'Spinner', 'LogoMark', 'Field'];

test('every part of ui is in the gallery', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((file) => /States\.tsx$/.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const parts = ['', 'forms', 'charts'].flatMap(inFolder);
  expect(parts.length).toBeGreaterThan(25);
  const missing = parts.filter((part) => !new RegExp(`<${part}[\\s>]`).test(sources));
  expect(missing.sort()).toEqual(notShown.sort());
});

test('the states of the parts can be read by everyone', async () => {
  render(
    <TextProvider language="en">
      <MemoryRouter>
        <main>
          <h1>Parts</h1>
          <h2>All of them</h2>
          <ButtonStates />
          <FieldStates />
          <DataStates />
        </main>
      </MemoryRouter>
    </TextProvider>,
  );
  expect(screen.getByText('No claims in these 30 days.')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'See prices' })).toHaveLength(16);
});
