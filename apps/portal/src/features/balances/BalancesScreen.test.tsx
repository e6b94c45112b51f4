import { screen, within } from '@testing-library/react';
import { actingFor, expectNoAxeViolations, renderScreen } from '../../testing';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const open = (scenario = 'commercial-member', options: Options = {}) =>
  renderScreen('/member/healthcarebalances', { scenario, ...options });
const card = (name: RegExp) => within(screen.getByRole('region', { name }));
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('a family in the middle of its year', () => {
  test('has the limits of the family, to the cent, and the sum that they are', async () => {
    await open();
    await screen.findByText('$1,004.00 left');
    const family = card(/Your family together/);
    for (const words of [
      '$1,004.00 left',
      '$1,996.00 of $3,000.00',
      '$5,563.60 left',
      '$2,436.40 of $8,000.00',
    ]) {
      expect(family.getByText(words)).toBeInTheDocument();
    }
    const rows = family.getAllByRole('row').slice(1);
    expect(rows.map(cells)).toEqual([
      ['$1,500.00', '$1,868.40'],
      ['$220.00', '$228.00'],
      ['$276.00', '$340.00'],
      ['$1,996.00', '$2,436.40'],
    ]);
  });

  test('shows subscriber and dependents, each with their own limits, and who is oneself', async () => {
    await open();
    await screen.findByText('$1,004.00 left');
    const own = card(/marisol sampleton/i);
    expect(own.getByText('Subscriber')).toBeInTheDocument();
    expect(own.getByText('You')).toBeInTheDocument();
    expect(own.getByText('Met')).toBeInTheDocument();
    const theo = card(/theo sampleton/i);
    expect(theo.getByText('Dependent')).toBeInTheDocument();
    expect(theo.queryByText('You')).toBeNull();
    expect(theo.getByText('$1,224.00 left')).toBeInTheDocument();
    expect(theo.getByText('$340.00 of $4,000.00')).toBeInTheDocument();
  });

  test.each([
    ['en', 'Rafael Sampleton, not shared'],
    ['es', 'Rafael Sampleton (no se muestra)'],
  ] as const)('says of an adult’s amounts that no more is shared (%s)', async (language, name) => {
    await open('commercial-member', { language });
    const heads = await screen.findAllByRole('rowheader');
    expect(heads.map((head) => head.textContent).slice(0, 3)).toEqual([
      'Marisol Sampleton',
      name,
      'Theo Sampleton',
    ]);
  });

  test.each([
    ['support', actingFor],
    ['a caregiver', { ...actingFor, emulation: null, caregiver: { scopes: ['claims'] } }],
  ])('lists no other adult to %s who acts for the member, and no total', async (_who, body) => {
    await open('commercial-member', { overrides: { 'session.getStatus': { body } } });
    await screen.findByText('$1,004.00 left');
    expect(document.body).not.toHaveTextContent('Rafael');
    expect(document.body).not.toHaveTextContent(/\$228\.00|\$1,996\.00|\$2,436\.40/);
    const family = card(/Your family together/);
    expect(family.getAllByRole('row').slice(1).map(cells)).toEqual([
      ['$1,500.00', '$1,868.40'],
      ['$276.00', '$340.00'],
    ]);
    expect(family.getByText('$5,563.60 left')).toBeVisible();
    expect(family.getByText(/^Other adults are not listed while you act/)).toBeVisible();
    await expectNoAxeViolations();
  });

  test('lists a dependent their own amounts alone, whatever is sent', async () => {
    const row = (memberNumber: string, firstName: string, sub: string, pm: string) => ({
      member: { memberNumber, firstName, lastName: 'Sampleton', dob: '1980-01-01', sub },
      deductible: pm,
      pm,
    });
    const balance = [
      row('EVF00421787-01', 'Marisol', 'S', '1868.40'),
      row('EVF00421787-03', 'Theo', 'D', '340.00'),
    ];
    const planInfo = { individualOOPMax: '4000.00', familyOOPMax: '8000.00' };
    await open('minor-member', {
      overrides: { 'balances.getBenefitBalance': { body: { balance, planInfo } } },
    });
    expect(await screen.findByText(/^Only your own amounts are listed\./)).toBeVisible();
    expect(screen.getByText('$5,791.60 left')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/Marisol|\$1,868\.40|\$2,208\.40/);
  });

  test('lists no one where no entry is the member’s, and says so', async () => {
    const member = { lastName: 'Sampleton', dob: '1980-01-01', sub: 'D' };
    const balance = ['Ana', 'Bo'].map((firstName, place) => ({
      member: { ...member, firstName, memberNumber: `X-0${place + 2}` },
      deductible: '12.00',
      pm: '34.00',
    }));
    const planInfo = { individualDeductible: '100.00', familyDeductible: '200.00' };
    await open('commercial-member', {
      overrides: { 'balances.getBenefitBalance': { body: { balance, planInfo } } },
    });
    expect(await screen.findByText(/^We could not match the amounts of this plan/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
    expect(document.body).not.toHaveTextContent(/\$12\.00|\$24\.00|Ana/);
  });

  test('a bar is as wide as percent minus 2, and 0 at 2 percent or less', async () => {
    const { container } = await open();
    await screen.findByText('$1,004.00 left');
    const widths = [...container.querySelectorAll('.bar rect')].map((bar) =>
      Number.parseFloat(bar.getAttribute('width') ?? '').toFixed(2),
    );
    expect(widths).toEqual([
      ...['64.53', '28.45'],
      ...['98.00', '44.71'],
      ...['12.67', '3.70'],
      ...['16.40', '6.50'],
    ]);
  });

  test('a family limit of null has the bar of the individual one, and no other figure of it', async () => {
    await open('family-maximum-null');
    await screen.findByText('$1,996.00 so far');
    const family = screen.getByRole('region', { name: /Your family together/ });
    expect(within(family).getByText('$2,436.40 so far')).toBeInTheDocument();
    const widths = [...family.querySelectorAll('.bar rect')].map((bar) =>
      bar.getAttribute('width'),
    );
    expect(widths.map((width) => Number.parseFloat(width ?? '').toFixed(2))).toEqual([
      '98.00',
      '58.91',
    ]);
    expect(within(family).queryByText(/left|of \$|Met/)).toBeNull();
    expect(within(family).getByText(/has no family limit/)).toBeInTheDocument();
  });

  test('a limit that the family has met is met for each of them', async () => {
    await open('family-maximum-met');
    const own = within(await screen.findByRole('region', { name: /Marisol/ }));
    expect(own.getAllByText('Met through the family').length).toBeGreaterThan(0);
    expect(own.queryByText('$389.60 left')).toBeNull();
  });

  test('a person alone has no family part', async () => {
    await open('empty-handed');
    await screen.findByText('$0.00 of $1,500.00');
    expect(screen.queryByRole('region', { name: /family/ })).toBeNull();
    expect(screen.getByText(/No drug costs on record for this year yet/)).toBeInTheDocument();
  });
});

describe('what counts', () => {
  test.each([
    [
      'commercial-member',
      /deductible counts prescriptions only/,
      /limit counts prescriptions only/,
    ],
    [
      'combined-rx-med',
      /deductible counts prescriptions and medical/,
      /limit counts prescriptions and/,
    ],
  ])('in %s follows the texts "true" of the plan', async (scenario, deductible, outOfPocket) => {
    await open(scenario);
    await screen.findByText(/Claims counted through/);
    expect(screen.getByText(deductible)).toBeInTheDocument();
    expect(screen.getByText(outOfPocket)).toBeInTheDocument();
  });
});

test.each([
  ['en', 'commercial-member', /\$1,004\.00/],
  ['es', 'commercial-member', /1,004\.00/],
  ['en', 'medicare-member', /\$691\.55 left/],
  ['es', 'medicare-in-deductible', /295\.00 restantes/],
] as const)('in %s %s has no accessibility findings', async (language, scenario, words) => {
  await open(scenario, { language });
  await screen.findAllByText(words);
  await expectNoAxeViolations();
});
