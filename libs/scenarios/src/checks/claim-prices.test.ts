import { checkClaimPrices, claimPriceProblems, type LeftOut } from './claim-prices';
import { withBody } from '../testing/drugs';
import { loadFixtures } from '../fixtures/read-fixtures';

const { scenarios } = loadFixtures();
const checks = [...scenarios.values()].map(
  (scenario) => [scenario.name, checkClaimPrices(scenario)] as const,
);

test('every claim of every scenario costs what the price rules say, or says why it is left out', () => {
  expect(
    checks.flatMap(([name, { problems }]) => problems.map((each) => `${name}: ${each}`)),
  ).toEqual([]);
});

test('what is left out is what was made so on purpose', () => {
  const leftOut = checks.flatMap(([name, check]) =>
    (Object.keys(check.leftOut) as LeftOut[])
      .filter((why) => why !== 'takenBack')
      .map((why) => [name, why, check.leftOut[why]]),
  );
  expect(leftOut).toEqual([
    ['claims-missing-figures', 'withoutAmounts', 3],
    ['claims-other-insurance', 'otherInsurance', 6],
  ]);
});

test('an adjusted claim is compared like a paid one', () => {
  const { compared, problems } = checkClaimPrices(scenarios.get('medicare-member')!);
  const adjusted = (amount: string) =>
    checkClaimPrices(
      withBody(scenarios.get('medicare-member')!, 'claims.getHistory', (body: History) => {
        const claim = body.claimsHistory.claim.find((each) => each.copayAmount === '301.25')!;
        Object.assign(claim, { CLAIM_STATUS: 'ADJUSTED', copayAmount: amount });
      }),
    );
  expect(adjusted('301.25')).toMatchObject({ compared, problems });
  expect(adjusted('301.26').problems).toHaveLength(1);
});

interface History {
  claimsHistory: { claim: { copayAmount: string }[] };
}

test.each(['benefits-failing', 'balances-failing'])(
  'in %s, whose service is down, the claims are compared too',
  (name) => {
    expect(checkClaimPrices(scenarios.get(name)!).compared).toBe(
      checkClaimPrices(scenarios.get('commercial-member')!).compared,
    );
  },
);

test.each([
  [
    'medicare-member',
    '"301.25"',
    '"301.26"',
    /^HS-\S+, .*: youPay is 301.26, but 301.25 by the price rules\.$/,
  ],
  ['claims-straddling', '99005', '99999', /^HS-\S+, .*: it has no price by the price rules\.$/],
] as const)('in %s, %s replaced by %s is a problem', (name, from, to, problem) => {
  const changed = withBody(scenarios.get(name)!, 'claims.getHistory', (body: object) =>
    Object.assign(body, JSON.parse(JSON.stringify(body).replace(from, to))),
  );
  expect(claimPriceProblems(changed)).toContainEqual(expect.stringMatching(problem));
});
