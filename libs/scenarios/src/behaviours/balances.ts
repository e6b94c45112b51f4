import { BenefitBalance } from '@portal/contracts/balances';
import { familyMet, listedBalances } from '@portal/domain';
import { isByMember } from '../drugs/claims-scope';
import { answer, type Behaviours, type Context } from '../memory/behaviour';
import type { PlayRequest } from '../memory/check-request';
import { readOn } from '../memory/dates';
import type { Json } from '../files/scenario-file';
import { BalancesFile } from '../people/medical-amounts';
import { ownIdOf } from '../people/person';

type Answer = { balance: Json[] } & Record<string, Json>;

/**
 * The balances without the people whose amounts the reader does not see (`listedBalances`), and then with the sums of
 * everyone. A recording is as it was.
 */
function listedIn(file: Json, request: PlayRequest, context: Context): Json {
  if (context.scenario.recorded) return file;
  const read = BenefitBalance.parse(file);
  const { given_name: firstName = '', family_name: lastName = '' } = context.identity?.claims ?? {};
  const person = { memberId: ownIdOf(context), firstName, lastName };
  const isActing = !isByMember(request, context);
  const { listed } = listedBalances(read, person, readOn(context), isActing);
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
  /** The file may hold dated medical amounts: they are in the balances when it is read. */
  'balances.getBenefitBalance': {
    fixture: BalancesFile,
    play: (memory, request, context) =>
      answer(memory, context.fixture ? listedIn(context.fixture, request, context) : null),
  },
};
