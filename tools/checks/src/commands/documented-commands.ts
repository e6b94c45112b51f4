import { ourFiles, textOf } from '../workspace';

/** The document that lists the commands that take long, need something else, or change something. */
export const longCommandsDocument = 'docs/commands.md';

/** A command as documents write it, and the documents that name it. */
export interface DocumentedCommand {
  text: string;
  files: string[];
}

const programs = '(?:npm|npx|node|docker|kubectl|curl|openssl)';
const inFence = new RegExp(`^(?:\\$ )?((?:[A-Z_]+=\\S+ )*${programs} .+)$`, 'gm');
const inLine = new RegExp(`\`((?:[A-Z_]+=[^\\s\`]+ )*${programs} [^\`]+)\``, 'g');
const fence = /^```[^]*?^```$/gm;

/** The commands of one document, in its order: lines of its code blocks, and code within its sentences. */
export function commandsIn(markdown: string): string[] {
  const fenced = (markdown.match(fence) ?? []).flatMap((block) => [...block.matchAll(inFence)]);
  const inline = [...markdown.replace(fence, '').matchAll(inLine)];
  return [...fenced, ...inline].map(([, command]) => withoutRemark(command as string));
}

/** Without what a line of code says about its command: `npm test      everything`. */
const withoutRemark = (command: string): string => command.replace(/\s{2,}\S.*$| #.*$/, '').trim();

/** Every command that README or a document names; decisions tell of their day, and are left out. */
export function documentedCommands(): DocumentedCommand[] {
  const files = ourFiles(/^(README|docs\/.*)\.md$/).filter(
    (file) => !file.startsWith('docs/decisions/') && file !== longCommandsDocument,
  );
  const found = new Map<string, string[]>();
  for (const file of files) {
    for (const text of new Set(commandsIn(textOf(file)))) {
      found.set(text, [...(found.get(text) ?? []), file]);
    }
  }
  return [...found].map(([text, named]) => ({ text, files: named }));
}

/**
 * What a command is, without its settings and arguments: `npm run bench:proxy`, `docker compose up`,
 * `npx nx test`, `node tools/bench/times/start-time.mjs`, `openssl rand`.
 */
export function baseOf(command: string): string {
  const [program = '', ...words] = command
    .replace(/^(?:[A-Z_]+=\S+ )+/, '')
    .replace(/^(kubectl) -n \S+/, '$1')
    .replace(/^(docker compose) --profile \S+/, '$1')
    .replace(/^npm run -s /, 'npm run ')
    .split(' ');
  const isGroup = /^(npm run|npx \w+|docker compose)$/.test(`${program} ${words[0]}`);
  const length = program === 'curl' ? 0 : isGroup ? 2 : 1;
  return [program, ...words.slice(0, length)].join(' ');
}

/** A word that stands for another: `NAME`, `<subject>`, `…`. */
export const isExample = (command: string): boolean =>
  /<[^>]+>|…| [A-Z]{4,}( |$)/.test(command.replace(/'[^']*'/g, ''));

const quick = [
  /^npm run replay -- (--help|check|completion|list|list journeys|show [\w.-]+)$/,
  /^npm run bff -- config( --markdown)?$/,
  /^npm run (clock|texts) -- --help$/,
  /^npm run replay -- run [\w-]+ .*--against http:\/\/localhost:4202( |$)/,
  /^npx pact verifier .*:4202/,
];

/** The command as it is run by the check of quick commands; undefined for one that is not quick. */
export function quickCommand({ text }: DocumentedCommand): string | undefined {
  const command = text.replace(/^npm run -s /, 'npm run ').replace(/ > \S+$/, '');
  return !isExample(command) && quick.some((each) => each.test(command)) ? command : undefined;
}

/** The row of a command that is not quick: the day of its last run, and what came out. */
export interface LongRow {
  base: string;
  lastRun: string;
  result: string;
}

/** The rows of the document of long commands. */
export const longRows = (): LongRow[] =>
  [...textOf(longCommandsDocument).matchAll(/^\| `([^`]+)` +\| (\S+) +\| (.+?) +\|$/gm)].map(
    ([, base, lastRun, result]) => ({
      base: base as string,
      lastRun: lastRun as string,
      result: result as string,
    }),
  );
