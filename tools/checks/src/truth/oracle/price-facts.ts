import { type Facts, say } from './amounts';
import { type Claim, claimsOf, counts } from './claims';
import { type Product, agreedPrice, cashPrice, kinOf, productOf } from './drugs';
import { type Left } from './fill';
import { leftFor, standings } from './limits';
import { type Person, isPerson, peopleOf } from './people';
import { pharmacies } from './plan';
import { type Supply, quote } from './quotes';
import { type World, rows, text } from './world';

/** What is left to each person today, by WHO; without who it is not known for. A plan without a limit has no end. */
function leftByPerson(world: World): Map<string, Left> {
  const limits = standings(world, 'outOfPocket');
  return new Map(
    [...standings(world, 'deductible')].flatMap(([who, standing]) => {
      const deductible = leftFor(standing);
      const ofLimit = limits.get(who);
      const limit = ofLimit ? leftFor(ofLimit) : null;
      return deductible === null || limit === null ? [] : [[who, { deductible, limit }] as const];
    }),
  );
}

/** A drug that a person has: of a claim, or of a prescription at home delivery. */
interface Had {
  person: Person;
  ndc: string;
  quantity: number;
  days: number;
}

function hadBy(world: World, claims: readonly Claim[]): Had[] {
  const refills = rows(world.body('mailOrderRefills.getList')?.['prescriptions']);
  const people = peopleOf(world);
  return [
    ...claims.filter(({ days }) => days > 0),
    ...refills.flatMap((each): Had[] => {
      const person = people.find(({ memberNumber }) =>
        isPerson(memberNumber, text(each['memberId'])),
      );
      const [quantity, days] = [Number(each['quantity']), Number(each['days'])];
      return person ? [{ person, ndc: text(each['ndc']), quantity, days }] : [];
    }),
  ];
}

/** The supplies that a price is asked for: what is filled, the usual amount, and 30, 60 and 90 days of them. */
function amountsOf(
  product: Product,
  { quantity, days }: Had,
): { quantity: number; days: number }[] {
  const each = [{ quantity, days }, product.usual];
  return each.flatMap((amount) =>
    [amount.days, ...(amount.days >= 28 ? [30, 60, 90] : [])].map((wanted) => ({
      quantity: Math.round((amount.quantity * wanted) / amount.days),
      days: wanted,
    })),
  );
}

/** What the next fills cost, by person, product, supply and pharmacy. */
export function priceFacts(world: World): Facts {
  const facts: Facts = new Map();
  const left = leftByPerson(world);
  for (const had of hadBy(world, claimsOf(world))) {
    for (const ndc of kinOf(had.ndc)) {
      const product = productOf(ndc);
      if (!product) continue;
      for (const amount of amountsOf(product, had)) {
        for (const { npi } of pharmacies()) {
          sayPrice(facts, world, had.person.who, { product, ...amount, npi }, left);
        }
      }
    }
  }
  return facts;
}

function sayPrice(
  facts: Facts,
  world: World,
  who: string,
  supply: Supply,
  left: ReadonlyMap<string, Left>,
): void {
  const { product, quantity, days, npi } = supply;
  const subject = `${product.ndc} ${quantity}/${days} ${npi}`;
  say(facts, `fullPrice ${subject}`, cashPrice(product, quantity, days, npi));
  const own = left.get(who);
  if (facts.has(`nextFill ${who} ${subject}`)) return;
  const paid = own && quote(world, supply, own);
  if (!paid) return;
  say(facts, `nextFill ${who} ${subject}`, paid.pays);
  say(facts, `planPays ${who} ${subject}`, paid.plan);
}

/** The price that a claim's drug has at its pharmacy; null where the tables have none. */
export function tablePrice(claim: Claim): number | null {
  const product = productOf(claim.ndc);
  return product && counts(claim) ? agreedPrice(product, claim.quantity, claim.npi) : null;
}
