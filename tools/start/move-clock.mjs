const usage = `Moves the clock of the stand-ins that run: reminders, shipments, charges and claims then happen.
Pages keep the browser's date, and so do the days for choosing a plan and for the next year's drugs. The
setting PLAN_WINDOWS moves those (docs/scenarios.md).

  npm run clock -- show
  npm run clock -- forward 30 days
  npm run clock -- to 2026-12-24
  npm run clock -- reset                  back to today; forgets what was done

Options:
  --scenario NAME                         the clock of this scenario alone, e.g. commercial-member
  --json                                  prints what the stand-ins answer
  --stand-ins URL                         http://localhost:4202 unless given; the port can be STAND_INS_PORT

Exit codes: 0 done, 1 refused, 2 not understood, 3 no stand-ins at the URL.`;

const requests = {
  show: () => ({ method: 'GET' }),
  reset: () => ({ method: 'DELETE' }),
  to: ([day]) => /^\d{4}-\d\d-\d\d$/.test(day ?? '') && { method: 'POST', body: { to: day } },
  forward: ([number, unit = 'days']) =>
    /^[1-9]\d{0,3}$/.test(number ?? '') &&
    /^days?$/.test(unit) && { method: 'POST', body: { days: Number(number) } },
};

/** The request that the arguments ask for; undefined when they are not understood. */
export function requestOf(args, env = {}) {
  const words = [...args];
  const option = (name) => {
    const index = words.indexOf(name);
    return index < 0 ? undefined : words.splice(index, 2)[1];
  };
  const scenario = option('--scenario');
  const base = option('--stand-ins') ?? `http://localhost:${env.STAND_INS_PORT ?? 4202}`;
  const [command, ...rest] = words;
  const most = { show: 0, reset: 0, to: 1, forward: 2 }[command] ?? -1;
  const request = rest.length <= most && URL.canParse(base) ? requests[command](rest) : undefined;
  if (!request) return undefined;
  const url = new URL('/_clock', base);
  if (scenario !== undefined && !request.body) url.searchParams.set('scenario', scenario);
  return {
    url: url.href,
    method: request.method,
    ...(request.body && { body: { ...request.body, ...(scenario && { scenario }) } }),
  };
}

/** What the clock says, as a sentence. */
export function sentenceOf({ daysAhead, day, scenario }) {
  const whose = scenario ? `For ${scenario}` : 'For the services';
  return daysAhead === 0
    ? `${whose} it is today, ${day}.`
    : `${whose} it is ${day}, ${daysAhead} ${daysAhead === 1 ? 'day' : 'days'} ahead. ` +
        `The pages keep the date of your browser and show what happens on ${day} under it; all before it is ` +
        `so much longer ago. The days for choosing a plan and for the next year's drugs go by the ` +
        `browser's date and do not move: set PLAN_WINDOWS and start again. Reload the page.`;
}

/** Runs the command; resolves to its exit code. */
export async function moveClock(args, { env, log, fail }) {
  if (args.includes('--help')) {
    log(usage);
    return 0;
  }
  const asJson = args.includes('--json');
  const request = requestOf(
    args.filter((word) => word !== '--json'),
    env,
  );
  if (!request) {
    fail(usage);
    return 2;
  }
  const { url, method, body } = request;
  try {
    const answer = await fetch(url, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const told = await answer.json();
    if (answer.ok) log(asJson ? JSON.stringify(told, null, 2) : sentenceOf(told));
    else fail(told.message);
    return answer.ok ? 0 : 1;
  } catch {
    fail(`There are no stand-ins at ${new URL(url).origin}. Start them: npm start`);
    return 3;
  }
}
