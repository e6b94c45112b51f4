import { appendFileSync } from 'node:fs';
import { localDay } from '@portal/domain';
import type { Language } from '../../language';
import { doAction } from './actions';
import { catchFiles, type SavedFile, saveFiles } from './files';
import { type OpenPortal, openPortal } from './open-portal';
import { type Reader, visitAll } from './places';
import type { BffSession } from './through-bff';

/** What is played, and the file of the statements: the command sets it. */
declare const sweep: { plays: Play[]; file: string };

interface Play {
  scenario: string;
  language: Language;
  prices: boolean;
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
    const line = `${seenBy(play)}${nameOf(play)} ${play.language}: ${pages} pages, ${heard.said.length} statements, ${seconds} s${still}`;
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
  day: localDay(portal.clock.now()),
  language: play.language,
});

/** Who sees the screens, in front of their names. */
const seenBy = ({ actor, scope }: Play) =>
  actor ? `${actor}${scope ? ` for ${scope}` : ''}: ` : '';

/** Everything that every screen states to a person at a page. */
async function hear(portal: OpenPortal, play: Play): Promise<Heard> {
  const of = placeOf(portal, play);
  const said: SaidRecord[] = [];
  const reader: Reader = {
    read: (screen) => void said.push(...collect({ ...of, screen: seenBy(play) + screen })),
    keep: async (screen) => {
      // The BFF answers with the finished document, which is not read here.
      if (play.session) return;
      for (const file of await saveFiles(portal)) said.push({ ...of, screen, file });
    },
  };
  const unsettled = await visitAll(portal, reader, play);
  for (const { subject, text } of portal.sent) {
    const file = { name: subject, type: 'message/rfc822', text, people: {} };
    said.push({ ...of, screen: 'mail', file });
  }
  return { said, unsettled };
}

async function hearAll(play: Play): Promise<Heard> {
  const portal = await openPortal({ ...play, run: nameOf(play) });
  const heard = await hear(portal, play);
  portal.close();
  return heard;
}

/**
 * What a page states after an action, whose screens were all seen before it, so that what it kept from before is
 * heard; then a page that is loaded again, and one on a later day.
 */
async function hearAfter(play: Play, action: string): Promise<Heard> {
  const { daysLater = 1 } = play;
  const run = nameOf(play);
  const portal = await openPortal({ ...play, run });
  await visitAll(portal, { read: () => {}, keep: () => Promise.resolve() }, { prices: false });
  await doAction(portal, action);
  // The count of messages is looked at every two minutes, and when the page is shown again.
  portal.platform.emit('shown');
  await portal.settle();
  // A receipt is the page that says that something is done.
  const receipt = collect({ ...placeOf(portal, play), screen: `after “${action}”` });
  const heard = [{ said: receipt, unsettled: [] as string[] }, await hear(portal, play)];
  portal.close();
  for (const daysAhead of [0, daysLater]) {
    const reloaded = await openPortal({ ...play, run, daysAhead });
    heard.push(await hear(reloaded, play));
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

/** One statement of one element of a screen, or a file that the screen gave. */
type SaidRecord =
  | (Place & { fact: string; subject: string; value: string; words: string })
  | (Place & { file: SavedFile });

/** Everything that the page states now. */
function collect(of: Place): SaidRecord[] {
  return [...document.querySelectorAll<HTMLElement>('[data-says]')].flatMap((element) => {
    const words = textOf(element)
      .replace(/[\s\u00a0\u202f]+/g, ' ')
      .trim();
    return (element.dataset['says'] ?? '').split('; ').map((line) => {
      const [fact = '', ...rest] = line.split(' ');
      const value = rest.pop() ?? '';
      return { ...of, fact, subject: rest.join(' '), value, words };
    });
  });
}

/** The text as it is read: what follows an element is another word. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  return [...node.childNodes]
    .map((child) => (child.nodeType === Node.TEXT_NODE ? textOf(child) : ` ${textOf(child)} `))
    .join('');
}
