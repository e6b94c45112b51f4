import { featureFlags } from '@portal/client-config';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations } from '../../../testing';
import { drugInfo } from '../drugs.requests';
import { openLookup as open } from './testing/lookup';

const glyvexa = '?hsn=919601';

test('a name with a typo suggests the drug, and choosing it says that it is covered', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('combobox', { name: 'Drug name' }), 'glyvxa');
  await user.click(await screen.findByRole('option', { name: /^Glyvexa/ }));
  const drug = await screen.findByRole('heading', { name: 'Glyvexa is covered', level: 1 });
  await waitFor(() => expect(drug).toHaveFocus());
  expect(screen.getByText('Tier 3, preferred brand', { selector: '.tag' })).toBeVisible();
  await expectNoAxeViolations();
});

test('full-width letters are read, control characters refused in words', async () => {
  const { user, transport } = await open();
  const field = await screen.findByRole('combobox', { name: 'Drug name' });
  await user.click(field);
  await user.paste('Gly\u0007vexa');
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription(/Remove the hidden characters/);
  expect(transport.calls.filter(({ endpointId }) => endpointId === 'drugs.search')).toEqual([]);
  await user.clear(field);
  await user.paste('Ｇｌｙｖｅｘａ');
  await user.click(screen.getByRole('button', { name: 'Look up' }));
  expect(await screen.findByRole('link', { name: /^Glyvexa/ })).toBeVisible();
});

test('the arrow keys and Enter choose a suggestion', async () => {
  const { user } = await open();
  await user.type(await screen.findByRole('combobox', { name: 'Drug name' }), 'lipes');
  await screen.findByRole('option', { name: /^Lipestra/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(
    await screen.findByRole('heading', { name: 'Lipestra is covered through December 31, 2026' }),
  ).toBeVisible();
});

test('a drug that needs an approval is covered once it has it', async () => {
  await open('?hsn=922601');
  expect(
    await screen.findByRole('heading', {
      name: 'Zolentra is covered once your plan approves it',
    }),
  ).toBeVisible();
});

test('the rules are told in words, with what to do', async () => {
  await open(glyvexa);
  expect(await screen.findByText('Prior authorization (PA)')).toBeVisible();
  expect(screen.getByText(/Try one of these first: metformin, glimepiride\./)).toBeVisible();
  expect(screen.getByText(/Your plan pays for 30 tablets in 30 days\./)).toBeVisible();
  const start = screen.getByRole('link', { name: 'Start the request' });
  expect(start).toBeVisible();
  // A link leads nowhere on paper.
  expect(start.closest('.no-print')).not.toBeNull();
});

test('in Medicare the plan’s own time for an urgent answer is said, as its forms say it', async () => {
  const clocks = {
    fast: { count: 12, unit: 'HOURS' },
    payment: { count: 14, unit: 'DAYS' },
    appealDays: 65,
  };
  await open(glyvexa, {
    scenario: 'medicare-member',
    overrides: { 'coverageRequests.getList': { body: { requests: [], clocks } } },
  });
  expect(
    await screen.findByText(/We answer within 72 hours, or 12 if it is urgent\./),
  ).toBeVisible();
});

test('a client without the form of prior authorization does not lead to it', async () => {
  const features = {
    readableFeatures: [featureFlags.unsecuredDrugLookup.id],
    clientMetadata: [],
    businessLine: 'COMMERCIAL',
    clientCode: 'common',
    pharmacyClient: 'common',
  };
  await open(`${glyvexa}&plan=FAM-1500`, {
    scenario: 'visitor',
    overrides: { 'features.get': { body: features } },
  });
  expect(await screen.findByText('Prior authorization (PA)')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Start the request' })).toBeNull();
});

test('from October on, next year’s tier is next to this one', async () => {
  await open(glyvexa);
  expect(
    await screen.findByText(
      'From January 1, 2027: Tier 4, non-preferred. Now: Tier 3, preferred brand.',
    ),
  ).toBeVisible();
});

test('new rules of next year are named, also when the tier changes', async () => {
  const { user } = await open('?drug=zolpidem', { scenario: 'medicare-member' });
  await user.click((await screen.findAllByRole('link', { name: 'Zolpidem' }))[0]!);
  expect(await screen.findByText(/^From January 1, 2027: Tier 3, preferred brand\./)).toBeVisible();
  expect(
    screen.getByText('New rules from January 1, 2027: Prior authorization (PA).'),
  ).toBeVisible();
});

test('each strength has its price, and next year’s price is told where it changes', async () => {
  await open(glyvexa);
  const ten = (await screen.findByRole('button', { name: 'Tablet, 10 mg' })).closest('li')!;
  expect(within(ten).getByText('About $92.00')).toBeVisible();
  expect(screen.getByText(/^What you pay at Maple & Main Pharmacy for the usual/)).toBeVisible();
  expect(screen.getByText('You would pay about $147.20 for 10 mg. Now: $92.00.')).toBeVisible();
});

test('a visitor sees no prices of strengths', async () => {
  await open(glyvexa, { scenario: 'visitor' });
  await screen.findByRole('button', { name: 'Tablet, 10 mg' });
  expect(screen.queryByText(/^About \$|^What you pay at/)).toBeNull();
});

test('the way back leads to the class of the drug and to the drug list', async () => {
  const { user } = await open(glyvexa);
  const crumbs = within(await screen.findByRole('navigation', { name: 'Where you are' }));
  await user.click(crumbs.getByRole('link', { name: 'Diabetes drugs (SGLT2 inhibitors)' }));
  expect(await screen.findByRole('link', { name: 'Veltorin' })).toBeVisible();
  expect(screen.getByText('Diabetes drugs (SGLT2 inhibitors)')).toHaveFocus();
});

test('a page that is opened leaves the focus at its top', async () => {
  await open(glyvexa);
  await screen.findByRole('heading', { name: 'Glyvexa is covered' });
  expect(document.body).toHaveFocus();
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
  expect(screen.getByRole('link', { name: 'Ask for an exception' })).toHaveAttribute(
    'href',
    '/member/drug-exception',
  );
});

describe('the exception of a Medicare drug that is not on the list', () => {
  const openUncovered = (readableFeatures?: readonly number[]) =>
    open('?hsn=947200', {
      scenario: 'medicare-member',
      ...(readableFeatures && {
        overrides: {
          'features.get': {
            body: {
              readableFeatures,
              clientMetadata: [],
              businessLine: 'MEDD',
              clientCode: 'common',
              pharmacyClient: 'common',
            },
          },
        },
      }),
    });

  test('leads to the form that Medicare has for it', async () => {
    await openUncovered();
    expect(await screen.findByRole('link', { name: 'Ask for an exception' })).toHaveAttribute(
      'href',
      '/member/coverage-determination',
    );
  });

  test('leads nowhere for a client without the form', async () => {
    await openUncovered([featureFlags.drugLookup.id]);
    expect(await screen.findByText(/^You would pay the full price\./)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Ask for an exception' })).toBeNull();
  });
});

test.each(['zzzzqqq', '<img src=x>', 'x'.repeat(100)])(
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

test('in Spanish, letters and classes go by the Spanish names, accents apart', async () => {
  const { user } = await open('?letter=A', { language: 'es' });
  const shown = async () => {
    const list = (await screen.findByRole('link', { name: /^Ácido / })).closest('ul')!;
    return within(list)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  };
  const names = await shown();
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'es')));
  expect(names.filter((name) => !/^[AaÁá]/.test(name))).toEqual([]);
  await user.click(screen.getByRole('link', { name: 'F' }));
  expect(await screen.findByRole('link', { name: 'Fentermina' })).toBeVisible();
});

test('in Spanish the Spanish name is found and shown', async () => {
  const { user } = await open('', { language: 'es' });
  const field = await screen.findByRole('combobox', { name: 'Nombre del medicamento' });
  await user.type(field, 'atorvastatina');
  await user.click(await screen.findByRole('option', { name: /^Atorvastatina/ }));
  expect(await screen.findByRole('heading', { name: 'Su plan cubre Atorvastatina' })).toBeVisible();
});

test('a visitor is told that coverage needs the plan, and sees no tier', async () => {
  await open(glyvexa, { scenario: 'visitor' });
  expect(await screen.findByRole('heading', { name: 'Glyvexa', level: 1 })).toBeVisible();
  expect(screen.getByText(/Sign in to see whether your plan covers it/)).toBeVisible();
  expect(screen.queryByText('Not covered')).toBeNull();
});

test('a failing drug service keeps the field, and trying again loads the drug', async () => {
  const { user, transport } = await open(glyvexa, {
    overrides: { 'drugs.getInfo': { status: 503 } },
  });
  expect(await screen.findByText('The drug list did not load.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Drug name' })).toBeVisible();
  transport.override('drugs.getInfo', undefined);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Glyvexa is covered' })).toBeVisible();
  expect(screen.queryByText('The drug list did not load.')).toBeNull();
});

test('in Spanish, the drugs to try first have their Spanish names', async () => {
  await open('?hsn=919601', { language: 'es' });
  expect(
    await screen.findByText(/Pruebe primero uno de estos: metformina, glimepirida\./),
  ).toBeVisible();
});

test('a drug that neither year covers has no card of next year', async () => {
  await open('?hsn=937101', { scenario: 'medicare-member' });
  expect(
    await screen.findByRole('heading', { name: 'Ostivane is not on your plan’s drug list' }),
  ).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'This year and next' })).toBeNull();
});

test('a member whose plan has no drug list is not asked to sign in', async () => {
  const { store } = await open(glyvexa);
  await screen.findByRole('heading', { name: 'Glyvexa is covered' });
  const { drugInfo: drug, ...others } = drugInfo.select(store.getState()).data!;
  cleanup();
  const body = { ...others, drugInfo: { ...drug, hasDrugList: false, rules: null } };
  await open(glyvexa, { overrides: { 'drugs.getInfo': { body } } });
  expect(
    await screen.findByText('We do not have your plan’s drug list now. Try again later.'),
  ).toBeVisible();
  expect(screen.queryByText(/^Sign in to see whether your plan covers it/)).toBeNull();
});
