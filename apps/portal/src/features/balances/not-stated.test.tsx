import { screen, waitFor } from '@testing-library/react';
import { renderScreen, type RenderOptions } from '../../testing';

const open = (scenario: string, options: RenderOptions) =>
  renderScreen('/member/healthcarebalances', { scenario, ...options });

const unknownClaim = (change: object = {}) => ({
  'claims.getHistory': {
    body: {
      claimsHistory: {
        claim: [
          {
            dateOfService: '2026-11-01',
            copayAmount: '20.00',
            CLAIM_STATUS: 'null',
            ...change,
          },
        ],
      },
    },
  },
});

test('a claim of unknown status is named where no costs are counted', async () => {
  await open('empty-handed', { overrides: unknownClaim() });
  expect(await screen.findByText('No drug costs are counted for this year yet.')).toBeVisible();
  expect(screen.getAllByText(/We do not know the status of 1 claim of 2026/)).not.toEqual([]);
  expect(screen.queryByText(/No drug costs on record/)).toBeNull();
});

test.each([
  ['the balances', 'healthcarebalances'],
  ['the dashboard', 'dashboard'],
  ['what counted', 'healthcarebalances/counted'],
])('%s say once that a claim of unknown status may be in the amounts or not', async (_, to) => {
  const said = /^We do not know the status of 1 claim of 2026, so we cannot say if it is in/;
  await renderScreen(`/member/${to}`, {
    scenario: 'commercial-member',
    // Older than the claims that the dashboard shows.
    overrides: unknownClaim({ dateOfService: '2026-03-01' }),
  });
  expect(await screen.findByText(said)).toBeVisible();
});

test.each(['healthcarebalances', 'dashboard'])(
  '%s: a claim of unknown status is not named next to no amount',
  async (path) => {
    await renderScreen(`/member/${path}`, {
      scenario: 'commercial-member',
      overrides: {
        ...unknownClaim({ dateOfService: '2026-03-01' }),
        'balances.getBenefitBalance': { status: 503 },
        'balances.getPlanBalance': { status: 503 },
      },
    });
    await screen.findAllByRole('button', { name: 'Try again' });
    expect(screen.queryByText(/We do not know the status/)).toBeNull();
  },
);

test('a claim of the year of the totals is named, whichever that is', async () => {
  await open('commercial-member', {
    overrides: {
      ...unknownClaim({ dateOfService: '2025-12-30' }),
      'balances.getPlanBalance': {
        body: { planYear: 2025, grossDrugCost: '100.00', memberPaid: '40.00', planPaid: '60.00' },
      },
    },
  });
  expect(await screen.findByText(/We do not know the status of 1 claim of 2025/)).toBeVisible();
  expect(screen.queryByText(/We do not know the status of . claim of 2026/)).toBeNull();
});

test('a claim of another year is in none of these amounts', async () => {
  const { transport } = await open('commercial-member', {
    overrides: unknownClaim({ dateOfService: '2025-12-30' }),
  });
  await waitFor(() =>
    expect(transport.calls.map(({ endpointId }) => endpointId)).toContain('claims.getHistory'),
  );
  await screen.findAllByText('$2,436.40');
  expect(screen.queryByText(/We do not know the status/)).toBeNull();
});
