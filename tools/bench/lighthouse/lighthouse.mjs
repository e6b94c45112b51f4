// `node tools/bench/lighthouse/lighthouse.mjs [--runs 5] [--only dashboard]`: Lighthouse (mobile preset), medians of several runs: the
// scores and the layout shift of the landing page, the login page, a page of content and a member's dashboard; and the
// largest paint of the landing page next to that of a portal whose pages come without content. Against the embedded
// stack on free ports, whose servers yield to the browser: on a phone they are another machine. Ends with 1 when a goal is
// missed. `--only` measures the pages whose path has these letters, and compares nothing.
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { startPortalStack } from '@portal/start/portal-stack';
import { freePorts } from '@portal/start/ports';
import { launchSteered, root, signIn } from '../in-browser.mjs';
import { importPackage } from '../packages/install.mjs';
import { median } from '@portal/resilience/statistics';

const { default: lighthouse } = await importPackage('lighthouse');

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const runs = Number(values.runs);

const everywhere = { accessibility: 100, 'best-practices': 100 };
const pages = [
  { path: '/member', goals: { performance: 98, ...everywhere, seo: 100 } },
  { path: '/member/login', goals: { performance: 98, ...everywhere, seo: 100 } },
  { path: '/member/privacy', goals: { performance: 98, ...everywhere, seo: 100 } },
  // A member's pages are not for search engines.
  { path: '/member/dashboard', as: 'commercial-member', goals: { performance: 97, ...everywhere } },
];
const mostShift = 0.01;
/** Of the largest paint of the client-rendered page, by the way that the network is slowed down. */
const mostOfPaint = { devtools: 0.6, simulate: 1 };

/** Lighthouse has not recorded the navigation; this says nothing of the page. */
const unrecorded = ['NO_TRACING_STARTED', 'NO_NAVSTART'];
const mostAttempts = 3;

/** The report of one page; a run that Lighthouse could not record is repeated. */
async function audit(address, page, settings) {
  for (let attempt = 1; ; attempt += 1) {
    const lhr = await auditOnce(address, page, settings);
    if (!lhr.runtimeError) return lhr;
    const { code, message } = lhr.runtimeError;
    if (!unrecorded.includes(code) || attempt === mostAttempts) throw new Error(message);
    console.log(`  ${page.path}: not recorded (${code}), run again`);
  }
}

/** One page in a new browser, so that nothing is cached. */
async function auditOnce(address, { path, as }, settings = {}) {
  const [port] = await freePorts(1);
  const browser = await launchSteered(port);
  try {
    if (as) await signIn(browser, address, as);
    const { lhr } = await lighthouse(`${address}${path}`, {
      port,
      logLevel: 'error',
      // The session is a cookie: without it the dashboard would be the login page.
      disableStorageReset: true,
      ...settings,
    });
    return lhr;
  } finally {
    await browser.close();
  }
}

const figureOf = ({ audits }, id) => audits[id].numericValue;

/** The audits that cost a part of a score, with what Lighthouse says of them. */
const lostIn = ({ categories, audits }) =>
  Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
      .map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim()),
  );

function report(met, line) {
  console.log(met ? line : `${line} · missed`);
  if (!met) process.exitCode = 1;
}

async function measureScores(address) {
  for (const page of pages.filter(({ path }) => path.includes(values.only ?? ''))) {
    const results = [];
    // Not counted: the first visits of a server that has just started meet code that Node has not compiled yet.
    await audit(address, page, { onlyCategories: ['performance'] });
    for (let run = 0; run < runs; run += 1) results.push(await audit(address, page));
    console.log(page.path);
    for (const [id, goal] of Object.entries(page.goals)) {
      const scores = results.map(({ categories }) => Math.round(categories[id].score * 100));
      report(median(scores) >= goal, `  ${id} ${median(scores)} of ${goal} (${scores.join(' ')})`);
    }
    const shift = Math.max(...results.map((each) => figureOf(each, 'cumulative-layout-shift')));
    report(shift <= mostShift, `  layout shift at most ${shift.toFixed(4)} (goal ${mostShift})`);
    const paint = median(results.map((each) => figureOf(each, 'largest-contentful-paint')));
    console.log(`  largest paint ${Math.round(paint)} ms`);
    for (const lost of new Set(results.flatMap(lostIn))) console.log(`    ${lost}`);
  }
}

/** Both portals take turns, so that what else the machine does meets both. */
async function comparePaints(address, addressWithout) {
  for (const [throttlingMethod, most] of Object.entries(mostOfPaint)) {
    const paints = { content: [], without: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const [name, of] of [
        ['content', address],
        ['without', addressWithout],
      ]) {
        const settings = { throttlingMethod, onlyCategories: ['performance'] };
        const result = await audit(of, { path: '/member' }, settings);
        paints[name].push(figureOf(result, 'largest-contentful-paint'));
      }
    }
    const [content, without] = [median(paints.content), median(paints.without)];
    const ratio = content / without;
    report(
      ratio <= most,
      `/member, ${throttlingMethod}: largest paint ${Math.round(content)} ms, rendered in the browser ${Math.round(without)} ms: ${ratio.toFixed(2)} (goal ${most})`,
    );
  }
}

async function startStack(settings = {}) {
  const [portal, identity, standIns] = await freePorts(3);
  // The services take the environment of this process.
  Object.assign(process.env, settings);
  const stack = await startPortalStack({
    root,
    ports: { portal, identity, standIns },
    yielding: true,
  });
  for (const name of Object.keys(settings)) delete process.env[name];
  return stack;
}

const load = () => `load of the machine ${loadavg()[0].toFixed(1)}`;
const stack = await startStack();
try {
  const without = await startStack({ PAGE_CONTENT_SECONDS: '0' });
  try {
    console.log(`${load()}, ${runs} runs`);
    if (values.only === undefined) await comparePaints(stack.address, without.address);
    await measureScores(stack.address);
    console.log(`${load()} at the end`);
  } finally {
    await without.stop();
  }
} finally {
  await stack.stop();
}
