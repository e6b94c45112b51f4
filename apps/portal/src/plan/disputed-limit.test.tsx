import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../testing';

const person = (
  firstName: string,
  sub: string,
  place: number,
  { deductible = '1500.00', pm }: { deductible?: string; pm: string },
) => ({
  member: {
    memberNumber: `EVF00421787-0${place}`,
    firstName,
    lastName: 'Sampleton',
    dob: '1990-01-01',
    sub,
  },
  deductible,
  pm,
});

const balancesWith = (own: { deductible?: string; pm: string }) => ({
  'balances.getBenefitBalance': {
    body: {
      balance: [
        person('Marisol', 'S', 1, own),
        person('Theo', 'D', 3, { deductible: '276.00', pm: '340.00' }),
      ],
      planInfo: { individualDeductible: '1500.00', individualOOPMax: '4000.00' },
    },
  },
});

/** The balance says that the out-of-pocket limit is met; the claims of the scenario add less to it. */
const overrides = balancesWith({ pm: '4000.00' });

/** What elements state of one's own out-of-pocket limit, and of the cost of a fill that follows from it. */
const stated = (): string[] =>
  [...document.querySelectorAll('[data-says]')]
    .flatMap((element) => (element.getAttribute('data-says') ?? '').split('; '))
    .filter((said) => /^(fillCostNow own|(metBy|leftOf|countedTo) own outOfPocket) /.test(said));

test.each([
  ['dashboard', 'fillCostNow own ?notSent', /amount of your limits is missing, or two/],
  ['healthcarebalances', null, /two of our answers do not agree on them/],
  [
    'healthcarebalances/counted',
    'metBy own outOfPocket ?notSent',
    /two of our answers do not agree on it/,
  ],
  ['benefits', 'fillCostNow own ?notSent', /amount of your limits is missing, or two/],
])(
  '%s says of a limit that balance and claims do not agree on that it is not known',
  async (path, expected, words) => {
    const { transport } = await renderScreen(`/member/${path}`, {
      scenario: 'commercial-member',
      overrides,
    });
    const reports = () =>
      transport.calls.filter(({ endpointId }) => endpointId === 'session.reportClientError');
    await waitFor(() => expect(reports()).toHaveLength(1));
    if (expected) await waitFor(() => expect(stated()).toContain(expected));
    expect(stated().filter((said) => !/ \?\w+$/.test(said))).toEqual([]);
    expect(await screen.findByText(words)).toBeVisible();
  },
);

test('a limit that only the claims say is met is not known either', async () => {
  await renderScreen('/member/dashboard', {
    scenario: 'commercial-member',
    overrides: balancesWith({ deductible: '900.00', pm: '1868.40' }),
  });
  await waitFor(() => expect(stated()).toContain('fillCostNow own ?notSent'));
});

test('claims of before the balances are requested again, and no dispute is claimed while they load', async () => {
  const { transport } = await renderScreen('/member/dashboard', {
    scenario: 'commercial-member',
    overrides: balancesWith({ deductible: '1500.00', pm: '1868.40' }),
  });
  await waitFor(() => expect(stated()).toContain('fillCostNow own share'));
  const requests = () =>
    transport.calls.filter(({ endpointId }) => endpointId === 'claims.getAccumulators').length;
  expect(requests()).toBe(1);
});

test('where the claims do not load the balance holds, and nothing is requested again and again', async () => {
  const { transport } = await renderScreen('/member/healthcarebalances', {
    scenario: 'medicare-member',
    overrides: { 'claims.getHistory': { status: 503 } },
  });
  expect((await screen.findAllByText(/^Met/)).length).toBeGreaterThan(0);
  const requests = () =>
    transport.calls.filter(({ endpointId }) => endpointId === 'claims.getHistory').length;
  const before = requests();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(requests()).toBe(before);
});
