import { Facts } from './amounts';
import { claimsOf } from './claims';
import { type Product, agreedPrice, cashPrice, kinOf } from './drugs';
import { leftNow } from './limit-facts';
import { isPerson, peopleOf } from './people';
import { allPharmacies, pharmacies } from './plan';
import { refillsOf } from './prescriptions';
import { quote } from './quotes';
import type { World } from './world';

/** The supplies that a price is asked for, by name: what is filled, the usual amount, and 30, 60 and 90 days of them. */
const suppliesOf = (product: Product, filled: Product['usual']) =>
  [filled, product.usual].flatMap((amount) =>
    [amount.days, ...(amount.days >= 28 ? [30, 60, 90] : [])].map((days) => {
      const quantity = Math.round((amount.quantity * days) / amount.days);
      return [`${product.ndc} ${quantity}/${days}`, { product, quantity, days }] as const;
    }),
  );

/** What the next fills cost each person: every drug of the plan's people, at every pharmacy. */
export function priceFacts(world: World): Facts {
  const facts = new Facts();
  const people = peopleOf(world).map((each) => ({ ...each, left: leftNow(world, each.who) }));
  const had = [...claimsOf(world), ...refillsOf(world)].filter(({ days }) => days > 0);
  const supplies = had.flatMap((each) =>
    kinOf(each.ndc).flatMap((product) => suppliesOf(product, each)),
  );
  for (const [name, { product, quantity, days }] of new Map(supplies)) {
    for (const npi of allPharmacies) {
      facts.money(`fullPrice ${name} ${npi}`, cashPrice(product, quantity, days, npi));
      if (!pharmacies.has(npi)) continue;
      facts.money(`agreedPrice ${name} ${npi}`, agreedPrice(product, quantity, npi));
      for (const { who, left } of people) {
        const paid = left && quote(world, { product, quantity, days, npi }, left);
        facts.money(`nextFill ${who} ${name} ${npi}`, paid?.pays);
        facts.money(`planPays ${who} ${name} ${npi}`, paid?.plan);
      }
    }
  }
  for (const { rx, memberId, ndc, quantity, days } of refillsOf(world)) {
    const of = people.find(({ memberNumber }) => isPerson(memberNumber, memberId));
    for (const wanted of [30, 60, 90]) {
      const name = `${ndc} ${Math.round((quantity * wanted) / days)}/${wanted} 1999000114`;
      facts.word(`refillCost ${rx} ${wanted}`, of && facts.get(`nextFill ${of.who} ${name}`));
    }
  }
  return facts;
}
