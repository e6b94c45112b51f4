import { expect, test, type Page } from '@playwright/test';
import { daysAgo, follow, signIn } from './member';

/** Values that are no amounts of dollars. The text 'null' is absent rather than malformed. */
const noAmounts = [
  ...['12.', '−5', '12,34', '1.500,00', '$', '12..5', 'null', 'N/A'],
  ...[1e308, true, {}, ['12.00']],
];

const claims = noAmounts.map((amount, index) => ({
  healthServiceId: `HS-${index}`,
  dateOfService: index === 0 ? '2026-02-30' : daysAgo(index + 1),
  drugName: `Invented drug ${index}`,
  serviceProvider: index === 1 ? 7 : 'Invented pharmacy',
  amtInsurancePaid: '20.00',
  copayAmount: amount,
  CLAIM_STATUS: 'PAID',
}));

const member = { firstName: 'Marisol', lastName: 'Sampleton', dob: 'soon', memberNumber: 'M1' };
const bodies = {
  '**/api/claimhistory/claims/*/*/*': { claimsHistory: { claim: [...claims, 'a claim', null] } },
  '**/api/benefits/balance': {
    balance: noAmounts.map((pm) => ({ member: { ...member, sub: 'X' }, deductible: pm, pm })),
    planInfo: { individualDeductible: '12,34', individualOOPMax: '−5', familyOOPMax: {} },
  },
  '**/api/accums/tds': 'a text in place of the totals',
  '**/api/payments/account': { currentBalance: '1.500,00', pastDueAmount: '$', dueOn: 17 },
  '**/api/payments/history': { payments: 'none' },
  '**/api/mailorder/overview/*': {
    orders: [{ orderNumber: 'HD-1', status: 'TELEPORTED', prescriptions: 'two' }],
    refillsReady: -1,
  },
};

/** Answers the calls with the bodies above. Gives the reports that the page sends, and its own failures. */
async function withMalformedResponses(page: Page) {
  const reports: Record<string, string>[] = [];
  const failures: string[] = [];
  for (const [url, body] of Object.entries(bodies)) {
    await page.route(url, (route) => route.fulfill({ json: body }));
  }
  page.on('pageerror', (error) => failures.push(error.message));
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) failures.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().endsWith('/member/api/client-errors')) {
      reports.push(request.postDataJSON() as Record<string, string>);
    }
  });
  return { reports, failures };
}

const main = (page: Page) => page.getByRole('main');
const nothingRaw =
  /NaN|Infinity|undefined|\[object|1e\+?308|12\.5|12\.34|1\.50\b|\$12\.00|TELEPORTED/;

test('malformed fields are shown as absent and reported once, without their values', async ({
  page,
}) => {
  const { reports, failures } = await withMalformedResponses(page);
  await signIn(page, 'commercial-member');
  await expect(main(page)).not.toContainText(nothingRaw);

  await follow(page, '/member/claims');
  const table = page.getByRole('table', { name: /claims/i });
  await expect(table.locator('tbody > tr').first()).toBeVisible();
  await expect(table).toContainText('Invented drug 3');
  await expect(table).toContainText('$ 20.00');
  await expect(main(page)).not.toContainText(nothingRaw);

  await follow(page, '/member/healthcarebalances');
  await expect(main(page)).toContainText('Not available yet');
  await expect(main(page)).not.toContainText(nothingRaw);

  await follow(page, '/payments');
  await expect(main(page)).toContainText('Your payments did not load.');
  await expect(main(page)).toContainText('We cannot say right now what you owe');
  await expect(main(page)).not.toContainText(nothingRaw);

  // The same responses again: nothing is reported a second time.
  await follow(page, '/member/dashboard');
  await expect(main(page)).not.toContainText(nothingRaw);

  const issues = () => reports.map(({ endpointId, field }) => `${endpointId} ${field}`);
  await expect
    .poll(issues)
    .toEqual(
      expect.arrayContaining([
        'claims.getHistory claimsHistory.claim',
        'claims.getHistory claimsHistory.claim.dateOfService',
        'claims.getHistory claimsHistory.claim.serviceProvider',
        'claims.getHistory claimsHistory.claim.copayAmount',
        'balances.getBenefitBalance balance.pm',
        'balances.getBenefitBalance planInfo.individualOOPMax',
        'balances.getPlanBalance body',
        'payments.getAccount currentBalance',
        'payments.getHistory payments',
        'mailOrder.getOverview orders.status',
      ]),
    );
  expect(issues()).toEqual([...new Set(issues())]);
  for (const report of reports) {
    expect(Object.keys(report).sort()).toEqual(['endpointId', 'field', 'kind']);
  }
  expect(failures).toEqual([]);
});
