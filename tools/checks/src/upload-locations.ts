import { type Endpoint, pathParamNames } from '@portal/contracts';

export const uploadsFile = 'tools/operations/nginx/uploads.conf';
/** Larger bodies than this are uploads; `client_max_body_size` of nginx.conf for all other requests. */
export const ordinaryBodyBytes = 128 * 1024;
/** Uploads at a time from one client IP. */
const uploadsOfAddress = 4;

type Call = Pick<Endpoint, 'id' | 'path' | 'maxBodyBytes'>;

/**
 * The locations of nginx for calls with large bodies: streamed to a replica as they arrive, so that they fill neither
 * memory nor disk of nginx, and a few at a time from one client IP.
 */
export function uploadLocations(endpoints: readonly Call[]): string {
  return [head, ...uploadsOf(endpoints).map(locationOf)].join('\n');
}

const head = '# Calls with large bodies. Written from the catalogue by `npm run uploads`.\n';

const uploadsOf = (endpoints: readonly Call[]) =>
  endpoints.filter(({ maxBodyBytes = 0 }) => maxBodyBytes > ordinaryBodyBytes);

function locationOf({ id, path, maxBodyBytes = 0 }: Call): string {
  return `# ${id}
location ~ ^${patternOf(path)}$ {
  client_max_body_size ${maxBodyBytes};
  client_body_timeout 30s;
  proxy_request_buffering off;
  limit_conn uploads_of_address ${uploadsOfAddress};
  limit_conn connections_of_address 300;
  proxy_pass http://$replicas;
}
`;
}

/** A path template as a regular expression: segments are letters, digits and hyphens. */
const patternOf = (path: string): string =>
  pathParamNames(path).reduce((pattern, name) => pattern.replace(`:${name}`, '[^/]+'), path);
