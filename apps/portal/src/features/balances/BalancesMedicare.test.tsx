import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../testing';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
const open = (scenario = 'commercial-member', options: Options = {}) =>
  renderScreen('/member/healthcarebalances', { scenario, ...options });

describe('Medicare', () => {
  test.each([
    ['medicare-in-deductible', 'Deductible stage', /until you have paid \$295\.00 more/],
    [
      'medicare-member',
      'Initial coverage stage',
      /Once \$691\.55 more counts toward your limit, you pay \$0/,
    ],
    ['medicare-past-threshold', 'Catastrophic coverage stage', /You pay \$0 for covered Part D/],
  ])('%s is in the %s', async (scenario, stage, sentence) => {
    await open(scenario);
    const stages = within(await screen.findByRole('region', { name: /Part D stages in 2026/ }));
    expect(stages.getAllByText(sentence).length).toBeGreaterThan(0);
    const current = stages.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
    expect(current).toHaveLength(1);
    expect(within(current[0]!).getByRole('heading')).toHaveTextContent(stage);
    expect(within(current[0]!).getByText('You are here')).toBeInTheDocument();
  });

  test('shows deductible and threshold as bars with figures', async () => {
    await open('medicare-member');
    expect(await screen.findByText('$615.00 of $615.00')).toBeInTheDocument();
    expect(screen.getByText('$1,408.45 of $2,100.00')).toBeInTheDocument();
    expect(screen.getByText('$691.55 left')).toBeInTheDocument();
    expect(screen.getByText(/insulin costs you at most \$35\.00/)).toBeInTheDocument();
    expect(screen.getByText(/What counts: what you pay/)).toBeInTheDocument();
    expect(screen.queryByText(/medical care/)).toBeNull();
  });

  test('past the threshold there is nothing to work out', async () => {
    await open('medicare-past-threshold');
    await screen.findByText('$2,100.00 of $2,100.00');
    expect(screen.queryByRole('region', { name: /fill would cost/ })).toBeNull();
    expect(screen.queryByRole('region', { name: /by the month/ })).toBeNull();
  });

  test('leads to the monthly bills of the payment plan', async () => {
    await open('medicare-member');
    expect(await screen.findByRole('link', { name: 'See my monthly bills' })).toHaveAttribute(
      'href',
      '/member/payment-plan',
    );
  });

  test('without the amounts it says that the stage is unknown', async () => {
    const member = { sub: 'S', firstName: 'Hollis', lastName: 'Quillby', memberNumber: '' };
    const body = {
      balance: [{ member, deductible: 'null', pm: 'null' }],
      planInfo: { individualDeductible: 'null', individualOOPMax: 'null' },
    };
    const { container } = await open('medicare-member', {
      overrides: { 'balances.getBenefitBalance': { body } },
    });
    expect(await screen.findByText(/We can’t tell your stage/)).toBeInTheDocument();
    expect(container).not.toHaveTextContent('NaN');
  });
});
