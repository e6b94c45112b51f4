import { type Endpoint, idempotencyHeader, pathParamNames } from '@portal/contracts';
import { type Issue, issuesOf } from '../files/check-value';
import type { Identity } from '../files/scenario-file';

/** One call as a scenario hears it. */
export interface PlayRequest {
  endpointId: string;
  params: Record<string, string>;
  query: Record<string, string>;
  body?: unknown;
  /** The file that the call sends: its media type, and its size in bytes. */
  file?: { type: string; size: number };
  /** The key under which the call is done once. */
  idempotencyKey?: string;
  /** Who makes the call, where another scenario than theirs may answer it. */
  caller?: Identity;
}

/** What is wrong with a call, by the schemas of its endpoint; none when it may be answered. */
export function requestIssues(
  endpoint: Endpoint,
  request: Omit<PlayRequest, 'endpointId'>,
): Issue[] {
  const inPath = pathParamNames(endpoint.path).flatMap((name) => {
    const schema = endpoint.params[name];
    return schema ? prefixed(name, issuesOf(schema, request.params[name])) : [];
  });
  const inQuery = endpoint.query ? prefixed('query', issuesOf(endpoint.query, request.query)) : [];
  const inBody = endpoint.body ? prefixed('body', issuesOf(endpoint.body, request.body)) : [];
  const lacksKey = endpoint.onceByKey && !request.idempotencyKey;
  const inKey = lacksKey ? [{ key: idempotencyHeader, reason: 'Send a key.' }] : [];
  return [...inPath, ...inQuery, ...inBody, ...inKey];
}

const prefixed = (prefix: string, issues: Issue[]): Issue[] =>
  issues.map(({ key, reason }) => ({ key: key === '' ? prefix : `${prefix}.${key}`, reason }));
