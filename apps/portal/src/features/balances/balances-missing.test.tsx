import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../testing';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const open = (scenario = 'commercial-member', options: Options = {}) =>
  renderScreen('/member/healthcarebalances', { scenario, ...options });
const card = (name: RegExp) => within(screen.getByRole('region', { name }));
const reportsOf = ({ calls }: { calls: readonly { endpointId: string; body?: unknown }[] }) =>
  calls.filter(({ endpointId }) => endpointId === 'session.reportClientError');

/** The claims of the scenario would contradict these balances. */
const noClaims = { 'claims.getHistory': { status: 503 } };

describe('bad and missing answers', () => {
  test('missing amounts are said, never shown as 0 or NaN', async () => {
    const { container } = await open('balances-missing-amounts');
    await screen.findByText(
      'We could not read the totals of your plan. Call us and we will look them up with you.',
    );
    expect(screen.getAllByText('Not available yet').length).toBeGreaterThan(4);
    expect(container).not.toHaveTextContent(/NaN|Infinity|null|−/);
    const own = card(/marisol sampleton/i);
    expect(own.getAllByText('Not available yet')).toHaveLength(2);
  });

  test.each(['family-maximum-null', 'medicare-in-deductible', 'empty-handed'])(
    'nothing is reported of balances that are as they should be (%s)',
    async (scenario) => {
      const { transport } = await open(scenario);
      await waitFor(() => expect(document.querySelector('.skel')).toBeNull());
      expect(reportsOf(transport)).toEqual([]);
    },
  );

  test('a failure says so, leaves the plan balance, and loads on retry', async () => {
    const { user, transport } = await open('balances-failing');
    expect(await screen.findByText('Your limits did not load.')).toBeInTheDocument();
    expect(await screen.findByText('$3,313.16')).toBeInTheDocument();
    // Whose totals these are is not known.
    expect(screen.getByText('You or your family paid')).toBeInTheDocument();
    transport.override('balances.getBenefitBalance', 'family-1500');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$1,004.00 left')).toBeInTheDocument();
    expect(screen.getByText('You and your family paid')).toBeInTheDocument();
  });

  test('limits that user info contradicts are not known, and reported once by their names', async () => {
    const person = (firstName: string, sub: string, place: number, pm: string) => ({
      member: {
        memberNumber: `EVF00421787-0${place}`,
        firstName,
        lastName: 'Sampleton',
        dob: '2014-01-01',
        sub,
      },
      deductible: pm,
      pm,
    });
    const balance = [person('Marisol', 'S', 1, '868.40'), person('Theo', 'D', 3, '40.00')];
    const planInfo = { individualOOPMax: '4000.00', familyOOPMax: '7000.00' };
    const { transport } = await open('commercial-member', {
      overrides: { 'balances.getBenefitBalance': { body: { balance, planInfo } }, ...noClaims },
    });
    expect(await screen.findByText('$3,131.60 left')).toBeVisible();
    expect(document.body).not.toHaveTextContent(/of \$[78],000\.00/);
    expect(reportsOf(transport).map(({ body }) => body)).toEqual([
      {
        kind: 'answers-disagree',
        endpointId: 'balances.getBenefitBalance',
        field: 'planInfo.familyOOPMax',
        otherEndpointId: 'user.getMemberInfo',
      },
    ]);
  });

  test.each([
    ['40.00', 'Not available yet', 1],
    ['868.40', '$868.40 of $4,000.00', 0],
  ])(
    'a person who is in it twice counts once; of two amounts none holds',
    async (again, own, reports) => {
      const member = {
        memberNumber: 'EVF00421787-01',
        firstName: 'Marisol',
        lastName: 'Sampleton',
        dob: '1978-03-02',
        sub: 'S',
      };
      const row = (pm: string) => ({ member, deductible: '120.00', pm });
      const planInfo = { individualDeductible: '1500.00', individualOOPMax: '4000.00' };
      const { transport, container } = await open('commercial-member', {
        overrides: {
          'balances.getBenefitBalance': {
            body: { balance: [row('868.40'), row(again)], planInfo },
          },
          ...noClaims,
        },
      });
      expect((await screen.findAllByText(own)).length).toBeGreaterThan(0);
      expect(screen.getAllByRole('region', { name: /marisol sampleton/i })).toHaveLength(1);
      expect(container).not.toHaveTextContent(/NaN|\$908\.40|\$1,736\.80/);
      expect(await screen.findByText('You paid')).toBeVisible();
      const why = screen.queryByText(/two of our answers do not agree/);
      expect(why?.querySelector('a')?.textContent ?? '').toBe(reports ? '1-800-555-0142' : '');
      const said = {
        kind: 'answers-disagree',
        endpointId: 'balances.getBenefitBalance',
        field: 'balance.pm',
        otherEndpointId: 'balances.getBenefitBalance',
      };
      expect(reportsOf(transport).map(({ body }) => body)).toEqual(reports ? [said] : []);
    },
  );

  test('an answer without a person says that nothing is on record', async () => {
    const body = { balance: [], planInfo: {} };
    await open('commercial-member', { overrides: { 'balances.getBenefitBalance': { body } } });
    expect(await screen.findByText(/no spending limits on record/)).toBeInTheDocument();
  });

  test('a response of another shape fails, and is reported by its fields alone', async () => {
    const { transport } = await open('commercial-member', {
      overrides: { 'balances.getBenefitBalance': { body: { balance: 'Marisol', planInfo: 7 } } },
    });
    expect(await screen.findByText('Your limits did not load.')).toBeInTheDocument();
    expect(reportsOf(transport).map(({ body }) => body)).toEqual([
      { kind: 'response-issue', endpointId: 'balances.getBenefitBalance', field: 'balance' },
      { kind: 'response-issue', endpointId: 'balances.getBenefitBalance', field: 'planInfo' },
    ]);
  });
});
