import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../testing';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

const open = async (scenario: string, options: Options & { query?: string } = {}) => {
  const { query = '', ...rest } = options;
  const opened = await renderScreen(`/member/healthcarebalances/counted${query}`, {
    scenario,
    ...rest,
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
};

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('shows the claims behind one’s own limit, with the amount after each', async () => {
  const { user } = await open('commercial-member');
  const rows = await rowsOf('The claims behind it');
  expect(rows).toHaveLength(11);
  expect(rows[1]).toEqual([
    'Nov 3, 2026',
    'Zolentra 40 mg capsuleMaple & Main PharmacyNot paid, did not count',
    '$0.00',
    '$1,868.40',
    'Claim',
  ]);
  expect(rows[3]?.slice(2, 4)).toEqual(['$212.00', '$1,858.40']);
  expect(screen.getByText(/equal your balance of today to the cent/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Show \d+ earlier claims/ }));
  const all = await rowsOf('The claims behind it');
  expect(all.at(-1)?.slice(2, 4)).toEqual(['$7.50', '$7.50']);
  expect(all.flat().join()).not.toContain('Methylora');
  expect(all.flat().join()).toContain('Taken back by the pharmacy');
  expect(
    screen.getByRole('link', { name: 'Claim of Zolentra 40 mg capsule, Nov 3, 2026' }),
  ).toHaveAttribute('href', '/member/claims?range=year&claim=HS-26307-10427');
  await expectNoAxeViolations();
});

test('the months end at the balance of today, and go on with the refills', async () => {
  await open('commercial-member');
  const months = await rowsOf('What counted by month, 2026');
  expect(months[1]).toEqual(['January', '$354.00', '$354.00']);
  expect(months[10]).toEqual(['October', '$223.50', '$1,858.40']);
  const [november, december] = [months[11], months[12]];
  expect(november?.[0]).toMatch(/^November\$[\d.]+ of it to come$/);
  const end = december?.[2];
  expect(screen.getByText('Not in 2026')).toBeVisible();
  expect(screen.getByText(`You end the year at ${end}`)).toBeVisible();
  expect(screen.getByText(/your next refills at today’s prices/)).toBeVisible();
});

test('a new member reads what will be here, and no forecast of nothing', async () => {
  await open('empty-handed');
  expect(
    await screen.findByText(
      'Your first fill shows here within a day, with what it added to this limit.',
    ),
  ).toBeVisible();
  for (const words of [/You end the year/, /How we see the pace/, 'At this pace', /to the cent/]) {
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('a limit that is met says when and with which drug', async () => {
  await open('commercial-member', { query: '?limit=individual-deductible' });
  expect(await screen.findByText('On October 28, 2026, with Glyvexa 10 mg tablet')).toBeVisible();
  expect(screen.getByText('Met the deductible')).toBeVisible();
  expect(screen.getByText(/more paid claims added nothing to it/)).toBeVisible();
  expect(screen.queryByText('Not in 2026')).not.toBeInTheDocument();
});

test('one’s own limit counts as met through the family’s, without a pace', async () => {
  await open('family-maximum-met');
  expect(
    await screen.findByText('Through the family limit: your plan pays all for the rest of 2026'),
  ).toBeVisible();
  for (const words of [/then your plan pays all/, 'At this pace', 'Not in 2026']) {
    expect(screen.queryByText(words)).not.toBeInTheDocument();
  }
  await expectNoAxeViolations();
});

test('a month that rose by more than its claims says by how much', async () => {
  await open('family-maximum-met');
  const months = await rowsOf('What counted by month, 2026');
  const more = 'more from other care, or claims not listed here';
  expect(months.map(([month]) => month).filter((month) => month?.includes(more))).toEqual([
    `February$40.00 ${more}`,
    `May$600.00 ${more}`,
    `August$702.00 ${more}`,
    `November$400.00 ${more}`,
  ]);
  expect(months.at(-1)?.slice(1)).toEqual(['$10.00', '$3,610.40']);
});

test('a limit that the next refills meet has the month and the fill', async () => {
  await open('medicare-in-deductible', { query: '?limit=individual-deductible' });
  expect(await screen.findByText('In February')).toBeVisible();
  expect(screen.getByText('With the fill expected on February 13, 2026')).toBeVisible();
});

test('of the family has everyone’s claims, and only one’s own refills to come', async () => {
  const { user } = await open('commercial-member');
  await user.click(await screen.findByRole('button', { name: 'Out-of-pocket limit, family' }));
  expect(window.location.search).toBe('?limit=family-outOfPocket');
  const rows = await rowsOf('The claims behind it');
  expect(rows.flat().join()).toContain('Theo · ');
  expect(screen.getByText('$2,436.40', { selector: '.big' })).toBeVisible();
  expect(screen.getByText('Your own refills')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deductible, family' }));
  expect(screen.queryByText('Your own refills')).not.toBeInTheDocument();
});

test('of the family tells no day on which an adult who shares no claims paid', async () => {
  await open('commercial-member', { query: '?limit=family-deductible' });
  const [heads] = await rowsOf('The claims behind it');
  expect(heads).toEqual(['Date', 'Drug', 'Counted', 'Claim']);
  expect(screen.getByText(/^This includes what another adult of your plan paid\./)).toBeVisible();
  expect(screen.queryByRole('table', { name: /^What counted by month/ })).toBeNull();
});

test('says how much of the balance is not in the claims', async () => {
  await open('combined-rx-med');
  expect(await screen.findByText(/Your balance of today is \$[\d,.]+ higher/)).toBeVisible();
});

describe('a balance that its claims contradict', () => {
  const balanceOf = (pm: string) => {
    const person = (firstName: string, sub: string, memberNumber: string, dob: string) => ({
      member: { memberNumber, firstName, lastName: 'Sampleton', dob, sub },
      deductible: sub === 'S' ? '1500.00' : '276.00',
    });
    const own = person('Marisol', 'S', 'EVF00421787-01', '1978-03-02');
    const theo = person('Theo', 'D', 'EVF00421787-03', '2013-06-14');
    const planInfo = { individualDeductible: '1500.00', individualOOPMax: '4000.00' };
    return {
      'balances.getBenefitBalance': {
        body: {
          balance: [
            { ...own, pm },
            { ...theo, pm: '340.00' },
          ],
          planInfo,
        },
      },
    };
  };
  const reportsOf = ({ calls }: { calls: readonly { endpointId: string; body?: unknown }[] }) =>
    calls.flatMap(({ endpointId, body }) =>
      endpointId === 'session.reportClientError' ? [body] : [],
    );

  test.each([
    ['en', /We do not know how much counted toward this limit/, /^Met$/],
    ['es', /No sabemos cuánto se sumó a este límite/, /^Alcanzado$/],
  ] as const)('says neither that it is met nor what is left (%s)', async (language, why, met) => {
    const { transport } = await open('commercial-member', {
      language,
      overrides: balanceOf('4000.00'),
    });
    const note = await screen.findByText(why);
    expect(within(note).getByRole('link', { name: '1-800-555-0142' })).toBeVisible();
    expect(note).toHaveAttribute('data-says', 'metBy own outOfPocket ?notSent');
    expect(note.nextElementSibling).toHaveTextContent(
      language === 'en' ? /^The claims below are those/ : /^Las reclamaciones de abajo/,
    );
    // The deductible is.
    expect(screen.getAllByText(met)).toHaveLength(1);
    expect(document.body).not.toHaveTextContent(/\$4,000\.00|NaN/);
    expect(reportsOf(transport)).toEqual([
      {
        kind: 'answers-disagree',
        endpointId: 'balances.getBenefitBalance',
        field: 'balance.pm',
        otherEndpointId: 'claims.getAccumulators',
      },
    ]);
    await expectNoAxeViolations();
  });

  test('is one only where nothing but claims counts toward the limit', async () => {
    const { transport } = await open('combined-rx-med', { overrides: balanceOf('4000.00') });
    expect((await screen.findAllByText('Met')).length).toBeGreaterThan(0);
    expect(reportsOf(transport)).toEqual([]);
  });
});

test('of Medicare has the year’s own limits', async () => {
  await open('medicare-member');
  await rowsOf('The claims behind it');
  expect(screen.getByText('$1,408.45', { selector: '.big' })).toBeVisible();
  await expectNoAxeViolations();
});

test('while the drugs load it does not say that they are missing', async () => {
  const { transport } = await renderScreen('/member/glossary', { scenario: 'commercial-member' });
  const release = transport.hold('myDrugs.getList');
  await renderScreen('/member/healthcarebalances/counted', { transport });
  expect(await screen.findByText('Loading your next refills…')).toBeVisible();
  expect(screen.queryByText(/the forecast is missing/)).not.toBeInTheDocument();
  release();
  expect(await screen.findByText(/your next refills at today’s prices/)).toBeVisible();
});

test('without the drugs has no pace, and says so', async () => {
  await open('commercial-member', { overrides: { 'myDrugs.getList': { status: 503 } } });
  await rowsOf('The claims behind it');
  expect(await screen.findByText(/the forecast is missing/)).toBeVisible();
  expect(await rowsOf('What counted by month, 2026')).toHaveLength(12);
});

test('without the drugs a member with no claims reads that the pace is missing', async () => {
  await open('empty-handed', { overrides: { 'myDrugs.getList': { status: 503 } } });
  expect(await screen.findByText(/the forecast is missing/)).toBeVisible();
  expect(screen.queryByText(/Your first fill shows here/)).not.toBeInTheDocument();
});

test('that fails says so and offers another try', async () => {
  await open('commercial-member', { overrides: { 'claims.getAccumulators': { status: 503 } } });
  expect(await screen.findByText('What counted did not load.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('is in Spanish, drugs too', async () => {
  await open('commercial-member', { language: 'es' });
  const rows = await rowsOf('Las reclamaciones de este límite');
  expect(rows.flat().join()).not.toMatch(/tablet,|capsule|Not paid/);
  expect(screen.getByText('No en 2026')).toBeVisible();
  await expectNoAxeViolations();
});

test('limits whose amounts so far are not known are not said to be none', async () => {
  await open('balances-missing-amounts');
  expect(
    await screen.findByText(/^We do not know how much counted toward this limit/),
  ).toBeVisible();
});
