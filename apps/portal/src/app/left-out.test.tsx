import { type Addition, additions } from '@portal/client-config';
import { messageTabs } from '@portal/domain/messages';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { wordsTyped } from '../features/search/search.slice';
import type { Language } from '../language';
import { textAt } from '../language/dictionary';
import { languageChanged, selectLanguage } from '../language/language.slice';
import { saveEnded, saveStarted, selectSession } from '../session';
import { renderPortal, renderScreen } from '../testing';
import type { Store } from '../store';
import { admit, isLeftOut } from './gate';
import { screens } from './screens';
import { goWithin, linksShown, settled } from './testing/walk';

let mockLeavesOut: readonly Addition[] = [];

// Every client, as if its file left out what a test says.
jest.mock('../../../../libs/client-config/src/all-clients', () => {
  const { clients } = jest.requireActual<{ clients: Record<string, object> }>(
    '../../../../libs/client-config/src/all-clients',
  );
  const leavingOut = (client: object) =>
    Object.defineProperty({ ...client }, 'leavesOut', {
      enumerable: true,
      get: () => mockLeavesOut,
    });
  return {
    clients: Object.fromEntries(
      Object.entries(clients).map(([id, client]) => [id, leavingOut(client)]),
    ),
  };
});

jest.setTimeout(600_000);

const all = Object.keys(additions) as Addition[];
const screensOf = (left: readonly Addition[]) =>
  screens.filter(({ ours }) => typeof ours === 'string' && left.includes(ours));
const pathsOf = (left: readonly Addition[]) => new Set(screensOf(left).map(({ path }) => path));

const titleOf = (id: string, language: Language) => textAt(language, `screens.${id}`) as string;

/** What sentences, links and letters call the way to an addition, in capitals or not. */
const ways: Record<Addition, Record<Language, RegExp>> = {
  callBack: { en: /ask for a call/i, es: /pedir una llamada/i },
  // The word of every search: links alone say where it leads.
  search: { en: /^search$/i, es: /^buscar$/i },
  paymentMethods: { en: /saved cards|your cards/i, es: /tarjetas guardadas|sus tarjetas/i },
  coverageRequests: {
    en: /requests and appeals|your request\b|papers for the prescriber/i,
    es: /solicitudes y apelaciones|su solicitud\b|documentos para el médico que receta/i,
  },
  paymentPlan: {
    en: /pay by the month|(sign up for|leave) the payment plan/i,
    es: /pagar por mes|(inscribirse en|salir de)l plan de pagos/i,
  },
  whatCounted: { en: /what counted/i, es: /qué se sumó/i },
  yearStatement: { en: /year statement/i, es: /resumen anual/i },
  myDrugs: { en: /my drugs/i, es: /mis medicamentos/i },
  autoRefill: { en: /auto-refill/i, es: /resurtidos? automáticos?/i },
  newPrescriptions: {
    en: /(move|add) a prescription|paper prescription/i,
    es: /(traer|agregar) una receta|receta en papel/i,
  },
  quickRefill: { en: /refill without signing in/i, es: /resurtir sin iniciar sesión/i },
  caregivers: {
    en: /family access|caregiver|people i help/i,
    es: /acceso familiar|cuidador|personas a las que ayudo/i,
  },
  staffStart: { en: /find a member/i, es: /buscar a un miembro/i },
};

/** Another object of the session: what depends on it is rendered again. */
function renderAgain(store: Store, left: readonly Addition[], alsoDo = () => {}) {
  mockLeavesOut = left;
  act(() => {
    store.dispatch(saveStarted());
    store.dispatch(saveEnded());
    alsoDo();
  });
}

/** Goes to another screen within the portal, where this is left out, and waits for its answers. */
async function goTo(store: Store, url: string, left: readonly Addition[] = []) {
  renderAgain(store, left, () => {
    goWithin(url);
  });
  await settled();
}

const pageShown = () => ({
  links: linksShown(),
  words: (document.body.textContent ?? '').replaceAll('\u00a0', ' '),
});
type Page = ReturnType<typeof pageShown>;

/** What of a page leads to what is left out, or names it. */
function waysTo(left: readonly Addition[], language: Language, { links, words }: Page) {
  const paths = pathsOf(left);
  return [
    ...links.filter((path) => paths.has(path)),
    ...left.flatMap((each) => {
      const way = ways[each][language].exec(words);
      return way ? [`…${words.slice(Math.max(0, way.index - 30), way.index + 50)}…`] : [];
    }),
  ];
}

/**
 * Leaves out of the page that is shown each addition alone that it names or leads to, then all: what is wrong then, a
 * way to what is left out or the loss of another link. What is `fixed` stays as it is: left out all the time, or the
 * addition of the page itself.
 */
function problemsWithout(store: Store, language: Language, { alwaysOut, own }: Fixed): string[] {
  const page = pageShown();
  const others = all.filter((each) => each !== own && !alwaysOut.includes(each));
  const named = others.filter((each) => waysTo([each], language, page).length > 0);
  return [...named.map((each) => [each]), others].flatMap((left) => {
    renderAgain(store, [...alwaysOut, ...left]);
    const paths = pathsOf(left);
    const now = pageShown();
    const lost = page.links.filter((path) => !paths.has(path));
    for (const path of now.links) if (lost.includes(path)) lost.splice(lost.indexOf(path), 1);
    return [
      ...waysTo(left, language, now).map((way) => `without ${left.join(' ')}: ${way}`),
      ...lost.map((path) => `without ${left.join(' ')}: no ${path}`),
    ];
  });
}

interface Fixed {
  alwaysOut: readonly Addition[];
  own: Addition | undefined;
}

/** The same in both languages; the page stays in the other one. */
async function problemsInBoth(store: Store, fixed: Fixed): Promise<string[]> {
  const first = selectLanguage(store.getState());
  const second = first === 'en' ? 'es' : 'en';
  const problems = problemsWithout(store, first, fixed);
  renderAgain(store, fixed.alwaysOut, () => void store.dispatch(languageChanged(second)));
  await settled();
  return [...problems, ...problemsWithout(store, second, fixed)];
}

const users = [
  ['visitor', []],
  ['visitor-medicare', []],
  ['commercial-member', []],
  ['medicare-member', []],
  // Staff who act for no one see a member's screens only without their own start page.
  ['support-agent', ['staffStart']],
] as const;

/** Opens a page without what is always left out. */
async function open(scenario: string, alwaysOut: readonly Addition[] = [], render = renderScreen) {
  mockLeavesOut = alwaysOut;
  const { store } = await render('/member/glossary', { scenario });
  await settled();
  return store;
}

test.each(all)('the addition %s has a screen, and its title is a way there', (addition) => {
  for (const language of ['en', 'es'] as const) {
    const titles = screensOf([addition]).map(({ id }) => titleOf(id, language));
    expect(titles.join('. ').replaceAll('\u00a0', ' ')).toMatch(ways[addition][language]);
  }
});

test.each(users)(
  'header, menus and footer lead the %s to no addition that is left out, alone or with all others',
  async (scenario, alwaysOut) => {
    const store = await open(scenario, alwaysOut, renderPortal);
    expect(await problemsInBoth(store, { alwaysOut, own: undefined })).toEqual([]);
  },
);

describe('without header, menus and footer', () => {
  test.each(users)(
    'no link, button or sentence leads the %s to an addition that is left out, alone or with all others',
    async (scenario, alwaysOut) => {
      const store = await open(scenario, alwaysOut);
      const session = selectSession(store.getState());
      const opened = screens.filter(
        (screen) => screen.path !== '*' && admit(screen, session, screen.path).admitted,
      );
      const found: Record<string, string[]> = {};
      for (const { id, path, ours } of opened) {
        await goTo(store, path, alwaysOut);
        const own = typeof ours === 'string' ? ours : undefined;
        const problems = await problemsInBoth(store, { alwaysOut, own });
        if (problems.length > 0) found[id] = problems;
      }
      expect(opened.length).toBeGreaterThan(20);
      expect(found).toEqual({});
    },
  );

  const automaticOrder = {
    orderNumber: 'HD-1',
    memberId: 'EVF00421787',
    placedOn: '2026-11-01T15:05:00Z',
    state: 'RECEIVED',
    steps: [{ step: 'RECEIVED', on: '2026-11-01T15:05:00Z' }],
    items: [],
    automatic: true,
  };

  test.each(['en', 'es'] as const)(
    'in %s an order that auto-refill made, and the removal of the usual card, do without its name',
    async (language) => {
      mockLeavesOut = [];
      const { store, user } = await renderScreen('/member/mail-order/orders?order=HD-1', {
        scenario: 'past-due-member',
        language,
        overrides: { 'mailOrders.getList': { body: { orders: [automaticOrder] } } },
      });
      const expectToDoWithout = () => {
        expect(waysTo(['autoRefill'], language, pageShown())).not.toEqual([]);
        renderAgain(store, ['autoRefill']);
        expect(waysTo(['autoRefill'], language, pageShown())).toEqual([]);
      };
      await settled();
      expectToDoWithout();
      await goTo(store, '/payments/methods');
      await user.click(screen.getByRole('button', { name: /^(Delete|Eliminar) .*4242/ }));
      expectToDoWithout();
    },
  );

  const letterScenarios = [
    ['auto-refill-medicare', ['autoRefill']],
    ['new-prescriptions', []],
    ['coverage-denied', ['coverageRequests']],
  ] as const;
  const inEachLanguage = (['en', 'es'] as const).flatMap((language) =>
    letterScenarios.map(([scenario, named]) => ({ scenario, language, named })),
  );

  test.each(inEachLanguage)(
    'no letter of $scenario leads in $language to an addition that is left out, alone or with all others',
    async ({ scenario, language, named }) => {
      /** The letters as the services write them to a client without these. */
      const lettersWithout = async (left: readonly Addition[]) => {
        cleanup();
        const store = await open(scenario, left);
        renderAgain(store, left, () => void store.dispatch(languageChanged(language)));
        const urls = new Set<string>();
        for (const tab of messageTabs) {
          await goTo(store, `/member/message-center?tab=${tab}`, left);
          for (const link of document.querySelectorAll('a[href*="message="]')) {
            urls.add(link.getAttribute('href') as string);
          }
        }
        const letters: Record<string, Page> = {};
        for (const url of urls) {
          await goTo(store, url, left);
          letters[url] = pageShown();
        }
        return letters;
      };
      const letters = await lettersWithout([]);
      expect(Object.keys(letters).length).toBeGreaterThan(4);
      const leads = (each: Addition) =>
        Object.values(letters).some((letter) => waysTo([each], language, letter).length > 0);
      expect(all.filter(leads)).toEqual(named);
      for (const left of [...named.map((each) => [each]), all]) {
        const paths = pathsOf(left);
        const others = Object.entries(letters).map(([url, { links }]) => [
          url,
          links.filter((path) => !paths.has(path)),
        ]);
        const without = Object.entries(await lettersWithout(left));
        expect(Object.fromEntries(without.map(([url, { links }]) => [url, links]))).toEqual(
          Object.fromEntries(others),
        );
        expect(without.flatMap(([, letter]) => waysTo(left, language, letter))).toEqual([]);
      }
    },
  );

  test.each(['visitor', 'commercial-member', 'medicare-member'])(
    'the search of the %s finds each addition, until it is left out',
    async (scenario) => {
      const store = await open(scenario);
      await goTo(store, '/member/search');
      const session = selectSession(store.getState());
      const searched = all.flatMap((addition) =>
        screensOf([addition])
          .filter(({ id, unlisted }) => !unlisted && id !== 'search')
          .filter((screen) => admit(screen, session, screen.path).admitted)
          .slice(0, 1)
          .map(({ id, path }) => ({ addition, id, path })),
      );
      expect(searched).not.toEqual([]);
      const search = (id: string) => act(() => void store.dispatch(wordsTyped(titleOf(id, 'en'))));
      for (const { addition, id, path } of searched) {
        // What was left out before is another one.
        search(id);
        await waitFor(() => expect([id, ...linksShown()]).toContain(path));
        renderAgain(store, [addition]);
        expect(linksShown()).not.toContain(path);
      }
    },
  );

  test('there is no page at the path of one', async () => {
    const store = await open('commercial-member', all);
    const session = selectSession(store.getState());
    expect(screensOf(all).filter((screen) => !isLeftOut(screen, session))).toEqual([]);
    for (const { path } of screensOf(all)) {
      await goTo(store, '/member/terms', all);
      await goTo(store, path, all);
      expect(document.querySelector('main h1')).toHaveTextContent('We could not find that page');
    }
  });
});
