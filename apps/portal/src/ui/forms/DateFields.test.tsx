import type { DateProblem } from '@portal/domain';
import { render, screen } from '@testing-library/react';
import { type Language, TextProvider } from '../../language';
import '../../language/typed.text';
import { DateFields } from './DateFields';
import './forms.text';

const labels = { en: ['Month', 'Day', 'Year'], es: ['Mes', 'Día', 'Año'] } as const;

function show(problems: readonly DateProblem[], language: Language = 'en', error?: string) {
  render(
    <TextProvider language={language}>
      <DateFields
        legend="Date"
        problems={problems}
        error={error}
        typed={{ month: '', day: '', year: '' }}
        onChange={() => undefined}
      />
    </TextProvider>,
  );
  return labels[language].filter(
    (label) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true',
  );
}

test.each<[Language, readonly DateProblem[], readonly string[], string]>([
  ['en', ['monthRange'], ['Month'], 'Enter a month from 1 to 12.'],
  ['en', ['dayTo30'], ['Day'], 'That month has 30 days. Enter a day from 1 to 30.'],
  ['en', ['yearDigits'], ['Year'], 'Enter all 4 digits of the year.'],
  ['en', ['dayMissing', 'yearMissing'], ['Day', 'Year'], 'Enter the day. Enter the year.'],
  ['en', ['dateFuture'], labels.en, 'Enter a date that is not in the future.'],
  ['es', ['dayTo28'], ['Día'], 'Febrero de ese año tiene 28 días. Ingrese un día del 1 al 28.'],
  ['es', ['yearTooEarly'], ['Año'], 'Ingrese el año 1900 o uno posterior.'],
  ['es', ['dateMissing'], labels.es, 'Ingrese el mes, el día y el año.'],
])('%s: %j marks %j alone and says what to enter', (language, problems, marked, message) => {
  expect(show(problems, language)).toEqual(marked);
  expect(screen.getByText(message, { exact: false })).toBeVisible();
  for (const label of labels[language]) {
    const describedBy = screen.getByLabelText(label).getAttribute('aria-describedby');
    expect(describedBy !== null).toBe(marked.includes(label));
  }
});

test('a message about the whole date marks every field', () => {
  expect(show([], 'en', 'You must be 13 or older.')).toEqual(labels.en);
  expect(screen.getByText(/You must be 13/)).toBeVisible();
});

test('nothing is marked where nothing is wrong', () => {
  expect(show([])).toEqual([]);
});
