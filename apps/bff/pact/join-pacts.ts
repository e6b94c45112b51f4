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
  writePact(parts.map(readPact), path);
}

/** Adds the interactions of another file to a contract, without those that are made again. */
export function takeOthers(from: string, path: string, isMade: (title: string) => boolean): void {
  const others = readPact(from);
  const interactions = others.interactions.filter(({ description }) => !isMade(description));
  writePact([readPact(path), { ...others, interactions }], path);
}

const readPact = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as PactFile;

function writePact(read: readonly PactFile[], path: string): void {
  const [{ consumer, provider, metadata }] = read as readonly [PactFile];
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
