import { screen } from '@testing-library/react';
import { renderScreen } from '../../testing';

const note = 'Your other insurance is not counted.';
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

test.each([
  ['my drugs', 'my-drugs'],
  ['my drugs next year', 'my-drugs/next-year'],
  ['the price of a drug', 'price-a-drug?hsn=910001&ndc=99005100002&quantity=30&days=30&zip=55401'],
])('%s says that the estimate counts no other insurance', async (_screen, path) => {
  await renderScreen(`/member/${path}`, { scenario });
  expect(await screen.findByText(note)).toBeVisible();
});

test('who has no such claim reads nothing of it', async () => {
  const { transport } = await renderScreen('/member/my-drugs', { scenario: 'commercial-member' });
  await screen.findByRole('region', { name: 'In short' });
  expect(transport.calls.some(({ endpointId }) => endpointId === 'claims.getHistory')).toBe(true);
  expect(screen.queryByText(note)).toBeNull();
});

test.each([
  ['none', true],
  ['full', false],
])(
  'in Medicare with Extra Help, %s: another payer is other insurance, %s',
  async (help, isOther) => {
    await renderScreen('/member/payment-plan', {
      scenario: 'medicare-member',
      overrides: {
        ...claim({}),
        'benefits.getSummary': { body: { displays: [], extraHelp: help } },
      },
    });
      await screen.findByLabelText('Start in');
    if (isOther) expect(await screen.findByText(note)).toBeVisible();
    else expect(screen.queryByText(note)).toBeNull();
  },
);

test('another person’s other insurance is not one’s own', async () => {
  await renderScreen('/member/payment-plan', {
    scenario: 'medicare-member',
    overrides: claim({ memberId: 'GMR00730512-02', memberFirstName: 'Ada' }),
  });
  await screen.findByLabelText('Start in');
  expect(screen.queryByText(note)).toBeNull();
});
