import { type Endpoint, pathParamNames } from '@portal/contracts';

export const uploadsFile = 'tools/operations/nginx/uploads.conf';
/** The same for Kubernetes. */
export const uploadIngressesFile = 'tools/operations/kubernetes/base/uploads.yaml';
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

/** The same as Ingresses, because an Ingress has one limit for all of its paths. */
export function uploadIngresses(endpoints: readonly Call[]): string {
  const uploads = uploadsOf(endpoints);
  // Kustomize refuses a file without a manifest.
  const none = 'apiVersion: v1\nkind: List\nitems: []\n';
  return `${head}${uploads.length > 0 ? uploads.map(ingressOf).join('---\n') : none}`;
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

function ingressOf({ id, path, maxBodyBytes = 0 }: Call): string {
  const name = id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace('.', '-');
  return `apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: upload-${name}
  annotations:
    nginx.ingress.kubernetes.io/use-regex: 'true'
    nginx.ingress.kubernetes.io/proxy-body-size: '${maxBodyBytes}'
    nginx.ingress.kubernetes.io/proxy-request-buffering: 'off'
    nginx.ingress.kubernetes.io/limit-connections: '${uploadsOfAddress}'
    nginx.ingress.kubernetes.io/proxy-next-upstream: error timeout
spec:
  ingressClassName: nginx
  rules:
    - host: portal.example
      http:
        paths:
          - path: ${patternOf(path)}
            pathType: ImplementationSpecific
            backend: { service: { name: bff, port: { name: http } } }
`;
}

/** A path template as a regular expression: segments are letters, digits and hyphens. */
const patternOf = (path: string): string =>
  pathParamNames(path).reduce((pattern, name) => pattern.replace(`:${name}`, '[^/]+'), path);
