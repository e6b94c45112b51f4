import { appendFileSync } from 'node:fs';
import { localDay } from '@portal/domain';
import type { Language } from '../../language';
import { openPortal } from './open-portal';
import { visitAll } from './places';

/** What is played, and the file of the statements: the command sets it. */
declare const sweep: {
  plays: { scenario: string; language: Language; prices: boolean }[];
  file: string;
};

const { plays, file } = sweep;

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = false;

test.each(plays)(
  '$scenario in $language',
  async ({ scenario, language, prices }) => {
    const cpu = process.cpuUsage();
    const portal = await openPortal(scenario, language);
    const day = localDay(portal.clock.now());
    const lines: string[] = [];
    const screensRead = new Set<string>();
    const handleScreen = (screen: string) => {
      screensRead.add(screen);
      const said = collect({ scenario, day, language, screen });
      lines.push(...said.map((each) => `${JSON.stringify(each)}\n`));
    };
    const unsettled = await visitAll(portal, handleScreen, { prices });
    portal.close();
    appendFileSync(file, lines.join(''));
    const { user, system } = process.cpuUsage(cpu);
    const seconds = ((user + system) / 1e6).toFixed(1);
    const still = unsettled.length > 0 ? `; still waiting: ${unsettled.join(', ')}` : '';
    const line = `${scenario} ${language}: ${screensRead.size} pages, ${lines.length} statements, ${seconds} s${still}`;
    appendFileSync(`${file}.log`, `${line}\n`);
  },
  600_000,
);

/** One statement of one element of one screen. */
interface SaidRecord {
  scenario: string;
  /** The day that the portal believes it is, YYYY-MM-DD. */
  day: string;
  language: string;
  screen: string;
  fact: string;
  subject: string;
  value: string;
  words: string;
}

/** Everything that the page states now. */
function collect(of: Omit<SaidRecord, 'fact' | 'subject' | 'value' | 'words'>): SaidRecord[] {
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
