import { claimRows, pharmacyRows, repeated } from './rows.mjs';

const claims = 10_000;
const pharmacies = 2000;
const drugs = 500;

/** The action that shows a list which was not on the page. */
export const opening = 'open the list';

const answer = (page, url, json) => page.route(url, (route) => route.fulfill({ json }));

/** Lets the service answer, and changes its answer. */
const change = (page, url, changed) =>
  page.route(url, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: changed(await response.json()) });
  });

const drugAt = ({ drugName }, index) => ({
  drugName: `${drugName} ${index}`,
  ndc: String(10_000_000_000 + index),
});

/**
 * A list that is opened by a link of the dashboard, in a new page for each run. What the dashboard loads and shows is
 * not measured with it.
 */
const fromDashboard = (link) => ({
  path: '/member/dashboard',
  first: 'main h2',
  prepare: (page) => page.waitForLoadState('networkidle'),
  actions: [[opening, link]],
  again: true,
});

const manyClaims = (page) =>
  answer(page, /claimhistory\/claims\/\d/, {
    claimsHistory: { claim: claimRows(claims, new Date()) },
  });

/**
 * The long lists: who is signed in, where the list is, what makes it long, and what is done with it. An action is
 * [what, selector, values of a select to change between]; `first` is there once the page is, `until` once the
 * action is done, after the call `answered`; `prepare` comes before the measure, `again` opens a new page for each run. The
 * first action of a `reference` is what the others are compared with.
 */
export const lists = [
  {
    name: `${claims} claims`,
    reference: 'sorting',
    path: '/member/claims',
    lengthen: manyClaims,
    first: '.more',
    actions: [
      ['sort', 'thead th:has-text("You paid") button'],
      ['filter', '.filters select:has(option[value="rejected"])', ['rejected', '']],
      ['open', 'tbody tr:first-child .more'],
    ],
  },
  {
    name: `${claims} claims from the dashboard`,
    reference: 'opening',
    lengthen: manyClaims,
    ...fromDashboard('a[href^="/member/claims"]'),
    answered: /claimhistory\/claims/,
    until: `table[aria-rowcount="${claims + 1}"] .more >> nth=0`,
  },
  {
    name: '2000 messages',
    username: 'messages-many',
    path: '/member/message-center?tab=letters',
    lengthen: () => undefined,
    first: '.inbox a',
    async prepare(page) {
      const older = page.locator('.inbox-card .prov button');
      while (await older.isVisible()) await older.click();
    },
    actions: [
      ['filter', '.inbox-filters select', ['unread', 'all']],
      ['open', '.inbox a:not([aria-current])'],
    ],
  },
  {
    name: '2000 messages of the plan',
    username: 'messages-many',
    path: '/member/message-center?tab=other',
    // The stand-in forgets nothing, so it is not told: the same messages are unread each time.
    lengthen: (page) =>
      answer(page, /notifications\/(marks|other\/read)/, { marked: 500, markedRead: 500 }),
    first: '.inbox-card .between button',
    actions: [['mark all read', '.inbox-card .between button']],
    again: true,
  },
  {
    name: `${pharmacies} pharmacies`,
    path: '/member/find-a-pharmacy',
    lengthen: (page) =>
      answer(page, /pharmacyservice\/api\/pharmacy\?/, {
        pharmacyList: { pharmacy: pharmacyRows(pharmacies) },
        searchArea: {
          place: 'found',
          city: 'Sampleville',
          state: 'MN',
          zip: '55000',
          total: pharmacies,
          latitude: 44.9778,
          longitude: -93.265,
        },
      }),
    first: '.finder-pin',
    actions: [
      ['sort', '.seg input:not(:checked)'],
      ['filter', 'button.chip:has-text("Vaccines")'],
      ['filter by open now', 'button.chip:has-text("Open now")'],
      ['open', '.place button[aria-expanded="false"]'],
    ],
  },
  {
    name: `${drugs} drugs`,
    lengthen: (page) =>
      change(page, /drugservice\/api\/member\/drugs/, (found) => ({
        ...found,
        drugs: repeated(
          found.drugs.filter(({ state }) => state === 'current'),
          drugs,
          drugAt,
        ),
      })),
    ...fromDashboard('a[href^="/member/my-drugs"]'),
    // The list is requested again, and shown meanwhile as the dashboard has it.
    answered: /drugservice\/api\/member\/drugs/,
    until: `table[aria-rowcount="${drugs + 1}"] tbody:last-child:has(tr)`,
  },
  {
    name: `${drugs} refills`,
    username: 'home-delivery',
    path: '/member/mail-order',
    lengthen: (page) =>
      change(page, /mailorder\/refills\?/, (found) => ({
        ...found,
        refills: repeated(found.refills, drugs, (refill, index) => ({
          ...drugAt(refill, index),
          rxNumber: String(7_000_000 + index),
        })),
      })),
    first: '.refill input',
    actions: [['choose', '.refill input']],
  },
];
