import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../../testing';
import { myDrugList } from '../my-drugs.requests';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const open = (scenario = 'commercial-member', options: Options = {}) =>
  renderScreen('/member/my-drugs/next-year', { scenario, ...options });

const rowOf = async (name: RegExp) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr')!);
const names = async () =>
  within(await screen.findByRole('table', { name: 'Drug by drug' }))
    .getAllByRole('rowheader')
    .map((cell) => cell.firstChild?.textContent);

test('the year more is that of the drugs that stay; the one that leaves is named', async () => {
  await open();
  // Glyvexa: 40 % in place of 25 % of 12 × 368.00 once the deductible of 1,500.00 is met.
  expect(await screen.findByText('+$437.40')).toBeVisible();
  expect(screen.getByText('One drug leaves the list: Lipestra 20 mg tablet.')).toBeVisible();
  expect(screen.getByText('5 the same')).toBeVisible();
});

test('a drug that leaves the list: another one that costs less, and the exception', async () => {
  await open();
  const lipestra = await rowOf(/^Lipestra/);
  expect(lipestra.getAllByText('Not covered').length).toBeGreaterThan(1);
  expect(
    lipestra.getByText('Ask your prescriber about Simvastatin, tier 1: about $9.00 a year.'),
  ).toBeVisible();
  expect(lipestra.getByRole('link', { name: 'Ask for an exception' })).toHaveAttribute(
    'href',
    '/member/drug-exception',
  );
});

test('a higher tier: both years side by side', async () => {
  await open();
  const glyvexa = await rowOf(/^Glyvexa/);
  expect(glyvexa.getByText('Costs more')).toBeVisible();
  expect(glyvexa.getAllByRole('cell')[0]).toHaveTextContent('2026: 32027: 4');
  expect(glyvexa.getAllByRole('cell')[1]).toHaveTextContent(
    '2026: $2,229.002027: $2,666.40Maple & Main Pharmacy. 12 fills a year.',
  );
});

test('a higher price without another drug or a new rule: ask the prescriber', async () => {
  const { store } = await open();
  await rowOf(/^Glyvexa/);
  const { drugs, ...others } = myDrugList.select(store.getState()).data!;
  cleanup();
  const body = {
    ...others,
    drugs: drugs.map((drug) => ({
      ...drug,
      nextYear: drug.nextYear && { ...drug.nextYear, rules: drug.rules, alternative: null },
    })),
  };
  await open('commercial-member', { overrides: { 'myDrugs.getList': { body } } });
  expect(
    (await rowOf(/^Glyvexa/)).getByText('Ask your prescriber whether another drug would do.'),
  ).toBeVisible();
});

test('a drug that was refused says when its year would begin', async () => {
  await open();
  expect((await rowOf(/^Zolentra/)).getByText(/If you fill it from January 1 on\.$/)).toBeVisible();
});

test('a new rule says what to do', async () => {
  await open('medicare-member');
  const apixora = await rowOf(/^Apixora/);
  expect(apixora.getByText('New: Prior authorization (PA)')).toBeVisible();
  expect(
    apixora.getByText('Ask your prescriber to send the request for prior authorization.'),
  ).toBeVisible();
});

test('drugs that cost the same next year are no change, not an amount', async () => {
  await open('medicare-member');
  const head = within(await screen.findByRole('region', { name: 'In short' }));
  expect(head.getByText('No change')).toBeVisible();
  expect(head.queryByText('$0.00')).toBeNull();
});

test('each year is limited by its own amount', async () => {
  await open('medicare-past-threshold');
  const head = within(await screen.findByRole('region', { name: 'In short' }));
  // 2,100.00 this year, 2,400.00 next year.
  expect(head.getByText('+$300.00')).toBeVisible();
});

test('shows the person who was chosen on my drugs, and Back leads to that person', async () => {
  const { user } = await renderScreen('/member/my-drugs', { scenario: 'commercial-member' });
  await user.selectOptions(await screen.findByLabelText('For whom'), 'Theo Sampleton');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^Glyvexa/ })).toBeNull());
  await user.click(await screen.findByRole('link', { name: 'See my drugs next year' }));
  await screen.findByRole('heading', { level: 1, name: 'My drugs next year' });
  expect(await screen.findByLabelText('For whom')).toHaveDisplayValue('Theo Sampleton');
  expect(await names()).not.toContain('Lipestra 20 mg tablet');
  act(() => window.history.back());
  await screen.findByRole('heading', { level: 1, name: 'My drugs' });
  expect(await screen.findByLabelText('For whom')).toHaveDisplayValue('Theo Sampleton');
});

test('a year counts the fills to expect of another person too, and a pharmacy that is not known leaves no mark', async () => {
  const { user, store } = await open();
  await names();
  const own = myDrugList.select(store.getState()).data!;
  await user.selectOptions(await screen.findByLabelText('For whom'), 'Theo Sampleton');
  await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^Lipestra/ })).toBeNull());
  const drugs = own.drugs.map((drug) => ({ ...drug, pharmacy: null }));
  act(
    () =>
      void store.dispatch(myDrugList.succeeded({ memberId: 'EVF00421787-03' }, { ...own, drugs })),
  );
  const glyvexa = await rowOf(/^Glyvexa/);
  expect(glyvexa.getByText(/fills a year\.$/).textContent).toBe('12 fills a year.');
  expect(document.body).not.toHaveTextContent(/pace/i);
});

test('a drug that leaves the list comes before the difference of the others', async () => {
  await open();
  const head = within(await screen.findByRole('region', { name: 'In short' }));
  const loss = head.getByText(/^One drug leaves the list: Lipestra/);
  const difference = head.getByText(/^[+-]?\$/);
  expect(difference).not.toHaveClass('huge');
  expect(loss.compareDocumentPosition(difference)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('costs of next year that are not known yet are no “no change”', async () => {
  await open('medicare-extra-help');
  const head = within(await screen.findByRole('region', { name: 'In short' }));
  expect(head.getByText(/^What \d+ of your drugs cost in 2027 is not known yet\.$/)).toBeVisible();
  expect(head.queryByText('No change')).toBeNull();
  expect(head.queryByText(/for the drugs that stay on the list/)).toBeNull();
  expect(screen.queryByText('Nothing to do')).toBeNull();
  const amlodipine = await rowOf(/^Amlodipine/);
  expect(amlodipine.getByText('Not known yet')).toBeVisible();
  expect(amlodipine.getByText('Come back once the amounts of 2027 are known.')).toBeVisible();
  expect(
    screen.getByText(/“Your year” is the refills we expect from January to December/),
  ).toBeVisible();
});

test('a drug that neither year covers says so once', async () => {
  await open('medicare-member');
  const [, cost] = (await rowOf(/^Ostivane/)).getAllByRole('cell');
  expect(cost).toHaveTextContent(/^Not covered, no change$/);
});

test('no change is nothing to do', async () => {
  await open();
  expect((await rowOf(/^Metformin ER/)).getByText('Nothing to do')).toBeVisible();
});

test('the drugs stand by the size of the change, or by name', async () => {
  const { user } = await open();
  expect((await names()).slice(0, 2)).toEqual(['Lipestra 20 mg tablet', 'Glyvexa 10 mg tablet']);
  await user.click(screen.getByRole('radio', { name: 'Name' }));
  expect((await names())[0]).toBe('Atorvastatin 20 mg tablet');
});

// The plan's clock, not the reader's, says when a day begins.
test.each([
  ['2026-10-01T00:00:00-04:00', 'From October 15, 2026'],
  ['2026-10-14T23:59:00-04:00', 'From October 15, 2026'],
  ['2026-10-15T00:00:00-04:00', 'By December 7, 2026'],
  ['2026-12-07T23:59:00-05:00', 'By December 7, 2026'],
  ['2026-12-08T00:00:00-05:00', 'Before January 1'],
  ['2026-12-31T23:59:00-05:00', 'Before January 1'],
])('on %s Medicare members read "%s"', async (now, title) => {
  await open('medicare-member', { now: new Date(now) });
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test.each(['2026-09-30T23:59:00-04:00', '2026-01-01T00:00:00-05:00'])(
  'on %s the list of next year is not there yet',
  async (now) => {
    const { transport } = await open('medicare-member', { now: new Date(now) });
    expect(
      await screen.findByRole('heading', {
        name: 'Next year’s drug list comes on October 1, 2026',
      }),
    ).toBeVisible();
    expect(transport.calls.map(({ endpointId }) => endpointId)).not.toContain('myDrugs.getList');
  },
);

test('the days follow the settings', async () => {
  const days = (from: string, to: string) => ({ from, to });
  const planWindows = {
    preview: days('11-01', '11-04'),
    openEnrollment: days('11-05', '12-05'),
    afterEnrollment: days('12-06', '12-31'),
    nextYearLookup: days('11-01', '12-31'),
  };
  const body = { signedIn: true, variant: 'member', planWindows };
  const overrides = { 'session.getStatus': { body } };
  await open('medicare-member', { now: new Date('2026-11-05T12:00:00'), overrides });
  expect(await screen.findByRole('heading', { name: 'By December 5, 2026' })).toBeVisible();
});

test('a drug without figures is named, the others are compared', async () => {
  await open('my-drugs-one-without-price');
  expect(
    await screen.findByText('Without Glyvexa 10 mg tablet: we have no figures for it now.'),
  ).toBeVisible();
  expect(await names()).toContain('Lipestra 20 mg tablet');
});

test('without drugs it says so', async () => {
  await open('empty-handed');
  expect(await screen.findByText('We have no figures of next year for your drugs')).toBeVisible();
});

test('in Spanish, without accessibility findings', async () => {
  await open('medicare-member', { language: 'es' });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Mis medicamentos el próximo año' }),
  ).toBeVisible();
  await screen.findByRole('table', { name: 'Medicamento por medicamento' });
  await expectNoAxeViolations();
});

test('a drug that neither year covers: what to ask for, not that there is nothing to do', async () => {
  await open('medicare-member');
  const ostivane = await rowOf(/^Ostivane/);
  expect(ostivane.queryByText('Nothing to do')).toBeNull();
  expect(ostivane.getByText(/^Ask your prescriber about Alendronate, tier 1/)).toBeVisible();
  expect(ostivane.getByRole('link', { name: 'Ask for an exception' })).toBeVisible();
});

test('a drug that neither year covers, without another to name, has no last day', async () => {
  await open('medicare-extra-help');
  const ostivane = await rowOf(/^Ostivane/);
  expect(ostivane.getByText(/^Your plan does not cover it this year, either\./)).toBeVisible();
  expect(ostivane.queryByText(/before December 31/)).toBeNull();
});
