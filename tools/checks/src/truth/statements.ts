import { readFileSync } from 'node:fs';

/** One statement of one element of one screen, as the sweep writes it. */
export interface Statement {
  scenario: string;
  day: string;
  language: 'en' | 'es';
  screen: string;
  fact: string;
  subject: string;
  value: string;
  words: string;
  /** Read from the words of a file, and so no other than these. */
  isOfFile?: true;
}

/** A file that a screen gave, or a mail, as the sweep writes it. */
export interface SavedFile extends Pick<Statement, 'scenario' | 'day' | 'language' | 'screen'> {
  file: {
    name: string;
    type: string;
    text: string;
    /** The claim whose figures it was next to. */
    claim?: string;
    /** The people whom it names, each with the word of a statement: `own` or `member-N`. */
    people: Readonly<Record<string, string>>;
  };
}

/** How many amounts of a screen no statement holds, as the sweep writes it. */
export interface Unstated extends Pick<Statement, 'scenario' | 'day' | 'language' | 'screen'> {
  unstated: number;
}

export interface Contradiction {
  kind:
    | 'two values'
    | 'words'
    | 'two verdicts'
    | 'axiom'
    | 'beyond'
    | 'not stated'
    | 'oracle'
    | 'too few'
    | 'too many'
    | 'waiting'
    | 'documents';
  /** What contradicts itself, and then each place with its value and words. */
  text: string;
}

/** What the sweep wrote into a file of JSON lines. */
export const readRecords = (file: string): (Statement | SavedFile | Unstated)[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Statement | SavedFile | Unstated);

export const isKnown = ({ value }: Statement): boolean => !value.startsWith('?');

export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Who acts for the member, as the name of a screen that they see begins; empty of a screen of the member. */
export const actorOf = (screen: string): string =>
  /^(?:caregiver|support-agent|provider)(?: for \w+)?: /.exec(screen)?.[0] ?? '';

/** The scenario and the day: within one, a fact has one value. */
export const worldOf = ({ scenario, day }: Statement): string => `${scenario} ${day}`;

export const factOf = ({ fact, subject }: Statement): string => `${fact} ${subject}`;

const longest = 100;

/** A place and its words, for a line of the report. */
export function placeOf({ screen, language, value, words }: Statement): string {
  const cut = words.length > longest ? `${words.slice(0, longest)}…` : words;
  return `    ${value.padStart(10)}  ${screen} (${language}): “${cut}”`;
}
