import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const open = (scenario = 'commercial-member', options: Options = {}) =>
  renderScreen('/member/healthcarebalances', { scenario, ...options });

describe('the plan balance', () => {
  test('says who paid how much, with a bar whose parts are in proportion', async () => {
    const { container } = await open();
    const card_ = within(await screen.findByRole('region', { name: 'Your drug costs in 2026' }));
    expect(await card_.findByText('$3,313.16')).toBeInTheDocument();
    expect(card_.getByText('You and your family paid')).toBeInTheDocument();
    expect(card_.getByText('$2,436.40')).toBeInTheDocument();
    expect(card_.getByText('$876.76')).toBeInTheDocument();
    expect(card_.getByText('Claims counted through November 4, 2026.')).toBeInTheDocument();
    const widths = [...container.querySelectorAll('.split rect')].map((part) =>
      Number.parseFloat(part.getAttribute('width') ?? '').toFixed(2),
    );
    expect(widths).toEqual(['73.54', '26.46']);
  });

  test('the amount that others paid has its own part', async () => {
    const body = {
      planYear: 2026,
      grossDrugCost: 100,
      memberPaid: '20',
      planPaid: '$50.00',
      otherPaid: '30',
    };
    const { container } = await open('commercial-member', {
      overrides: { 'balances.getPlanBalance': { body } },
    });
    expect(await screen.findByText('Others paid')).toBeInTheDocument();
    expect(container.querySelectorAll('.split rect')).toHaveLength(3);
  });

  test.each([
    ['en', 'Extra Help paid'],
    ['es', 'La Ayuda Adicional pagó'],
  ] as const)('names who else paid as the claims do, %s', async (language, paid) => {
    await open('medicare-extra-help', { language });
    expect(await screen.findByText(paid)).toBeVisible();
    expect(screen.queryByText(/^(Others paid|Otros pagaron)$/)).toBeNull();
  });

  test('figures that do not add up get no bar', async () => {
    const body = { planYear: 2026, grossDrugCost: 100, memberPaid: 20, planPaid: 50 };
    const { container } = await open('commercial-member', {
      overrides: { 'balances.getPlanBalance': { body } },
    });
    expect(await screen.findByText('$100.00')).toBeInTheDocument();
    expect(container.querySelector('.split')).toBeNull();
  });

  test('a failure says so and leaves the limits; a retry loads it', async () => {
    const { user, transport } = await open('plan-balance-failing');
    expect(await screen.findByText('Your plan balance did not load.')).toBeInTheDocument();
    expect(await screen.findByText('$1,004.00 left')).toBeInTheDocument();
    transport.override('balances.getPlanBalance', 'family-1500');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('$3,313.16')).toBeInTheDocument();
  });
});
