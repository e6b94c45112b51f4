import { screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../testing';

const person = (firstName: string, sub: string, place: number, pm: string) => ({
  member: {
    memberNumber: `EVF00421787-0${place}`,
    firstName,
    lastName: 'Sampleton',
    dob: '1990-01-01',
    sub,
  },
  deductible: sub === 'S' ? '1500.00' : '276.00',
  pm,
});

/** The balance says that the out-of-pocket limit is met; the claims of the scenario add less to it. */
const overrides = {
  'balances.getBenefitBalance': {
    body: {
      balance: [person('Marisol', 'S', 1, '4000.00'), person('Theo', 'D', 3, '340.00')],
      planInfo: { individualDeductible: '1500.00', individualOOPMax: '4000.00' },
    },
  },
};

/** What elements state of one's own out-of-pocket limit, and of the cost of a fill that follows from it. */
const stated = (): string[] =>
  [...document.querySelectorAll('[data-says]')]
    .flatMap((element) => (element.getAttribute('data-says') ?? '').split('; '))
    .filter((said) => /^(fillCostNow own|(metBy|leftOf|countedTo) own outOfPocket) /.test(said));

test.each([
  ['dashboard', ['fillCostNow own ?notSent']],
  ['healthcarebalances', []],
  ['healthcarebalances/counted', ['metBy own outOfPocket ?notSent']],
  ['benefits', ['fillCostNow own ?notSent']],
])(
  '%s says of a limit that balance and claims do not agree on that it is not known',
  async (path, expected) => {
    const { transport } = await renderScreen(`/member/${path}`, {
      scenario: 'commercial-member',
      overrides,
    });
    const reports = () =>
      transport.calls.filter(({ endpointId }) => endpointId === 'session.reportClientError');
    await waitFor(() => expect(reports()).toHaveLength(1));
    await waitFor(() => expect(stated()).toEqual(expect.arrayContaining(expected)));
    expect(stated().filter((said) => !/ \?\w+$/.test(said))).toEqual([]);
    expect(document.body).not.toHaveTextContent(/\$4,000\.00 of|NaN/);
  },
);

test('a balance that says met is not shown while the claims that could contradict it load', async () => {
  const release: (() => void)[] = [];
  await renderScreen('/member/healthcarebalances', {
    scenario: 'commercial-member',
    settle: false,
    before: (network: { hold: (id: string) => () => void }) =>
      void release.push(network.hold('claims.getAccumulators')),
  });
  expect(await screen.findByText(/^Loading/)).toBeVisible();
  expect(document.body).not.toHaveTextContent('Met');
  release.forEach((each) => each());
  expect((await screen.findAllByText(/^Met/)).length).toBeGreaterThan(0);
});

test('without the claims the balance holds', async () => {
  await renderScreen('/member/healthcarebalances', {
    scenario: 'commercial-member',
    overrides: { 'claims.getAccumulators': { status: 503 } },
  });
  expect((await screen.findAllByText(/^Met/)).length).toBeGreaterThan(0);
});
