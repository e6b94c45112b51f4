import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { Metrics } from '@portal/bff/metrics';
import { parse } from 'yaml';
import { anchorOf, root, textOf } from './workspace';

const folder = 'tools/operations/monitoring';

interface Rule {
  alert?: string;
  record?: string;
  expr: string;
  labels?: { severity?: string };
  annotations?: { summary?: string; runbook?: string };
}

const { groups } = parse(textOf(`${folder}/alerts.yml`)) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const alerts = rules.filter(({ alert }) => alert);
const { panels } = JSON.parse(textOf(`${folder}/dashboard.json`)) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

/** What the exporters give; the drill `monitoring` asks what runs for each. */
const fromExporters = JSON.parse(textOf(`${folder}/exporter-metrics.json`)) as string[];

const queries = [
  ...rules.map(({ alert, record, expr }) => ({ of: alert ?? record ?? '', expr })),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ of: title, expr }))),
];

/** The name of each metric with its labels; what Prometheus adds to histograms stands under their names too. */
async function metricsThere(): Promise<Map<string, Set<string>>> {
  const metrics = new Metrics();
  const there = new Map<string, Set<string>>();
  for (const { name, type } of await metrics.registry.getMetricsAsJSON()) {
    const { labelNames = [] } = metrics.registry.getSingleMetric(name) as { labelNames?: string[] };
    const parts = String(type) === 'histogram' ? ['_bucket', '_count', '_sum'] : [''];
    for (const part of parts) {
      there.set(`${name}${part}`, new Set([...labelNames, ...(part === '_bucket' ? ['le'] : [])]));
    }
  }
  return there;
}

test.each(queries)('$of uses metrics and labels that there are', async ({ expr }) => {
  const there = await metricsThere();
  const recorded = new Set(rules.flatMap(({ record }) => record ?? []));
  const used = [
    ...expr.matchAll(/\b((?:bff|portal|probe|nginx|redis)[_:][\w:]+)(?:\{([^}]*)\})?/g),
  ];
  expect(used.length + Number(/\bup\{job=~?"/.test(expr))).toBeGreaterThan(0);
  for (const [, name = '', labels = ''] of used) {
    expect([...there.keys(), ...recorded, ...fromExporters]).toContain(name);
    for (const [, label = ''] of labels.matchAll(/(\w+)\s*(?:=|!=|=~|!~)"/g)) {
      expect([...(there.get(name) ?? [])]).toContain(label);
    }
  }
});

test('every metric of the BFF is on the dashboard', async () => {
  const shown = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)).join('\n');
  const names = [...(await metricsThere()).keys()].map((name) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );
  expect([...new Set(names)].filter((name) => !shown.includes(name))).toEqual([]);
});

test('what is named of the exporters is used', () => {
  const used = queries.map(({ expr }) => expr).join('\n');
  expect(fromExporters.filter((name) => !used.includes(name))).toEqual([]);
});

test('every job of Prometheus is one that an alert watches', () => {
  const { scrape_configs: jobs } = parse(textOf(`${folder}/prometheus.yml`)) as {
    scrape_configs: { job_name: string }[];
  };
  const watched = rules.map(({ expr }) => expr).join('\n');
  expect(jobs.length).toBeGreaterThan(3);
  for (const { job_name: job } of jobs) {
    expect(watched).toMatch(new RegExp(`up\\{job=~?"(\\w+\\|)*${job}(\\|\\w+)*"`));
  }
});

test.each(alerts)(
  '$alert says how bad it is, what it means, and has its place in the manual',
  (rule) => {
    expect(rule.labels?.severity).toMatch(/^(page|ticket)$/);
    expect(rule.annotations?.summary).toMatch(/\.$/);
    const [page = '', anchor = ''] = (rule.annotations?.runbook ?? '').split('#');
    const heading =
      textOf(page)
        .match(/^#+ .*$/gm)
        ?.find((line) => anchorOf(line.replace(/^#+ /, '')) === anchor) ?? '';
    const [, section = ''] = textOf(page).split(`${heading}\n`);
    expect(section.split(/^## /m)[0]).toMatch(new RegExp(`^\\| \`${rule.alert}\` `, 'm'));
  },
);

test('the dashboard is what its table makes', () => {
  const before = textOf(`${folder}/dashboard.json`);
  execFileSync(process.execPath, [join(root, folder, 'write-dashboard.mjs')]);
  expect(textOf(`${folder}/dashboard.json`)).toBe(before);
});
