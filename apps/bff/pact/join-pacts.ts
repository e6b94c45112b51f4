import { readFileSync, writeFileSync } from 'node:fs';

interface PactFile {
  consumer: unknown;
  provider: unknown;
  interactions: { description: string }[];
  metadata: Record<string, unknown>;
}

/**
 * Joins the parts of a contract in one file, so that the same contract is the same bytes: interactions
 * sorted by description, keys by name, and of the metadata only the version of the Pact specification. Pact's
 * own merge reads and writes the whole file again for each part.
 */
export function joinPacts(parts: readonly string[], path: string): void {
  const read = parts.map((part) => JSON.parse(readFileSync(part, 'utf8')) as PactFile);
  const [{ consumer, provider, metadata }] = read as [PactFile];
  const sorted = read
    .flatMap(({ interactions }) => interactions)
    .sort((a, b) => (a.description < b.description ? -1 : 1));
  const pact = {
    consumer,
    provider,
    interactions: sorted.map(withSortedKeys),
    metadata: { pactSpecification: metadata['pactSpecification'] },
  };
  writeFileSync(path, `${JSON.stringify(pact, null, 2)}\n`);
}

function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, withSortedKeys(inner)]));
}
