import { appendFileSync } from 'node:fs';
import { planDay } from '@portal/domain';
import { type Language, languageChosen } from '../../language';
import { doAction } from './actions';
import { catchFiles, printAll, type SavedFile, saveFiles } from './files';
import { type OpenPortal, openPortal } from './open-portal';
import { type Reader, visitAll } from './places';
import type { BffSession } from './through-bff';

/** What is played, and the file of the statements: the command sets it. */
declare const sweep: { plays: Play[]; file: string };

interface Play {
  scenario: string;
  language: Language;
  prices: boolean;
  /** The query of a supply that is priced besides. */
  priced?: string;
  /** What the person does, once every screen was seen. Statements are those after it, then those of a later day. */
  after?: string;
  daysLater?: number;
  /** Who sees the member's portal in the member's place, for what, and in which session. */
  actor?: string;
  scope?: string;
  session?: BffSession;
}

const { plays, file } = sweep;

catchFiles();
(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;

test.each(plays)(
  '$scenario in $language $after',
  async (play) => {
    const cpu = process.cpuUsage();
    const heard =
      play.after === undefined ? await hearAll(play) : await hearAfter(play, play.after);
    appendFileSync(file, heard.said.map((each) => `${JSON.stringify(each)}\n`).join(''));
    const { user, system } = process.cpuUsage(cpu);
    const seconds = ((user + system) / 1e6).toFixed(1);
    const still =
      heard.unsettled.length > 0 ? `; still waiting: ${heard.unsettled.join(', ')}` : '';
    const pages = new Set(heard.said.map(({ screen }) => screen)).size;
    const stated = heard.said.filter((each) => 'fact' in each || 'file' in each).length;
    const line = `${seenBy(play)}${nameOf(play)} ${play.language}: ${pages} pages, ${stated} statements, ${seconds} s${still}`;
    appendFileSync(`${file}.log`, `${line}\n`);
  },
  1_200_000,
);

interface Heard {
  said: SaidRecord[];
  /** The screens that still waited in the end. */
  unsettled: string[];
}

const nameOf = ({ scenario, after }: Play) => (after ? `${scenario} + ${after}` : scenario);

const placeOf = (portal: OpenPortal, play: Play) => ({
  scenario: nameOf(play),
  day: planDay(portal.clock.now()),
  language: play.language,
});

/** Who sees the screens, in front of their names. */
const seenBy = ({ actor, scope }: Play) =>
  actor ? `${actor}${scope ? ` for ${scope}` : ''}: ` : '';

/**
 * What the steps of an action state, before anything is done: it is what the scenario states, too. An order or a payment
 * without a number yet is `new`. At the last step it is the one that the receipt names: what a person agrees to is what is
 * done. At an earlier step a choice can still change it.
 */
function saidBefore(steps: readonly SaidRecord[][], receipt: readonly SaidRecord[]): SaidRecord[] {
  const isNew = (each: SaidRecord) => 'fact' in each && /^new\b/.test(each.subject);
  const last = steps.findLastIndex((step) => step.some(isNew));
  const agreed = (each: Statement): Statement => {
    const done = receipt.find(
      (other): other is Statement => 'fact' in other && other.fact === each.fact,
    );
    const [number = 'new'] = done?.subject.split(' ') ?? [];
    return {
      ...each,
      scenario: receipt[0]?.scenario ?? each.scenario,
      subject: each.subject.replace('new', number),
    };
  };
  return steps.flatMap((step, at) =>
    step.map((each) => {
      if (!('fact' in each) || !isNew(each)) return each;
      return at === last
        ? agreed(each)
        : { ...each, subject: each.subject.replace('new', `step-${at + 1}`) };
    }),
  );
}

/** Everything that every screen states to a person at a page. */
async function hear(portal: OpenPortal, play: Play, messages: boolean): Promise<Heard> {
  const of = placeOf(portal, play);
  const said: SaidRecord[] = [];
  const reader: Reader = {
    read: (screen) => void said.push(...collect({ ...of, screen: seenBy(play) + screen })),
    keep: async (screen) => {
      for (const file of await saveFiles(portal))
        said.push({ ...of, screen: seenBy(play) + screen, file });
    },
    readMessage: (id) => {
      const opened = document.querySelector<HTMLElement>('.open-message');
      if (!opened) return;
      const screen = `${seenBy(play)}message ${id}`;
      const text = textOf(opened);
      const file = { name: screen, type: 'message/inbox', text, people: {} };
      said.push(...collect({ ...of, screen }, opened), { ...of, screen, file });
    },
  };
  const unsettled = await visitAll(portal, reader, { ...play, messages });
  for (const { subject, text } of portal.sent) {
    const file = { name: subject, type: 'message/rfc822', text, people: {} };
    said.push({ ...of, screen: 'mail', file });
  }
  return { said, unsettled };
}

async function hearAll(play: Play): Promise<Heard> {
  const portal = await openPortal({ ...play, run: `${nameOf(play)} ${play.language}` });
  const heard = await hear(portal, play, true);
  portal.close();
  return heard;
}

/** A visit of which nothing is read. */
const unread: Reader = { read: () => {}, keep: () => Promise.resolve(), readMessage: () => {} };

/**
 * What a page states after an action, whose screens were all seen before it, so that what it kept from before is
 * heard; then a page that is loaded again, and one on a later day.
 */
async function hearAfter(play: Play, action: string): Promise<Heard> {
  const { daysLater = 1 } = play;
  const run = `${nameOf(play)} ${play.language}`;
  // A person acts in English, by the names that things have there, and reads on in their language.
  const portal = await openPortal({ ...play, language: 'en', run });
  await visitAll(portal, unread, { prices: false, messages: false });
  const steps: SaidRecord[][] = [];
  await doAction(portal, action, () => {
    const screen = `${seenBy(play)}“${action}”, step ${steps.length + 1}`;
    steps.push(
      collect({ ...placeOf(portal, play), scenario: play.scenario, language: 'en', screen }),
    );
  });
  // The count of messages is looked at every two minutes, and when the page is shown again.
  portal.store.dispatch(languageChosen(play.language));
  portal.platform.emit('shown');
  await portal.settle();
  // A receipt is the page that says that something is done.
  const done = `${seenBy(play)}after “${action}”`;
  const receipt = collect({ ...placeOf(portal, play), screen: done });
  await printAll(portal, () => {
    receipt.push(...collect({ ...placeOf(portal, play), screen: `${done}, printed` }));
  });
  const said = [...saidBefore(steps, receipt), ...receipt];
  const heard = [{ said, unsettled: [] as string[] }, await hear(portal, play, false)];
  portal.close();
  // The clock of a BFF that runs does not move.
  const visits = play.session ? [0] : [0, daysLater];
  for (const [visit, daysAhead] of visits.entries()) {
    const reloaded = await openPortal({ ...play, run, daysAhead });
    heard.push(await hear(reloaded, play, visit === visits.length - 1));
    reloaded.close();
  }
  return {
    said: heard.flatMap(({ said }) => said),
    unsettled: heard.flatMap(({ unsettled }) => unsettled),
  };
}

/** Where something is said. */
interface Place {
  scenario: string;
  /** The day that the portal believes it is, YYYY-MM-DD. */
  day: string;
  language: string;
  screen: string;
}

/** One statement of one element of a screen. */
type Statement = Place & { fact: string; subject: string; value: string; words: string };

/** How many amounts of a screen no statement holds. */
type Unstated = Place & { unstated: number };

/** What a screen says, or a file that it gave. */
type SaidRecord = Statement | Unstated | (Place & { file: SavedFile });

/** Everything that the page, or a part of it, states now. */
function collect(of: Place, place: ParentNode = document): SaidRecord[] {
  const stated = [...place.querySelectorAll<HTMLElement>('[data-says]')].flatMap((element) => {
    const words = textOf(element)
      .replace(/[\s\u00a0\u202f]+/g, ' ')
      .trim();
    return (element.dataset['says'] ?? '').split('; ').map((line) => {
      const [fact = '', ...rest] = line.split(' ');
      const value = rest.pop() ?? '';
      return { ...of, fact, subject: rest.join(' '), value, words };
    });
  });
  return [...stated, { ...of, unstated: amountsUnstated(place) }];
}

/** How many texts of the page hold an amount outside every element that states something. */
function amountsUnstated(place: ParentNode): number {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  let count = 0;
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const isAmount = /\$\s?\d/.test(text.nodeValue ?? '');
    if (isAmount && !text.parentElement?.closest('[data-says], script, style')) count += 1;
  }
  return count;
}

/** The text as it is read: what follows an element is another word. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  return [...node.childNodes]
    .map((child) => (child.nodeType === Node.TEXT_NODE ? textOf(child) : ` ${textOf(child)} `))
    .join('');
}
