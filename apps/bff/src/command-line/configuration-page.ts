import { additions } from '@portal/client-config';
import type * as z from 'zod';
import { settingsSchema } from '../config';

/** The sections of the page: a setting is in the first whose pattern its name matches. */
const sections: readonly [title: string, names: RegExp][] = [
  ['Sign-in', /^(OIDC_|SITES|PROVIDER_|ADMIN_|SUPPORT_|EMULATION_|MEMBER_|PSEUDONYM_)/],
  ['Sessions', /^(SESSION_|REDIS_|ALLOW_MEMORY_STORE)/],
  ['Services behind the portal', /^(UPSTREAM_|BREAKER_|CALL_|RETRY_)/],
  ['Drafts, events and reports', /^(DRAFT|REPORTS_|EVENTS_)/],
  ['Metrics, traces and log', /^(METRICS_|OTEL_|LOG_)/],
  ['Starting and stopping', /^(DRAIN_|SHUTDOWN_|KEEP_ALIVE_)/],
  ['The server and its pages', /./],
];

const head = `# Settings of the backend-for-frontend

<!-- Written by \`npm run bff -- config --markdown > docs/configuration.md\`; a test fails when it is stale. -->

Settings are environment variables. An empty one counts as not set. If a setting is not valid, the process does not start and prints every issue by name. \`npm run bff -- config\` prints the settings in effect and their origins. A secret can be in a file instead: \`REDIS_URL_FILE\` names the file that contains \`REDIS_URL\`, and so for every secret.

Required settings are required when \`NODE_ENV=production\`; outside production every setting has a default for the embedded stack. Production refuses unsafe values and prints the setting and the reason.
`;

const leftOut = `
## What a client leaves out

Not an environment variable: the file of a client (\`libs/client-config/src/clients\`) names what it does not have of our additions to the specification, for example \`leavesOut: ['callBack', 'search']\`. Their screens are not found, and no menu, search result, card, link or sentence leads to them. The calls of an addition stay in the catalogue, and the BFF goes on passing them on.

${Object.entries(additions)
  .map(([name, what]) => `- \`${name}\`: ${what}\n`)
  .join('')}`;

type Fields = [name: string, field: z.ZodType][];

/** The page docs/configuration.md, from the schema of the settings. */
export function configurationPage(): string {
  const development = settingsSchema(false).shape as Record<string, z.ZodType>;
  const left = new Set(Object.entries(settingsSchema(true).shape) as Fields);
  const written = sections.map(([title, names]) => {
    const own = [...left].filter(([name]) => names.test(name));
    own.forEach((entry) => left.delete(entry));
    const entries = own.map(([name, field]) => entryOf(name, field, development[name]));
    return own.length === 0 ? '' : `\n## ${title}\n${entries.join('')}`;
  });
  return head + [written.at(-1), ...written.slice(0, -1), leftOut].join('');
}

function entryOf(name: string, production: z.ZodType, development: z.ZodType | undefined): string {
  const description = development?.description ?? production.description ?? '';
  const hidden = production.meta()?.['secret'] === true;
  const facts = [
    ...(hidden ? ['Secret: it is never shown.'] : []),
    valueSentence(production, development, hidden),
  ];
  return `\n### \`${name}\`\n\n${sentence(description)}\n\n${facts.map((fact) => `- ${fact}\n`).join('')}`;
}

function valueSentence(
  production: z.ZodType,
  development: z.ZodType | undefined,
  hidden: boolean,
): string {
  const [here, there] = [defaultOf(production), defaultOf(development)];
  if (!production.safeParse(undefined).success) {
    return hidden || there === undefined
      ? 'Required in production.'
      : `Required in production; outside it ${code(there)}.`;
  }
  if (here === undefined) return 'Not set by default.';
  return String(here) === String(there)
    ? `Default: ${code(here)}.`
    : `Default: ${code(here)} in production, otherwise ${code(there)}.`;
}

function defaultOf(field: z.ZodType | undefined): unknown {
  const parsed = field?.safeParse(undefined);
  return parsed?.success ? parsed.data : undefined;
}

function code(value: unknown): string {
  if (typeof value === 'boolean') return value ? '`on`' : '`off`';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : `\`${value.join()}\``;
  if (typeof value === 'object') {
    return Object.keys(value ?? {}).length === 0 ? 'none' : `\`${JSON.stringify(value)}\``;
  }
  return `\`${String(value)}\``;
}

/** A description starts in lower case, because it also follows "Expected:"; names and patterns become code. */
function sentence(text: string): string {
  const marked = text.replace(/[A-Z]+(_[A-Z]+)+|\*\./g, '`$&`');
  return marked.charAt(0).toUpperCase() + marked.slice(1);
}
