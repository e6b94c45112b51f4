import type { Endpoint } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';

const pattern = /^(?:([A-Za-z]+)\.)?\*$/;

/** `*` matches every call of the services, `claims.*` those of one area. */
export const isWildcard = (key: string): boolean => pattern.test(key);

/** The ids that a wildcard matches. */
export function idsOf(key: string): string[] {
  const [, area] = pattern.exec(key) ?? [];
  return catalogue.entries.filter((endpoint) => matches(endpoint, area)).map(({ id }) => id);
}

const matches = ({ id, upstream }: Endpoint, area: string | undefined) =>
  upstream !== 'bff' && (area === undefined || id.startsWith(`${area}.`));

/** A choice for one call, and the wildcard that it was written under, if any. */
export interface Expanded<T> {
  choice: T;
  wildcard?: string;
}

/**
 * Writes the wildcards out: a call's own key wins over `claims.*`, which wins over `*`, wherever they
 * are in the file.
 */
export function expandWildcards<T>(
  responses: Readonly<Record<string, T>>,
): Map<string, Expanded<T>> {
  const expanded = new Map<string, Expanded<T>>();
  const keys = Object.keys(responses);
  for (const wildcard of keys.filter(isWildcard).sort((a, b) => a.length - b.length)) {
    const choice = responses[wildcard] as T;
    for (const id of idsOf(wildcard)) expanded.set(id, { choice, wildcard });
  }
  for (const id of keys.filter((key) => !isWildcard(key))) {
    expanded.set(id, { choice: responses[id] as T });
  }
  return expanded;
}
