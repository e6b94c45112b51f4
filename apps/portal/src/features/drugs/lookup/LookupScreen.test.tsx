import { screen, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';

jest.setTimeout(60_000);

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const open = (query = '', options: Options = {}) =>
  renderScreen(`/member/drug-lookup${query}`, { scenario: 'commercial-member', ...options });

const glyvexa = '?hsn=919601';

test('a name with a typo suggests the drug, and choosing it says that it is covered', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('combobox', { name: 'Drug name' }), 'glyvxa');
  await user.click(await screen.findByRole('option', { name: /^Glyvexa/ }));
  expect(
    await screen.findByRole('heading', { name: 'Glyvexa is covered', level: 1 }),
  ).toBeVisible();
  expect(screen.getByText('Tier 3, preferred brand', { selector: '.tag' })).toBeVisible();
  await expectNoAxeViolations();
});

test('the arrow keys and Enter choose a suggestion', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('combobox', { name: 'Drug name' }), 'lipes');
  await screen.findByRole('option', { name: /^Lipestra/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { name: 'Lipestra is covered' })).toBeVisible();
});

test('the rules are told in words, with what to do', async () => {
  await open(glyvexa);
  expect(await screen.findByText('Prior authorization (PA)')).toBeVisible();
  expect(screen.getByText(/Try one of these first: metformin, glimepiride\./)).toBeVisible();
  expect(screen.getByText(/Your plan pays for 30 in 30 days\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start the request' })).toBeVisible();
});

test('from October on, next year’s tier stands next to this one', async () => {
  await open(glyvexa);
  expect(
    await screen.findByText(
      'From January 1, 2027: Tier 4, non-preferred. Now: Tier 3, preferred brand.',
    ),
  ).toBeVisible();
});

test('in September nothing is said about next year', async () => {
  await open(glyvexa, { now: new Date('2026-09-30T12:00:00-05:00') });
  await screen.findByRole('heading', { name: 'Glyvexa is covered' });
  expect(screen.queryByText('This year and next')).toBeNull();
});

test('choosing a strength collapses any other open one', async () => {
  const { user } = await open(glyvexa);
  const five = await screen.findByRole('button', { name: 'Tablet, 5 mg' });
  const ten = screen.getByRole('button', { name: 'Tablet, 10 mg' });
  await user.click(five);
  expect(five).toHaveAttribute('aria-expanded', 'true');
  await user.click(ten);
  expect(five).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('link', { name: 'See what it costs' })).toHaveAttribute(
    'href',
    '/member/price-a-drug?hsn=919601&ndc=99005196002',
  );
});

test('a drug that is not on the list says what to do', async () => {
  const { user } = await open('?drug=phentermine');
  await user.click((await screen.findAllByRole('link', { name: 'Phentermine' }))[0]!);
  expect(
    await screen.findByRole('heading', { name: 'Phentermine is not on your plan’s drug list' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ask for an exception' })).toBeVisible();
});

test.each(['zzzzqqq', '<img src=x>', 'x'.repeat(200)])(
  'a name that no drug has, such as %s, is named with what to check',
  async (name) => {
    await open(`?drug=${encodeURIComponent(name)}`);
    expect(await screen.findByText(/Check the spelling on the bottle\./)).toBeVisible();
  },
);

test('letters and classes lead to their drugs', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'Z' }));
  expect(await screen.findByRole('link', { name: 'Zolpidem' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Cholesterol drugs (statins)' }));
  expect(await screen.findByRole('link', { name: 'Rosuvastatin' })).toBeVisible();
});

test('in Spanish the Spanish name is found and shown', async () => {
  const { user } = await open('', { language: 'es' });
  const field = await screen.findByRole('combobox', { name: 'Nombre del medicamento' });
  await user.type(field, 'atorvastatina');
  await user.click(await screen.findByRole('option', { name: /^Atorvastatina/ }));
  expect(await screen.findByRole('heading', { name: 'Atorvastatina está cubierto' })).toBeVisible();
});

test('a visitor is told that coverage needs the plan, and sees no tier', async () => {
  await open(glyvexa, { scenario: 'visitor' });
  expect(await screen.findByRole('heading', { name: 'Glyvexa', level: 1 })).toBeVisible();
  expect(screen.getByText(/Sign in to see whether your plan covers it/)).toBeVisible();
  expect(screen.queryByText('Not covered')).toBeNull();
});

test('a failing drug service keeps the field and offers to try again', async () => {
  const { user } = await open(glyvexa, { overrides: { 'drugs.getInfo': { status: 503 } } });
  expect(await screen.findByText('The drug list did not load.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Drug name' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
});

describe('lists of other sites', () => {
  const names = async (scenario: string) => {
    await open('', { scenario });
    const heading = await screen.findByRole('heading', { name: 'Other drug lists' });
    return within(heading.closest('section')!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  };

  test('the plan’s own by its name, for the global-health client', async () => {
    expect(await names('global-health-member')).toContain(
      'https://formulary.everfern.example/ghh2001-2002',
    );
  });

  test('Medicare’s for a Medicare member, none of a plan', async () => {
    const found = await names('medicare-member');
    expect(found).toContain('https://formulary.everfern.example/medicare');
    expect(found.filter((href) => href?.includes('ghh'))).toEqual([]);
  });
});

test('in Spanish, the drugs to try first have their Spanish names', async () => {
  await open('?hsn=919601', { language: 'es' });
  expect(
    await screen.findByText(/Pruebe primero uno de estos: metformina, glimepirida\./),
  ).toBeVisible();
});

describe('the date windows of Medicare', () => {
  const openOn = (day: string) =>
    open('', { scenario: 'medicare-member', now: new Date(`${day}T12:00:00-05:00`) });

  test.each([
    [
      '2026-10-01',
      /^You can compare the plans of 2027 now\. You can change your plan from October 15, 2026 to December 7, 2026\.$/,
    ],
    ['2026-12-07', /^You can change your plan for 2027 until December 7, 2026\./],
    ['2026-12-08', /^The time to change your plan is over\./],
  ])('%s', async (day, text) => {
    await openOn(day);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('say nothing in September', async () => {
    await openOn('2026-09-30');
    await screen.findByRole('heading', { name: 'Other drug lists' });
    expect(screen.queryByText(/change your plan/)).toBeNull();
  });

  test('follow the settings', async () => {
    const days = (from: string, to: string) => ({ from, to });
    await open('', {
      scenario: 'medicare-member',
      now: new Date('2026-11-05T12:00:00-05:00'),
      overrides: {
        'session.getStatus': {
          body: {
            signedIn: true,
            variant: 'member',
            planWindows: {
              preview: days('10-01', '11-04'),
              openEnrollment: days('11-05', '12-05'),
              afterEnrollment: days('12-06', '12-31'),
              nextYearLookup: days('12-01', '12-31'),
            },
          },
        },
      },
    });
    expect(
      await screen.findByText(/^You can change your plan for 2027 until December 5, 2026\./),
    ).toBeVisible();
    expect(screen.queryByText(/, 2027$/)).toBeNull();
  });
});
