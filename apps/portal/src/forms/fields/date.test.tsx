import { form as claim } from '@portal/domain/forms/drug-claims-form';
import { screen, within } from '@testing-library/react';
import { openFormAt } from '../../testing';

const parts = ['', '-day', '-year'] as const;
const input = (part: (typeof parts)[number]) =>
  document.querySelector<HTMLInputElement>(`[name="prescriptions.0.filledOn${part}"]`)!;

test.each([
  ['13', '1', '2026', '', 'Enter a month from 1 to 12.'],
  ['4', '31', '2026', '-day', 'That month has 30 days. Enter a day from 1 to 30.'],
  ['4', '1', '26', '-year', 'Enter all 4 digits of the year.'],
] as const)('of %s %s %s the part that is wrong is marked and linked', async (...given) => {
  const [month, day, year, wrong, message] = given;
  const { user } = await openFormAt(claim, 'prescriptions');
  for (const [part, typed] of [
    ['', month] as const,
    ['-day', day] as const,
    ['-year', year] as const,
  ]) {
    await user.clear(input(part));
    await user.type(input(part), typed);
  }
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const summary = within(document.querySelector<HTMLElement>('.errsum')!);
  await user.click(summary.getByRole('link', { name: new RegExp(`Prescription 1, .*${message}`) }));
  expect(input(wrong)).toHaveFocus();
  const marked = parts.filter((part) => input(part).getAttribute('aria-invalid') === 'true');
  expect(marked).toEqual([wrong]);
});
