import { benefits } from '@portal/contracts/benefits';
import { claims } from '@portal/contracts/claims';
import { act, screen, waitFor } from '@testing-library/react';
import { type RenderedScreen, type RenderOptions, renderScreen } from '../../testing';
import { requestOf, type RootState } from '../../store';

const note = 'Your other insurance is not counted.';
const unsure = 'Your other insurance may not be counted.';
const scenario = 'claims-other-insurance';
const claim = (change: object) => ({
  'claims.getHistory': {
    body: {
      claimsHistory: {
        claim: [
          {
            memberId: 'GMR00730512',
            memberFirstName: 'Hollis',
            dateOfService: '2026-10-01',
            otherPayerAmount: '12.00',
            ...change,
          },
        ],
      },
    },
  },
});
const family = (memberId: string, memberFirstName: string) =>
  claim({ memberId: `EVF00421787${memberId}`, memberFirstName });

const yearOfClaims = requestOf(claims.getHistory, 'twelveMonths');
const summary = requestOf(benefits.getSummary);
type Selected = { select: (state: RootState) => { status: string } };

/** Resolves once the answer is in the store, and so on the screen. */
const answered = ({ store }: RenderedScreen, { select }: Selected, status = 'success') =>
  waitFor(() => expect(select(store.getState()).status).toBe(status));

const callsOf = ({ transport }: RenderedScreen, id: string) =>
  transport.calls.filter(({ endpointId }) => endpointId === id).length;

test.each([
  ['my drugs', 'my-drugs'],
  ['my drugs next year', 'my-drugs/next-year'],
  ['the price of a drug', 'price-a-drug?hsn=910001&ndc=99005100002&quantity=30&days=30&zip=55401'],
  ['the dashboard', 'dashboard'],
  ['what counted', 'healthcarebalances/counted?limit=individual-outOfPocket'],
])('%s says that the estimate counts no other insurance', async (_screen, opened) => {
  await renderScreen(`/member/${opened}`, { scenario });
  expect(await screen.findByText(note)).toBeVisible();
});

test('who has no such claim reads nothing of it', async () => {
  const opened = await renderScreen('/member/my-drugs', { scenario: 'commercial-member' });
  await screen.findByRole('region', { name: 'In short' });
  await answered(opened, yearOfClaims);
  expect(screen.queryByText(/other insurance/)).toBeNull();
});

describe('in Medicare', () => {
  const open = (options: RenderOptions) =>
    renderScreen('/member/payment-plan', { scenario: 'medicare-member', ...options });
  const withHelp = (extraHelp?: string) => ({
    ...claim({}),
    'benefits.getSummary': { body: { displays: [], extraHelp } },
  });

  test.each([
    ['none', note],
    [undefined, unsure],
    ['other', unsure],
  ])('without Extra Help for certain (%s) it says: %s', async (help, said) => {
    await open({ overrides: withHelp(help) });
    expect(await screen.findByText(said)).toBeVisible();
  });

  test.each(['full', 'lowestIncome'])(
    'with Extra Help, %s, another payer of a claim is no other insurance',
    async (help) => {
      const opened = await open({ overrides: withHelp(help) });
      await answered(opened, yearOfClaims);
      await answered(opened, summary);
      expect(screen.queryByText(/other insurance/)).toBeNull();
    },
  );

  test.each([
    ['en', unsure],
    ['es', 'Es posible que su otro seguro no esté incluido en este cálculo.'],
  ] as const)('without the benefits it says that it is not sure (%s)', async (language, said) => {
    const overrides = { ...claim({}), 'benefits.getSummary': { status: 503 } };
    await open({ language, overrides });
    expect(await screen.findByText(said)).toBeVisible();
  });

  test('while the benefits load it says nothing', async () => {
    let release = (): void => undefined;
    const opened = await open({
      overrides: claim({}),
      before: (network) => void (release = network.hold('benefits.getSummary')),
    });
    await answered(opened, yearOfClaims);
    expect(summary.select(opened.store.getState()).status).toBe('loading');
    expect(screen.queryByText(/other insurance/)).toBeNull();
    act(release);
    expect(await screen.findByText(note)).toBeVisible();
  });
});

describe('whose it is', () => {
  const open = (path: string, overrides: RenderOptions['overrides'] = {}) =>
    renderScreen(`/member/${path}`, { scenario: 'auto-refill', overrides });

  test.each([
    ['the id of the family', ''],
    ['one’s own number in it', '-01'],
  ])('a claim under %s is one’s own', async (_name, suffix) => {
    await open('mail-order/auto-refill', family(suffix, 'Marisol'));
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.getAllByText(note)).toHaveLength(1);
  });

  test.each(['Theo', 'Marisol'])('that of a relative, %s, is not one’s own', async (firstName) => {
    const opened = await open('mail-order/auto-refill', family('-03', firstName));
    await answered(opened, yearOfClaims);
    await screen.findAllByText('at today’s price');
    expect(screen.queryByText(/other insurance/)).toBeNull();
  });

  const refills = (...suffixes: string[]) => ({
    'mailOrderRefills.getList': {
      body: {
        pricedAt: '2026-11-05T15:00:00Z',
        isEligible: true,
        refills: suffixes.map((suffix, place) => ({
          rxNumber: `440000${place}`,
          memberId: `EVF00421787${suffix}`,
          drugName: 'Glyvexa',
          status: 'TOO_EARLY',
        })),
      },
    },
  });

  test.each([
    [['', ''], '-01', note],
    [['-03'], '-03', 'The other insurance of this person is not counted.'],
    [['', '-03'], '-03', 'The other insurance of a person in this list is not counted.'],
    [['', '-03'], '-01', 'The other insurance of a person in this list is not counted.'],
    [['', '-03'], '-02', null],
  ])('refills of %j, a claim of %j: %s', async (listed, claimed, said) => {
    const opened = await open('mail-order', { ...refills(...listed), ...family(claimed, 'Ada') });
    await answered(opened, yearOfClaims);
    await screen.findAllByText(/Glyvexa/);
    expect(screen.queryByText(/other insurance/)?.textContent ?? null).toBe(said);
  });
});

describe('what it asks for', () => {
  const go = (path: string) =>
    act(() => {
      window.history.pushState(null, '', path);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });

  test('goes out once, whatever screens are opened', async () => {
    const opened = await renderScreen('/member/my-drugs', { scenario: 'medicare-member' });
    await answered(opened, yearOfClaims);
    await answered(opened, summary);
    const asked = () =>
      ['claims.getHistory', 'benefits.getSummary'].map((id) => callsOf(opened, id));
    expect(asked()).toEqual([1, 1]);
    go('/member/my-drugs/next-year');
    await screen.findByRole('heading', { level: 1, name: /next year/i });
    go('/member/payment-plan');
    await screen.findByLabelText('Start in');
    expect(asked()).toEqual([1, 1]);
  });

  test('is a year on the dashboard, too, which shows the claims of 30 days', async () => {
    const opened = await renderScreen('/member/dashboard', { scenario });
    expect(await screen.findByText(note)).toBeVisible();
    expect(callsOf(opened, 'claims.getHistory')).toBe(2);
  });
});
