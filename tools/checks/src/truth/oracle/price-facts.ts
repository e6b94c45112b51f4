import { Facts } from './amounts';
import { type Claim, claimsOf } from './claims';
import { type Product, agreedPrice, cashPrice, kinOf } from './drugs';
import { leftNow } from './limit-facts';
import { isPerson, peopleOf } from './people';
import { allPharmacies, pharmacies } from './plan';
import { quote } from './quotes';
import { type World, rows, text } from './world';

/** A drug that someone of the plan has, by a claim or by a prescription at home delivery. */
type Had = Pick<Claim, 'ndc' | 'quantity' | 'days'>;

const refillsOf = (world: World) =>
  rows(world.body('mailOrderRefills.getList')?.['prescriptions']).map((each) => ({
    rx: text(each['rxNumber']),
    memberId: text(each['memberId']),
    ndc: text(each['ndc']),
    quantity: Number(each['quantity']),
    days: Number(each['days']),
  }));

/** The supplies that a price is asked for: what is filled, the usual amount, and 30, 60 and 90 days of them. */
const amountsOf = (product: Product, { quantity, days }: Had): Had[] =>
  [{ quantity, days }, product.usual].flatMap((amount) =>
    [amount.days, ...(amount.days >= 28 ? [30, 60, 90] : [])].map((wanted) => ({
      ndc: product.ndc,
      quantity: Math.round((amount.quantity * wanted) / amount.days),
      days: wanted,
    })),
  );

/** What the next fills cost each person: every drug of the plan's people, at every pharmacy. */
export function priceFacts(world: World): Facts {
  const facts = new Facts();
  const people = peopleOf(world).map((each) => ({ ...each, left: leftNow(world, each.who) }));
  const had = [...claimsOf(world), ...refillsOf(world)].filter(({ days }) => days > 0);
  const products = had.flatMap((each) =>
    kinOf(each.ndc).flatMap((product) =>
      amountsOf(product, each).map((amount) => ({ product, ...amount })),
    ),
  );
  const supplies = new Map(products.map((of) => [`${of.ndc} ${of.quantity}/${of.days}`, of]));
  for (const [name, { product, quantity, days }] of supplies) {
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
