import type { Endpoint } from './endpoint';
import { pathParamNames } from './path-params';
import { upstreams } from './upstreams';

/** A call of the portal that was found by its method and path. */
export interface Match<E extends Endpoint = Endpoint> {
  endpoint: E;
  params: Record<string, string>;
}

export type Lookup =
  | { found: Match }
  | { found: undefined; reason: 'path' }
  | { found: undefined; reason: 'method'; allowed: string[] };

/**
 * Every call of some areas, by id and by method + path. Throws, naming both entries, when an id or
 * an address stands twice, or when a path is outside its upstream's prefix.
 */
export class Catalogue {
  readonly entries: readonly Endpoint[];
  private readonly byId = new Map<string, Endpoint>();
  private readonly root: Node = { literals: new Map(), calls: new Map() };
  /** The nodes of paths without parameters, by path. */
  private readonly fixed = new Map<string, Node>();

  constructor(areas: readonly Record<string, unknown>[]) {
    this.entries = areas.flatMap((area) => Object.values(area) as Endpoint[]);
    for (const entry of this.entries) this.add(entry);
  }

  /** The entry of an id; throws with the nearest known ids when there is none. */
  get(id: string): Endpoint {
    const entry = this.byId.get(id);
    if (!entry) {
      const area = id.split('.')[0];
      const near = [...this.byId.keys()].filter((known) => known.startsWith(`${area}.`));
      throw new Error(
        `No endpoint has the id "${id}". ` +
          (near.length > 0
            ? `The area "${area}" has: ${near.join(', ')}.`
            : `Known areas: ${[...new Set([...this.byId.keys()].map((known) => known.split('.')[0]))].join(', ')}.`),
      );
    }
    return entry;
  }

  has(id: string): boolean {
    return this.byId.has(id);
  }

  /** Finds the call of a method and a normalised path without query. Parameters come back decoded. */
  find(method: string, path: string): Lookup {
    const values: string[] = [];
    // A path without parameters is the best match for itself: no need to walk.
    const node = this.fixed.get(path) ?? walk(this.root, path.split('/').slice(1), 0, values);
    if (!node) return { found: undefined, reason: 'path' };
    const call = node.calls.get(method);
    if (!call) return { found: undefined, reason: 'method', allowed: [...node.calls.keys()] };
    const params: Record<string, string> = {};
    call.paramNames.forEach((name, index) => {
      params[name] = values[index] as string;
    });
    return { found: { endpoint: call.endpoint, params } };
  }

  private add(entry: Endpoint): void {
    const twin = this.byId.get(entry.id);
    if (twin) throw new Error(`Endpoint "${entry.id}" is defined twice.`);
    const { prefix } = upstreams[entry.upstream];
    if (!entry.path.startsWith(`${prefix}/`)) {
      throw new Error(
        `Endpoint "${entry.id}": the path "${entry.path}" is outside "${prefix}", the prefix of the upstream "${entry.upstream}".`,
      );
    }
    this.byId.set(entry.id, entry);
    let node = this.root;
    for (const segment of entry.path.split('/').slice(1)) {
      if (segment.startsWith(':')) {
        node = node.parameter ??= { literals: new Map(), calls: new Map() };
      } else {
        let next = node.literals.get(segment);
        if (!next) node.literals.set(segment, (next = { literals: new Map(), calls: new Map() }));
        node = next;
      }
    }
    const same = node.calls.get(entry.method);
    if (same) {
      throw new Error(
        `Endpoints "${same.endpoint.id}" and "${entry.id}" have the same address: ${entry.method} ${entry.path}.`,
      );
    }
    if (!entry.path.includes(':')) this.fixed.set(entry.path, node);
    node.calls.set(entry.method, { endpoint: entry, paramNames: pathParamNames(entry.path) });
  }
}

interface Node {
  literals: Map<string, Node>;
  parameter?: Node;
  /** By method. */
  calls: Map<string, { endpoint: Endpoint; paramNames: readonly string[] }>;
}

/** A literal segment beats a parameter; a branch without a call is given up for the other. */
function walk(node: Node, segments: string[], index: number, values: string[]): Node | undefined {
  if (index === segments.length) return node.calls.size > 0 ? node : undefined;
  const segment = segments[index] as string;
  const literal = node.literals.get(segment);
  if (literal) {
    const found = walk(literal, segments, index + 1, values);
    if (found) return found;
  }
  if (!node.parameter || segment === '') return undefined;
  const value = decode(segment);
  if (value === undefined) return undefined;
  values.push(value);
  const found = walk(node.parameter, segments, index + 1, values);
  if (!found) values.pop();
  return found;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
