// npm run pacts:mutation: how much of what may go wrong the contracts notice. The stand-ins' answers, and
// what the BFF sends, are made wrong one thing at a time; ends with 1 when less than 95 % of any kind is caught.
import { printTable, rounded } from '@portal/resilience';
import { judge } from '../reliability/report';
import { readOptions, usage } from './options';
import { survivorsOf } from './survivors';
import { type Trial, tryAnswers, tryRequests, type Tried } from './try-mutants';

const goal = 0.95;

const options = readOptions(process.argv.slice(2));
if (options === 'help') {
  console.log(usage);
} else {
  const say = (text: string) => console.error(`  ${text}`);
  const begin = performance.now();
  const answers = await tryAnswers(options, say);
  const requests = await tryRequests(options, say);
  printTable('Wrong answers of the services', rowsOf(answers));
  printTable('Wrong requests of the BFF', rowsOf(requests));
  const tried = [...answers.tried, ...requests.tried];
  const survivors = survivorsOf(tried);
  if (survivors.length > 0)
    printTable(
      'Not noticed',
      survivors.map((each) => ({ ...each })),
    );
  const seconds = rounded((performance.now() - begin) / 1000);
  console.log(`\n${figureOf(tried)} of all, seed ${options.seed}, in ${seconds} s.`);
  const goals = kindsOf(tried).map((kind) => {
    const own = tried.filter((each) => each.kind === kind);
    return { what: `95 % of each kind, ${kind}: ${figureOf(own)}`, reached: shareOf(own) >= goal };
  });
  process.exitCode = judge(goals);
}

/** A row for each way to be wrong, and one for all. */
function rowsOf({ tried, possible }: Trial) {
  const row = (what: string, own: readonly Tried[]) => ({
    what,
    tried: own.length,
    caught: own.filter(({ caught }) => caught).length,
    '%': rounded(shareOf(own) * 100, 1),
  });
  return [
    ...kindsOf(tried).map((kind) =>
      row(
        kind,
        tried.filter((each) => each.kind === kind),
      ),
    ),
    row(`all, of ${possible} possible ones`, tried),
  ];
}

function kindsOf(tried: readonly Tried[]): string[] {
  return [...new Set(tried.map(({ kind }) => kind))].sort();
}

function shareOf(tried: readonly Tried[]): number {
  return tried.filter(({ caught }) => caught).length / Math.max(1, tried.length);
}

function figureOf(tried: readonly Tried[]): string {
  const caught = tried.filter((each) => each.caught).length;
  return `${caught} of ${tried.length} caught, ${rounded(shareOf(tried) * 100, 1)} %`;
}
