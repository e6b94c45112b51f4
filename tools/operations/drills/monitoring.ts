import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compose, containersOf, docker, root } from './containers';
import { type Row, seconds } from './report';

/** The services of the profile. */
export const watching = ['prometheus', 'redis-exporter', 'nginx-exporter', 'blackbox-exporter'];
const prometheus = 'http://127.0.0.1:9090/api/v1';

/** The profile `monitoring`: every target answers, every metric we ask for is there, and no password is in a log. */
export async function monitoring(): Promise<Row[]> {
  const began = performance.now();
  await compose('--profile', 'monitoring', 'up', '-d', '--build', '--wait', ...watching);
  try {
    const jobs = await jobsThatAnswer(['bff', 'nginx', 'page', 'redis']);
    const answered = seconds(performance.now() - began);
    const names = JSON.parse(
      await readFile(join(root, 'tools/operations/monitoring/exporter-metrics.json'), 'utf8'),
    ) as string[];
    const missing: string[] = [];
    for (const name of names) if ((await valuesOf(name)).length === 0) missing.push(name);
    const [ends = 0] = await valuesOf('(probe_ssl_earliest_cert_expiry - time()) / 86400');
    const [alerts, leaked] = [await firing(), await leaks()];
    return [
      { what: 'jobs that answer', saw: jobs.join(', '), goal: jobs.length === 4 },
      { what: 'from `up` until all answer', saw: answered },
      {
        what: 'metrics asked for and not there',
        saw: missing.join(', ') || '0',
        goal: missing.length === 0,
      },
      {
        what: 'days until the certificate expires',
        saw: ends.toFixed(1),
        goal: ends > 80 && ends < 91,
      },
      {
        what: 'alerts of the exporters that fire',
        saw: String(alerts),
        goal: alerts === 0,
      },
      {
        what: "logs with Redis' password",
        saw: String(leaked),
        goal: leaked === 0,
      },
    ];
  } finally {
    await compose('--profile', 'monitoring', 'rm', '--stop', '--force', ...watching);
  }
}

/** Waits up to a minute until each job has a target that answers; gives those that have one. */
async function jobsThatAnswer(wanted: readonly string[]): Promise<string[]> {
  for (let attempt = 0; ; attempt++) {
    const { data } = (await ask('/targets')) as {
      data: { activeTargets: { health: string; labels: { job: string } }[] };
    };
    const up = new Set(
      data.activeTargets.filter(({ health }) => health === 'up').map(({ labels }) => labels.job),
    );
    if (wanted.every((job) => up.has(job)) || attempt === 60) return [...up].sort();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

async function valuesOf(query: string): Promise<number[]> {
  const { data } = (await ask(`/query?query=${encodeURIComponent(query)}`)) as {
    data: { result: { value: [number, string] }[] };
  };
  return data.result.map(({ value }) => Number(value[1]));
}

const firing = async () =>
  (
    await valuesOf(
      'ALERTS{alertname=~"Page.*|Certificate.*|Nginx.*|Redis.*|Monitoring.*",alertstate="firing"}',
    )
  ).length;

async function leaks(): Promise<number> {
  const [redis = ''] = await containersOf('redis');
  const password = await docker(['exec', redis, 'cat', '/run/secrets/portal/redis-password']);
  const logs = await compose('--profile', 'monitoring', 'logs', '--no-color', ...watching);
  return logs.split('\n').filter((line) => line.includes(password)).length;
}

async function ask(path: string): Promise<unknown> {
  return (await fetch(`${prometheus}${path}`)).json();
}
