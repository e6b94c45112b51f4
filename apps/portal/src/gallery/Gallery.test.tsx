import { render, screen } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ButtonStates } from './ButtonStates';
import { DataStates } from './DataStates';
import { FieldStates } from './FieldStates';
import { TextProvider } from '../language';
import { expectNoAxeViolations } from '../testing';
import { MemoryRouter } from 'react-router-dom';

const ui = join(import.meta.dirname, '../ui');
const inFolder = (folder: string) =>
  readdirSync(join(ui, folder))
    .filter((file) => /^[A-Z]\w+\.tsx$/.test(file) && !file.includes('.test.'))
    .map((file) => file.replace('.tsx', ''));

/** Used only inside other components, or not visible. */
const notShown = [
  'Announcer',
  'ChartScale',
  'Field',
  'KindField',
  'LineField',
  'Link',
  'LogoMark',
  'Spinner',
  'VisuallyHidden',
];

test('every part of ui is in the gallery', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((file) => /States\.tsx$/.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const parts = ['', 'forms', 'charts'].flatMap(inFolder);
  expect(parts.length).toBeGreaterThan(25);
  const missing = parts.filter((part) => !new RegExp(`<${part}[\\s>]`).test(sources));
  expect(missing.sort()).toEqual(notShown);
});

test('the states of the parts are accessible', async () => {
  document.title = 'Parts';
  document.documentElement.lang = 'en';
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
  await expectNoAxeViolations();
});
