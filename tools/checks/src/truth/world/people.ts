import { isDay } from './calendar';
import { type Json, type World, part, rows, text } from './world';

/** A person of the balances: WHO, and the member number under which claims name them. */
export type Person = { who: string; memberNumber: string };

const members = (world: World) =>
  rows(world.body('balances.getBenefitBalance')?.['balance']).map((row) => part(row['member']));

/** The list of claims; null where it is not sent. */
export function claimList(world: World): Json[] | null {
  const list = part(world.body('claims.getHistory')?.['claimsHistory'])['claim'];
  return Array.isArray(list) ? rows(list) : null;
}

/** The people in the order of the balances, without them of their numbers in the claims; who is signed in is `own`. */
export function peopleOf(world: World): Person[] {
  const info = world.body('user.getMemberInfo') ?? {};
  const id = text(info['memebrId']);
  const listed = members(world).map((member) => text(member['memberNumber']));
  const claimed = (claimList(world) ?? []).map((row) => text(row['memberId'])).sort();
  const own = [id, `${id}-${text(info['personCd'])}`];
  return (listed.length > 0 ? listed : [...new Set(claimed)]).map((memberNumber, place) => ({
    who: own.includes(memberNumber) ? 'own' : `member-${place}`,
    memberNumber,
  }));
}

/** Who signs in is a dependent, whose answers leave out the rest of the family. */
export const isDependent = (world: World): boolean =>
  members(world).length > 0 && members(world).every(({ sub }) => sub === 'D');

/** A member number and a member id name the same person; the first of a plan goes without `-01`. */
export const isPerson = (memberNumber: string, id: string): boolean =>
  memberNumber.replace(/-01$/, '') === id.replace(/-01$/, '');

/** Under 18 by the birthday, which is March 1 for who is born on a February 29. */
const isMinor = (born: unknown, day: string): boolean =>
  isDay(born) && `${Number(born.slice(0, 4)) + 18}${born.slice(4)}` > day;

/**
 * Whose claims who is signed in does not see: to the subscriber other adults, none of whom can allow it, to a dependent
 * everyone else. Without balances that is not known.
 */
export function withheldIn(world: World): Person[] {
  const listed = members(world);
  const people = peopleOf(world);
  const own = listed[people.findIndex(({ who }) => who === 'own')];
  return people.filter(({ who }, place) => {
    const person = listed[place];
    const isSeen = own?.['sub'] === 'S' && isMinor(person?.['dob'], world.day);
    return person && who !== 'own' && !isSeen;
  });
}

/** Of those whose claims who is signed in does not see: who does not allow home delivery on the day either. */
export function withheldAtHomeDelivery(world: World): Person[] {
  const allowing = rows(world.body('mailOrderFamily.getPeople')?.['people']).filter((person) => {
    const { startsOn, endsOn, isRevoked } = part(person['authorization']);
    return isRevoked === false && text(startsOn) <= world.day && world.day <= text(endsOn);
  });
  return withheldIn(world).filter(
    (of) => !allowing.some(({ memberId }) => isPerson(of.memberNumber, text(memberId))),
  );
}
