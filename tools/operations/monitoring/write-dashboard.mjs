// node tools/operations/monitoring/write-dashboard.mjs: writes dashboard.json, which Grafana imports, from the
// table below.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const members = 'endpoint!="/health/ready",endpoint!="/health/live"';
const quantile = (share, metric, labels = '', by = 'le') =>
  `histogram_quantile(${share}, sum by (${by}) (rate(${metric}_bucket{${labels}}[5m])))`;

/** Each panel: title, unit, and its lines as [query, legend]. */
const panels = [
  [
    'Requests',
    'reqps',
    [
      [
        `sum by (status) (rate(bff_http_request_duration_seconds_count{${members}}[5m]))`,
        '{{status}}',
      ],
    ],
  ],
  [
    'Time of a request',
    's',
    [0.5, 0.95, 0.99].map((share) => [
      quantile(share, 'bff_http_request_duration_seconds', members),
      `p${share * 100}`,
    ]),
  ],
  ['Requests open', 'short', [['bff_http_requests_in_flight', '{{instance}}']]],
  [
    'Replicas',
    'short',
    [
      ['sum(up{job="bff"})', 'that answer'],
      ['sum by (version, node) (bff_build_info)', '{{version}} on Node {{node}}'],
    ],
  ],
  [
    'The ten slowest calls, p95',
    's',
    [
      [
        `topk(10, ${quantile(0.95, 'bff_http_request_duration_seconds', members, 'le, endpoint')})`,
        '{{endpoint}}',
      ],
    ],
  ],
  [
    'What fails, by call',
    'reqps',
    [
      [
        `topk(10, sum by (endpoint) (rate(bff_http_request_duration_seconds_count{status="5xx",${members}}[5m])))`,
        '{{endpoint}}',
      ],
    ],
  ],
  ['Sign-ins', 'short', [['sum by (outcome) (increase(bff_sign_ins_total[10m]))', '{{outcome}}']]],
  [
    'Sessions',
    'short',
    [
      ['sum(increase(bff_sessions_begun_total[10m]))', 'begun'],
      ['sum by (reason) (increase(bff_sessions_ended_total[10m]))', 'ended: {{reason}}'],
      ['sum by (reason) (increase(bff_sign_outs_total[10m]))', 'sign-outs: {{reason}}'],
    ],
  ],
  [
    'Renewals of tokens',
    'short',
    [['sum by (outcome) (increase(bff_token_refreshes_total[10m]))', '{{outcome}}']],
  ],
  ['Refusals', 'short', [['sum by (code) (increase(bff_refusals_total[10m]))', '{{code}}']]],
  [
    'Services: calls by how they ended',
    'reqps',
    [
      [
        'sum by (upstream, outcome) (rate(bff_upstream_call_duration_seconds_count[5m]))',
        '{{upstream}} {{outcome}}',
      ],
    ],
  ],
  [
    'Services: time of a call, p95',
    's',
    [[quantile(0.95, 'bff_upstream_call_duration_seconds', '', 'le, upstream'), '{{upstream}}']],
  ],
  [
    'Services: calls open',
    'short',
    [['sum by (upstream) (bff_upstream_calls_in_flight)', '{{upstream}}']],
  ],
  [
    'Services that have a pause',
    'short',
    [['max by (upstream) (bff_upstream_breaker{state="open"})', '{{upstream}}']],
  ],
  ['Redis answers', 'short', [['bff_session_store_up', '{{instance}}']]],
  [
    'Redis: time of a command',
    's',
    [0.5, 0.99].map((share) => [
      quantile(share, 'bff_store_command_duration_seconds'),
      `p${share * 100}`,
    ]),
  ],
  [
    'Redis: commands that failed',
    'ops',
    [['sum(rate(bff_store_command_duration_seconds_count{outcome="failed"}[5m]))', 'failed']],
  ],
  [
    'Redis: share of its memory',
    'percentunit',
    [['bff_session_store_memory_share', '{{instance}}']],
  ],
  [
    'Faults in browsers',
    'short',
    [
      ['sum by (kind) (increase(bff_client_errors_total[10m]))', '{{kind}}'],
      ['sum by (directive) (increase(bff_csp_reports_total[10m]))', 'blocked by: {{directive}}'],
    ],
  ],
  ['Page views and clicks', 'ops', [['sum by (kind) (rate(bff_events_total[5m]))', '{{kind}}']]],
  [
    'Audit lines and drafts',
    'short',
    [
      ['sum by (event) (increase(bff_audit_lines_total[10m]))', '{{event}}'],
      ['sum(increase(bff_audit_lines_lost_total[10m]))', 'audit lines lost'],
      ['sum(increase(bff_drafts_saved_total[10m]))', 'drafts saved'],
    ],
  ],
  ['Pages from outside', 'short', [['probe_success', '{{instance}}']]],
  ['Pages from outside: time', 's', [['probe_duration_seconds', '{{instance}}']]],
  [
    'Certificates: until they expire',
    's',
    [['probe_ssl_earliest_cert_expiry - time()', '{{instance}}']],
  ],
  [
    'nginx: connections',
    'short',
    [
      ['nginx_connections_active', 'open'],
      ['rate(nginx_connections_accepted[5m])', 'new each second'],
      [
        'rate(nginx_connections_accepted[5m]) - rate(nginx_connections_handled[5m])',
        'lost each second',
      ],
    ],
  ],
  ['nginx: requests', 'reqps', [['rate(nginx_http_requests_total[5m])', 'requests']]],
  [
    'Redis: memory',
    'bytes',
    [
      ['redis_memory_used_bytes', 'used'],
      ['redis_memory_max_bytes', 'limit'],
    ],
  ],
  [
    'Redis: clients and keys',
    'short',
    [
      ['redis_connected_clients', 'clients'],
      ['sum(redis_db_keys)', 'keys'],
      ['increase(redis_evicted_keys_total[10m])', 'evicted'],
    ],
  ],
];

const source = { type: 'prometheus', uid: '${source}' };

const dashboard = {
  uid: 'member-portal',
  title: 'Member portal',
  schemaVersion: 39,
  timezone: 'browser',
  refresh: '30s',
  time: { from: 'now-3h', to: 'now' },
  templating: {
    list: [{ name: 'source', label: 'Prometheus', type: 'datasource', query: 'prometheus' }],
  },
  panels: panels.map(([title, unit, lines], index) => ({
    id: index + 1,
    type: 'timeseries',
    title,
    datasource: source,
    gridPos: { h: 8, w: 8, x: (index % 3) * 8, y: Math.floor(index / 3) * 8 },
    fieldConfig: { defaults: { unit, min: 0 }, overrides: [] },
    options: { legend: { displayMode: 'list', placement: 'bottom' } },
    targets: lines.map(([expr, legendFormat], line) => ({
      refId: String.fromCharCode(65 + line),
      datasource: source,
      expr,
      legendFormat,
    })),
  })),
};

writeFileSync(
  join(import.meta.dirname, 'dashboard.json'),
  `${JSON.stringify(dashboard, null, 2)}\n`,
);
