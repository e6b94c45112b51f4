import { cents, money } from '../world/amounts';
import { addDays, isBusinessDay, isDay } from '../world/calendar';
import { type Claim, claimsOf, counts } from '../world/claims';
import { isPerson, peopleOf } from '../world/people';
import { pharmacies } from '../world/pharmacies';
import { type Json, type World, part, rows, text } from '../world/world';

/** The home-delivery claims of the last two years that were paid and stayed paid. */
export function delivered(world: World): Claim[] {
  const since = addDays(world.day, -730);
  return claimsOf(world).filter(
    (each) => each.status === 'paid' && pharmacies.get(each.npi) === 'mail' && each.day >= since,
  );
}

/** The rows of an answer about who is in the balances; a child's home delivery answers for them alone. */
function ofPeople(world: World, list: unknown): Json[] {
  const people = peopleOf(world);
  return rows(list).filter((row) =>
    people.some(({ memberNumber }) => isPerson(memberNumber, text(row['memberId']))),
  );
}

const goneFields = ['cancelledOn', 'returnedOn'] as const;

/** Whether a claim is of an order that shipped and is on no invoice yet: the service bills it from the order. */
export const isOrdered = (world: World, { rxNumber, day }: Claim): boolean =>
  rows(world.body('mailOrders.getList')?.['orders']).some((order) => {
    const shipped = text(part(order['plan'])['shipped']).slice(0, 10);
    const isIn = rows(order['items']).some((item) => text(item['rxNumber']) === rxNumber);
    const isInTime = text(order['placedOn']).slice(0, 10) <= day && day <= addDays(shipped, 1);
    const isBilled = [...goneFields, 'invoiceId'].some((field) => order[field] !== undefined);
    return isIn && isInTime && !isBilled;
  });

/** Orders and their days; orders and claims: what shipped is a claim of that price, what did not is none yet. */
export function orders(world: World): string[] {
  return [...deliveryDays(world), ...billedOrders(world)];
}

function billedOrders(world: World): string[] {
  return ofPeople(world, world.body('mailOrders.getList')?.['orders']).flatMap((order) => {
    const name = text(order['orderNumber']);
    const plan = part(order['plan']);
    const shipped = text(plan['shipped']).slice(0, 10);
    const from = text(order['placedOn']).slice(0, 10);
    const until = shipped && addDays(shipped, 1);
    return rows(order['items']).flatMap((item) => {
      const rx = text(item['rxNumber']);
      const claim = delivered(world).find(
        (each) => each.rxNumber === rx && each.day >= from && each.day <= until,
      );
      const where = `order ${name}, prescription ${rx}`;
      const isGone = goneFields.some((field) => order[field] !== undefined);
      if (isGone)
        return claim ? [`${where}: cancelled or returned, and ${claim.id} stays paid`] : [];
      if (shipped > world.day || order['hold']) {
        return claim
          ? [`${where}: ships on ${shipped}, and ${claim.id} of ${claim.day} is paid already`]
          : [];
      }
      if (!claim) return [`${where}: shipped on ${shipped}, and no claim is of it`];
      return claim.claimPaid === cents(item['cost'])
        ? []
        : [`${where}: ${text(item['cost'])}, ${claim.id} ${money(claim.claimPaid ?? 0)}`];
    });
  });
}

/** Days on which an order ships or is delivered although no package moves: a weekend, or a holiday of the mail. */
const deliveryDays = (world: World): string[] =>
  rows(world.body('mailOrders.getList')?.['orders']).flatMap((order) =>
    (['shipped', 'delivered'] as const).flatMap((step) => {
      const day = text(part(order['plan'])[step]).slice(0, 10);
      return day === '' || order['cancelledOn'] !== undefined || isBusinessDay(day)
        ? []
        : [`order ${text(order['orderNumber'])}: ${step} on ${day}, which is no business day`];
    }),
  );

/** Prescriptions and claims: the last fill, and what refills are left. */
export function refills(world: World): string[] {
  const fills = claimsOf(world).filter(counts);
  return ofPeople(world, world.body('mailOrderRefills.getList')?.['prescriptions']).flatMap(
    (each) => {
      const rx = text(each['rxNumber']);
      const last = fills
        .filter(({ rxNumber, status }) => rxNumber === rx && status === 'paid')
        .at(-1);
      const says = isDay(each['lastFilledOn']) ? each['lastFilledOn'] : 'never';
      const found: string[] = [];
      const where = `mailOrderRefills.getList ${rx}`;
      if (says !== (last?.day ?? 'never')) {
        found.push(`${where}: last filled ${says}, by the claims ${last?.day ?? 'never'}`);
      }
      const left =
        last && Number(last.entry['refillsAuthorized']) - Number(last.entry['fillNumber']);
      if (left !== undefined && left !== each['refillsLeft']) {
        found.push(`${where}: ${text(each['refillsLeft'])} refills left, by the claims ${left}`);
      }
      if (last && last.ndc !== each['ndc'])
        found.push(`${where}: ${text(each['ndc'])}, the claim ${last.ndc}`);
      return found;
    },
  );
}
