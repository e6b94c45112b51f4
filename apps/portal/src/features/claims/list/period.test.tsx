import { fireEvent, screen } from '@testing-library/react';
import { claimsHeading, expectNoAxeViolations, openClaims } from '../../../testing';

test('this year is in the URL and has every claim since January', async () => {
  const { user, transport } = await openClaims();
  await claimsHeading(/7 claims/);
  await user.click(screen.getByRole('radio', { name: 'This year' }));
  await claimsHeading('52 claims, Jan 1 to Nov 5, 2026');
  expect(window.location.search).toBe('?range=year');
  expect(transport.calls.map(({ params }) => params['fromDate'])).toContain('2026-01-01');
});

test('other dates are shown when they are chosen, and are in the URL', async () => {
  const { user } = await openClaims();
  await claimsHeading(/7 claims/);
  await user.click(screen.getByRole('radio', { name: 'Other dates' }));
  // Nothing changes until both days are there.
  await claimsHeading(/7 claims/);
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-03-01' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-03-31' } });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await claimsHeading('6 claims, Mar 1 to Mar 31, 2026');
  expect(window.location.search).toBe('?range=dates&from=2026-03-01&to=2026-03-31');
  await expectNoAxeViolations();
});

test('a URL with days opens with them', async () => {
  await openClaims({}, '/member/claims?range=dates&from=2026-03-01&to=2026-03-31');
  await claimsHeading('6 claims, Mar 1 to Mar 31, 2026');
  expect(screen.getByLabelText('First day')).toHaveValue('2026-03-01');
});

test.each([
  ['en', '1 claim, Aug 11, 2026', 'Claims on August 11, 2026'],
  ['es', /^1 reclamación, 11/, 'Reclamaciones del 11 de agosto de 2026'],
] as const)('%s: one day is named once', async (language, heading, caption) => {
  await openClaims({ language }, '/member/claims?range=dates&from=2026-08-11&to=2026-08-11');
  await claimsHeading(heading);
  expect(screen.getByRole('table', { name: caption })).toBeInTheDocument();
});

test.each([
  ['en', 'We have no claims on record on August 12, 2026.'],
  ['es', 'No tenemos reclamaciones registradas el 12 de agosto de 2026.'],
] as const)('%s: one day without a claim is named once', async (language, words) => {
  await openClaims({ language }, '/member/claims?range=dates&from=2026-08-12&to=2026-08-12');
  expect(await screen.findByRole('heading', { name: words })).toBeVisible();
});

test.each([
  ['from=2026-03-31&to=2026-03-01', ['2026-03-31', '2026-03-01'], /not before the first day/],
  ['from=2019-01-01&to=2026-03-01', ['2019-01-01', '2026-03-01'], /^Choose November 5, 2024/],
  ['from=x', ['', ''], /^Enter a date/],
])(
  'days that will not do stay in their fields, which say why, above 30 days: %s',
  async (days, entered, problem) => {
    const { user } = await openClaims({}, `/member/claims?range=dates&${days}`);
    await claimsHeading('7 claims, Oct 6 to Nov 5, 2026');
    expect(screen.getByRole('radio', { name: 'Other dates' })).toBeChecked();
    const fields = ['First day', 'Last day'].map((name) => screen.getByLabelText(name));
    expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(entered);
    expect(screen.getAllByText(problem)[0]).toBeVisible();
    expect(screen.getByText('The dates in this link are not valid')).toBeVisible();
    expect(screen.getByText(/^You can choose days from November 5, 2024 to today\./)).toBeVisible();
    await expectNoAxeViolations();
    fireEvent.change(fields[0]!, { target: { value: '2026-03-01' } });
    fireEvent.change(fields[1]!, { target: { value: '2026-03-31' } });
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await claimsHeading('6 claims, Mar 1 to Mar 31, 2026');
    expect(screen.queryByText('The dates in this link are not valid')).toBeNull();
  },
);

test('es: says which days can be chosen', async () => {
  const path = '/member/claims?range=dates&from=2019-01-01&to=2026-03-01';
  await openClaims({ language: 'es' }, path);
  expect(
    await screen.findByText(/^Puede elegir días desde el 5 de noviembre de 2024 hasta hoy\./),
  ).toBeVisible();
});

test('says at its field what is wrong with a day, and puts the focus there', async () => {
  const { user } = await openClaims();
  await claimsHeading(/7 claims/);
  await user.click(screen.getByRole('radio', { name: 'Other dates' }));
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2024-11-04' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-11-06' } });
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(screen.getByLabelText('First day')).toHaveFocus();
  expect(screen.getByText('Choose November 5, 2024 or a later day.')).toBeVisible();
  expect(screen.getByText('Choose today or a day before.')).toBeVisible();
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-10-07' } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-10-06' } });
  expect(screen.getByText('Choose a last day that is not before the first day.')).toBeVisible();
  await claimsHeading(/7 claims/);
});

test('a link to the list shows its period in place of chosen days', async () => {
  const { user } = await openClaims(
    { whole: true },
    '/member/claims?range=dates&from=2026-03-01&to=2026-03-31',
  );
  await claimsHeading(/6 claims/);
  await user.click(screen.getAllByRole('link', { name: /^Claims History/ })[0]!);
  await claimsHeading('7 claims, Oct 6 to Nov 5, 2026');
  expect(screen.getByRole('radio', { name: '30 days' })).toBeChecked();
  expect(screen.queryByLabelText('First day')).toBeNull();
});
