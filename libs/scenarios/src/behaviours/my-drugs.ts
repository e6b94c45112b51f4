import * as z from 'zod/mini';
import { type Behaviours, answer } from '../memory/behaviour';
import { myDrugs } from '../my-drugs/my-drugs';
import { PriceFixture } from '../drug-prices/price-info';

/** Drugs, by their hsn, that have no price now. */
const MyDrugsFixture = z.object({ drugsWithoutPrice: z.array(z.string()) });

export const behaviours: Behaviours = {
  /** A person's drugs from the claims of the scenario; what it says about single prices holds here too. */
  'myDrugs.getList': {
    fixture: MyDrugsFixture,
    derived: true,
    recordedAsIs: true,
    play: (memory, { query }, context) => {
      const { drugsWithoutPrice = [] } = (context.fixture ?? {}) as Partial<
        z.output<typeof MyDrugsFixture>
      >;
      const { pharmaciesWithoutPrice = [] } = (context.fixtureOf('drugs.getPrice') ??
        {}) as z.output<typeof PriceFixture>;
      const faults = { drugsWithoutPrice, pharmaciesWithoutPrice };
      const body = myDrugs(memory, context, query['memberId'] ?? '', faults);
      return answer(memory, body);
    },
  },
};
