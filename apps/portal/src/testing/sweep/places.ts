import { planYearAt } from '@portal/domain';
import { placeOf } from '../../plan/use-who';
import { balances } from '@portal/contracts/balances';
import { myDrugs } from '@portal/contracts/my-drugs';
import { messageTabs } from '@portal/domain/messages';
import { screens } from '../../app/screens';
import { selectUserInfo } from '../../session';
import { requestOf } from '../../store';
import { printAll } from './files';
import type { OpenPortal } from './open-portal';

/** What is made of a page. */
export interface Reader {
  /** Reads what the page states now, as the screen of this name. */
  read: (screen: string) => void;
  /** Keeps every file that the page gives. */
  keep: (screen: string) => Promise<void>;
  /** Reads the message that is open: what it states, and what its text says. */
  readMessage: (id: string) => void;
}

const claimRows = 'button[id^="claim-"][aria-expanded="false"]';
const personSelect = '.price-person select';

/** Where a list leads to one thing of it: the path of such links, and no more than so many. */
const followed = [
  /^\/member\/mail-order\/orders\?order=/,
  /^\/member\/coverage-request\?/,
  /^\/payments\/invoices\?invoice=/,
  /^\/member\/planselection\?plan=/,
];
const mostFollowed = 8;
/** Gives pictures, which state nothing; or gives its files further down, where all of it is open. */
const withoutFiles = ['idCard', 'claims'];
/** What a page prints is read, too, where it is more than a form or a list of links. */
const printed = [
  'idCard',
  'yearStatement',
  'coverageRequests',
  'paymentPlan',
  'myDrugs',
  'mailOrders',
];
/** Pages of content that state a day or a figure. */
const statingContent = ['documents', 'emergency-alerts', 'accessibility-statement'];

/**
 * Opens every screen that is no plain content, what is behind it, the price of the supply that `priced` asks for, and, if
 * `prices`, those of each listed drug for each person; in the end each message, if `messages`. Returns the screens that still waited in the end.
 */
export async function visitAll(
  portal: OpenPortal,
  reader: Reader,
  { prices, priced, messages }: { prices: boolean; priced?: string; messages: boolean },
): Promise<string[]> {
  const { read, keep } = reader;
  const unsettled: string[] = [];
  const visit = async (path: string, screen: string, state: unknown = null): Promise<boolean> => {
    const isSettled = await portal.goTo(path, state);
    if (!portal.isOn(path)) return false;
    if (!isSettled) unsettled.push(screen);
    read(screen);
    return true;
  };
  for (const { id, path, load, content } of screens) {
    const isRead = load ?? statingContent.includes(content ?? '');
    if (!isRead || path === '*' || !(await visit(path, id))) continue;
    if (!withoutFiles.includes(id)) await keep(id);
    if (printed.includes(id)) await printAll(portal, () => read(`${id}, printed`));
    await followLinks(id, visit);
    await behind[id]?.(portal, visit, reader);
    if (id === 'priceADrug' && priced) await visit(`${path}?${priced}`, `${id} of one supply`);
    if (id === 'myDrugs') await visitDrugs(portal, visit, read, prices);
  }
  // To open one changes how many are unread, which every screen states.
  if (messages) await visitMessages(portal, reader);
  return unsettled;
}

type Visit = (path: string, screen: string, state?: unknown) => Promise<boolean>;

async function followLinks(id: string, visit: Visit): Promise<void> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].map(
    ({ pathname, search }) => pathname + search,
  );
  const wanted = [...new Set(links)].filter((link) => followed.some((path) => path.test(link)));
  for (const link of wanted.slice(0, mostFollowed)) await visit(link, `${id} → ${link}`);
}

/** What a screen shows only once it is asked for. */
const behind: Record<string, (portal: OpenPortal, visit: Visit, reader: Reader) => Promise<void>> =
  {
    claims: async (portal, visit, { read, keep }) => {
      await visit('/member/claims?range=year', 'claims of the year');
      const ids = [...document.querySelectorAll(claimRows)].map(({ id }) => id);
      for (const id of ids) {
        document.getElementById(id)?.click();
        await portal.settle();
      }
      read('claims, rows open');
      await printAll(portal, () => read('claims, printed'));
      await keep('claims, rows open');
    },
    yearStatement: async (portal, visit, { keep }) => {
      const year = planYearAt(portal.clock.now()) - 1;
      const screen = `yearStatement of ${year}`;
      if (await visit(`/member/claims/year-statement?year=${year}`, screen)) await keep(screen);
    },
    whatCounted: async (_portal, visit) => {
      for (const limit of ['deductible', 'outOfPocket']) {
        for (const scope of ['individual', 'family']) {
          const name = `${scope}-${limit}`;
          await visit(`/member/healthcarebalances/counted?limit=${name}`, `whatCounted ${name}`);
        }
      }
    },
    planSelection: async (_portal, visit) => {
      await visit('/member/planselection?compare', 'planSelection, compared');
    },
  };

/** Of a long folder, so many messages. */
const mostMessages = 40;

/** The messages, each opened once. */
async function visitMessages(portal: OpenPortal, { readMessage }: Reader): Promise<void> {
  const inbox = '/member/message-center';
  for (const tab of messageTabs) {
    await portal.goTo(`${inbox}?tab=${tab}`);
    if (!portal.isOn(inbox)) return;
    const rows = [...document.querySelectorAll<HTMLAnchorElement>('a[id^="message-"]')];
    const ids = rows.slice(0, mostMessages).map((row) => row.id.replace('message-', ''));
    for (const id of ids) {
      await portal.goTo(`${inbox}?${new URLSearchParams({ message: id })}`);
      readMessage(id);
    }
  }
}

/** The drugs of each person that one may see, each on the drug list, and its price for each person. */
async function visitDrugs(
  portal: OpenPortal,
  visit: Visit,
  read: Reader['read'],
  prices: boolean,
): Promise<void> {
  const fills = new Map<string, string>();
  const people = peopleOf(portal);
  for (const person of [null, ...people]) {
    if (person) {
      await portal.goTo('/member/my-drugs');
      if (!choosePerson(person.memberId)) continue;
      await portal.settle();
      read(`myDrugs of ${person.place}`);
    }
    const { data } = requestOf(myDrugs.getList).select(portal.store.getState());
    for (const { hsn, ndc, quantity, days } of data?.drugs ?? []) {
      if (!hsn || !ndc || !quantity || !days) continue;
      const fill = { hsn, ndc, quantity: String(quantity), days: String(days) };
      fills.set(ndc, String(new URLSearchParams(fill)));
    }
  }
  for (const [ndc, query] of prices ? fills : []) {
    await visit(`/member/drug-lookup?${query}`, `drugLookup ${ndc}`);
    for (const person of [null, ...people]) {
      const name = `priceADrug ${ndc} for ${person?.place ?? 'own'}`;
      const state = person && { pricedFor: person.memberId };
      await visit(`/member/price-a-drug?${query}`, name, state);
    }
  }
}

/** The others of the plan, by their place in the balances. */
function peopleOf({ store }: OpenPortal): { memberId: string; place: string }[] {
  const { data } = requestOf(balances.getBenefitBalance).select(store.getState());
  const own = selectUserInfo(store.getState())?.memberId;
  const rows = data?.balance ?? [];
  return rows.flatMap((row) => {
    const { memberNumber } = row.member;
    return memberNumber === '' || memberNumber === own
      ? []
      : [{ memberId: memberNumber, place: `member-${placeOf(row, rows)}` }];
  });
}

function choosePerson(memberId: string): boolean {
  const select = document.querySelector<HTMLSelectElement>(personSelect);
  if (![...(select?.options ?? [])].some(({ value }) => value === memberId)) return false;
  // React looks at the setter of the element itself.
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(
    select,
    memberId,
  );
  select?.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}
