// `node tools/bench/lighthouse/lighthouse.mjs`: the four scores of Lighthouse (mobile preset) for the landing
// page, the login page and a member's dashboard, against the embedded stack on free ports; BASE_URL
// measures a running portal instead. Ends with 1 when a score is below 100.
import { freePorts } from '@portal/start/ports';
import lighthouse from 'lighthouse';
import { launchSteered, signIn, withPortal } from '../in-browser.mjs';

const goal = 100;

const pages = [
  { path: '/member' },
  { path: '/member/login' },
  { path: '/member/dashboard', as: 'commercial-member' },
];

/** One page in a new browser, so that nothing is cached: { category: score }, and the failed audits. */
async function measure(address, { path, as }) {
  const [port] = await freePorts(1);
  const browser = await launchSteered(port);
  try {
    if (as) await signIn(browser, address, as);
    const result = await lighthouse(`${address}${path}`, {
      port,
      logLevel: 'error',
      // The session is a cookie: without it the dashboard would be the login page.
      disableStorageReset: true,
    });
    const { categories, audits } = result.lhr;
    const scores = Object.values(categories).map(({ title, score }) => [
      title,
      Math.round((score ?? 0) * 100),
    ]);
    const lost = Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
        .map(({ id }) => `${id} ${audits[id].displayValue ?? ''}`.trim()),
    );
    return { scores, lost };
  } finally {
    await browser.close();
  }
}

await withPortal(async (address) => {
  for (const page of pages) {
    const { scores, lost } = await measure(address, page);
    console.log(page.path, ...scores.map(([title, score]) => `· ${title} ${score}`));
    for (const each of lost) console.log(`    ${each}`);
    if (scores.some(([, score]) => score < goal)) process.exitCode = 1;
  }
});
