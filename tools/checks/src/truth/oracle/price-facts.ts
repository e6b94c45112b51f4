import { Facts } from './amounts';
import { type Claim, claimsOf } from './claims';
import { type Product, cashPrice, kinOf } from './drugs';
import { leftNow } from './limit-facts';
import { isPerson, peopleOf } from './people';
import { pharmacies } from './plan';
import { quote } from './quotes';
import { type World, once, rows, text } from './world';

type Had = Pick<Claim, 'ndc' | 'quantity' | 'days'> & { who: string | undefined };

/** The drugs that people have, by claims and by prescriptions at home delivery. */
function allHad(world: World): Had[] {
  const people = peopleOf(world);
  const claims = claimsOf(world).map(({ person, ndc, quantity, days }) => ({
    who: person.who,
    ndc,
    quantity,
    days,
  }));
  const refills = rows(world.body('mailOrderRefills.getList')?.['prescriptions']).map((each) => ({
    who: people.find(({ memberNumber }) => isPerson(memberNumber, text(each['memberId'])))?.who,
    ndc: text(each['ndc']),
    quantity: Number(each['quantity']),
    days: Number(each['days']),
  }));
  return [...claims, ...refills].filter(({ days }) => days > 0);
}

/** The supplies that a price is asked for: what is filled, the usual amount, and 30, 60 and 90 days of them. */
const amountsOf = (product: Product, { quantity, days }: Had) =>
  [{ quantity, days }, product.usual].flatMap((amount) =>
    [amount.days, ...(amount.days >= 28 ? [30, 60, 90] : [])].map((wanted) => ({
      quantity: Math.round((amount.quantity * wanted) / amount.days),
      days: wanted,
    })),
  );

/** What the next fills cost, by person, product, supply and pharmacy. */
export function priceFacts(world: World): Facts {
  const facts = new Facts();
  const leftOf = once((who: string) => leftNow(world, who));
  const sayAt = (npi: string, product: Product, { quantity, days }: Had, who: string) => {
    const subject = `${product.ndc} ${quantity}/${days} ${npi}`;
    const left = leftOf(who);
    facts.money(`fullPrice ${subject}`, cashPrice(product, quantity, days, npi));
    const paid = left && quote(world, { product, quantity, days, npi }, left);
    facts.money(`nextFill ${who} ${subject}`, paid?.pays);
    facts.money(`planPays ${who} ${subject}`, paid?.plan);
  };
  for (const had of allHad(world)) {
    for (const product of had.who ? kinOf(had.ndc) : []) {
      for (const amount of amountsOf(product, had)) {
        for (const npi of pharmacies.keys())
          sayAt(npi, product, { ...had, ...amount }, had.who ?? '');
      }
    }
  }
  return facts;
}
