import { type Claim, claimsOf } from '../world/claims';
import { type Refill, refillsOf } from '../world/prescriptions';
import { Facts } from './facts';
import {
  addDays,
  businessDaysAfter,
  daysBetween,
  isDay,
  nearestBusinessDay,
} from '../world/calendar';
import { orderState } from './documents';
import { pharmacies } from '../world/pharmacies';
import { type World, part, rows, text } from '../world/world';

type Filled = readonly Pick<Claim, 'day' | 'days'>[];

/** How long a supply lasts at the usual pace of the fills where that is longer by more than a quarter; twice its days at most. */
export function paceOf(days: number, filled: Filled): number {
  const paces = filled.slice(1).map(({ day }, at) => {
    const { day: before = day, days: supply = 0 } = filled[at] ?? {};
    return daysBetween(before, day) / supply;
  });
  const sorted = paces.filter(Number.isFinite).sort((a, b) => a - b);
  const at = (place: number) => sorted[Math.floor(place)] ?? 0;
  const median = (at((sorted.length - 1) / 2) + at(sorted.length / 2)) / 2;
  return sorted.length > 1 && median > 1.25 ? Math.round(days * Math.min(median, 2)) : days;
}

/** Whether an emergency lets refills be early on the day; one without an end lasts 30 days, or 90 of public health. */
function isEmergency({ day, body }: World): boolean {
  const emergency = part(body('content.getEmergencyAlert')?.['emergency']);
  const { declaredOn, endsOn, earlyRefills, isPublicHealth } = emergency;
  if (earlyRefills !== true || !isDay(declaredOn)) return false;
  return day <= (isDay(endsOn) ? endsOn : addDays(declaredOn, isPublicHealth === true ? 90 : 30));
}

/** When a fill is used up, and when the plan pays again: after 85 % of its days, by mail after 75 %. */
function sayFill(facts: Facts, rx: string, filled: Filled, npi: string) {
  const { day: last, days } = filled.at(-1) ?? { day: '', days: 0 };
  const share = pharmacies.get(npi) === 'mail' ? 0.75 : 0.85;
  facts.day(`runsOut ${rx}`, addDays(last, paceOf(days, filled)));
  facts.day(`refillFrom ${rx}`, addDays(last, Math.ceil(days * share)));
}

/** By prescription the fills that orders take which have not shipped: an order on hold keeps its refills. */
function ordered(world: World): Map<string, number> {
  const fills = new Map<string, number>();
  const oneFill = new Map(refillsOf(world).map(({ rx, days }) => [rx, days]));
  const open = /^(received|checking|actionNeeded|filling)$/;
  for (const order of rows(world.body('mailOrders.getList')?.['orders'])) {
    const isOpen = open.test(orderState(order, world.day));
    for (const { rxNumber, days } of isOpen && order['isNew'] ? rows(order['items']) : []) {
      const rx = text(rxNumber);
      const taken = Math.ceil(Number(days) / (oneFill.get(rx) ?? Number(days)));
      fills.set(rx, (fills.get(rx) ?? 0) + taken);
    }
  }
  return fills;
}

/**
 * The shipments of auto-refill in 180 days: a week before all is used up, not before the plan pays for the order of the day
 * before, nor within ten days of the member's yes, always on business days.
 */
function sayShipments(facts: Facts, today: string, { sent, rx, days }: Refill): void {
  const { since, days: supply } = part(sent['autoRefill']);
  let [filled, span, usedUp] = [sent['lastFilledOn'], days, facts.get(`runsOut ${rx}`)];
  const fills = Math.ceil(Number(supply) / days);
  for (let left = Number(sent['refillsLeft']); left >= fills; left -= fills) {
    if (!isDay(since) || !isDay(filled) || usedUp === undefined) return;
    const paid = nearestBusinessDay(addDays(filled, Math.ceil(span * 0.75)));
    const inTime = nearestBusinessDay(addDays(usedUp, -7), -1);
    const noticed = nearestBusinessDay(addDays(since, 10));
    const ships = [inTime, businessDaysAfter(paid, 1), noticed].sort().at(-1) ?? '';
    const ordered = nearestBusinessDay(addDays(ships, -1), -1);
    const isPlanned = today < ordered && ordered <= text(sent['expiresOn']);
    if (!isPlanned || ships > addDays(today, 180)) return;
    if (!facts.has(`autoRefillNext ${rx}`)) facts.day(`autoRefillNext ${rx}`, ships);
    facts.day(`autoRefillShips ${rx} ${ships}`, ships);
    usedUp = addDays(usedUp > ordered ? usedUp : ordered, Number(supply));
    [filled, span] = [ordered, Number(supply)];
  }
}

/** When prescriptions run out, may be refilled and end, how many refills they have left, and when they ship by themselves. */
export function prescriptionFacts(world: World): Facts {
  const facts = new Facts();
  for (const { rx, days, sent } of refillsOf(world)) {
    const { lastFilledOn } = sent;
    if (isDay(lastFilledOn)) {
      const from = addDays(lastFilledOn, Math.ceil(days * 0.75));
      if (from > world.day) facts.day(`orderFrom ${rx}`, from);
      sayFill(facts, rx, [{ day: lastFilledOn, days }], '1999000114');
    }
    facts.word(`refillsLeft ${rx}`, text(sent['refillsLeft']));
    facts.day(`prescriptionEnds ${rx}`, sent['expiresOn']);
  }
  const claims = claimsOf(world);
  const takenBack = new Set(claims.map(({ entry }) => part(entry['original'])['claimNumber']));
  const filled = new Map<string, Filled>();
  for (const { rxNumber: rx, number, status, day, days, entry, npi } of claims) {
    const isFill = ['paid', 'adjusted', 'inProgress'].includes(status) && !takenBack.has(number);
    if (!isFill || !day || !rx || !(days > 0)) continue;
    filled.set(rx, [...(filled.get(rx) ?? []), { day, days }]);
    sayFill(facts, rx, filled.get(rx) ?? [], npi);
    const left = Math.max(0, Number(entry['refillsAuthorized']) - Number(entry['fillNumber']));
    if (left >= 0 && !facts.has(`prescriptionEnds ${rx}`))
      facts.word(`refillsLeft ${rx}`, String(left));
  }
  for (const [rx, fills] of ordered(world)) {
    const left = Number(facts.get(`refillsLeft ${rx}`));
    if (left >= 0) facts.word(`refillsLeft ${rx}`, String(Math.max(0, left - fills)));
  }
  for (const refill of refillsOf(world)) sayShipments(facts, world.day, refill);
  for (const [key, day] of isEmergency(world) ? facts : []) {
    if (key.startsWith('refillFrom') && day > world.day) facts.set(key, world.day);
  }
  return facts;
}
