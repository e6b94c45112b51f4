import { Facts } from './facts';
import { addDays, dayOf, moved } from '../world/calendar';
import { isPerson, withheldIn } from '../world/people';
import { type World, part, rows, text } from '../world/world';

/** Hours of a usual and of a fast decision, days of one about a payment, and days in which one may appeal. */
const laws: Readonly<Record<string, readonly number[]>> = {
  medicare: [72, 24, 14, 65],
  marketplace: [72, 24, 30, 180],
  employer: [15 * 24, 72, 30, 180],
};

const exception = /^(notOnList|leavesList|skipStep|moreQuantity|lowerTier|movedTier|brand)$/;
const payment = /^(payback|drugClaim)$/;

/** What a plan allows, by its law and by what it says itself. */
function termsIn({ isMedicare, body }: World) {
  const { law, clocks } = body('coverageRequests.getList') ?? {};
  const ofLaw = laws[text(law)] ?? laws[isMedicare ? 'medicare' : 'marketplace'];
  const { standardDays, fastHours, paymentDays, appealDays } = part(clocks);
  const own = [standardDays && Number(standardDays) * 24, fastHours, paymentDays, appealDays];
  const [usual = 0, fast = 0, paid = 0, appeal = 0] = own.map((each, at) =>
    Number(each ?? ofLaw?.[at]),
  );
  return { usual, fast, paid: paid * 24, appeal };
}

/**
 * What the law promises of requests that are no appeals, from the documents alone, in no code of the portal: when they were
 * sent, where they stand, and what is due when. What no screen may say is `?withheld`.
 */
export function promisesIn(world: World): Facts {
  const facts = new Facts();
  const { usual, fast, paid, appeal } = termsIn(world);
  const { day, isMedicare } = world;
  const requests = rows(world.body('coverageRequests.getList')?.['requests']);
  for (const { requestNumber, memberId, decision, isFast, ...request } of requests) {
    const [topic, sent] = [text(request['topic']), text(request['sentAt'])];
    const came = text(request['statementAt']);
    if (topic === 'appeal' || sent === '') continue;
    const isHidden = withheldIn(world).some((of) => isPerson(of.memberNumber, text(memberId)));
    const say = (fact: string, word: string) =>
      facts.word(`${fact} ${text(requestNumber)}`, isHidden ? '?withheld' : word);
    say('requestSent', dayOf(sent));
    // Medicare waits two weeks for the prescriber's statement about an exception.
    const waits = isMedicare && exception.test(topic);
    const until = waits ? moved(sent, 14) : sent;
    if (waits) say('statementBy', dayOf(until));
    const starts = came !== '' && Date.parse(came) < Date.parse(until) ? came : until;
    const hours = payment.test(topic) ? paid : isFast === true ? fast : usual;
    // Days keep the time of day, hours are counted one by one.
    const byDays = hours > 72 && addDays(dayOf(starts), hours / 24);
    const dueOn = byDays || dayOf(Date.parse(starts) + hours * 3_600_000);
    say('requestAnswerBy', dueOn);
    const { at, outcome } = part(decision);
    const lacksStatement = came === '' && (exception.test(topic) || topic === 'approval');
    if (at !== undefined) {
      say('requestStatus', outcome === 'DENIED' ? 'denied' : 'approved');
      if (outcome !== 'APPROVED') say('appealBy', addDays(dayOf(text(at)), appeal));
      else if (!payment.test(topic)) say('approvalEnds', `${text(at).slice(0, 4)}-12-31`);
    } else if (dueOn < day) say('requestStatus', isMedicare ? 'withReviewer' : 'overdue');
    else if (lacksStatement && (!waits || day < dayOf(until)))
      say('requestStatus', 'waitingForPrescriber');
    else say('requestStatus', 'inReview');
  }
  return facts;
}
