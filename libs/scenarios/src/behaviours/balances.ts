import { BenefitBalance } from '@portal/contracts/balances';
import { familyMet } from '@portal/domain';
import { answer, type Behaviours, type Context } from '../memory/behaviour';
import type { PlayRequest } from '../memory/check-request';
import type { Json } from '../files/scenario-file';
import { listedPeople } from '../drugs/listed-people';
import { BalancesFile, PlanBalanceFile } from '../drugs/sums-of-claims';

type Answer = { balance: Json[] } & Record<string, Json>;

/**
 * The balances without the people whose amounts the reader does not see (`listedBalances`), and then with the sums of
 * everyone. A recording is as it was.
 */
function listedIn(file: Json, request: PlayRequest, context: Context): Json {
  const read = BenefitBalance.parse(file);
  const { listed } = listedPeople(read, request, context) ?? { listed: read.balance };
  if (listed.length === read.balance.length) return file;
  const sum = (kind: 'deductible' | 'pm') => familyMet(read, kind)?.toFixed(2) ?? null;
  const { balance, ...more } = file as Answer;
  return {
    balance: balance.filter((_, place) => listed.includes(read.balance[place]!)),
    familyPaid: { deductible: sum('deductible'), pm: sum('pm') },
    ...more,
  };
}

export const behaviours: Behaviours = {
  'balances.getBenefitBalance': {
    fixture: BalancesFile,
    play: (memory, request, context) =>
      answer(memory, context.fixture ? listedIn(context.fixture, request, context) : null),
  },
  'balances.getPlanBalance': {
    fixture: PlanBalanceFile,
    play: (memory, _request, { fixture }) => answer(memory, fixture ?? null),
  },
};
