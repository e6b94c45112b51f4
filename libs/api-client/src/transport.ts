import type { SentFile, StepUpPurpose } from '@portal/contracts';

/** One call as it goes over the wire. `url` is path and query; `body` is JSON text. */
export interface WireRequest {
  /** The call's id in the catalogue; it is not sent. */
  endpointId: string;
  /** What a second factor confirms, if the BFF asks for one. */
  stepUpPurpose?: StepUpPurpose;
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  /** A file that is sent in the place of a JSON body. */
  file?: SentFile;
  signal: AbortSignal;
  /** Milliseconds until an answer has to begin; a file may take longer to send. */
  timeoutMs?: number;
  /** The call goes on although the page is left. */
  keepalive?: boolean;
  /** A good answer is a document. */
  bytes?: boolean;
}

export interface WireAnswer {
  status: number;
  /** The parsed JSON body, or a document as a Blob; undefined when there is none or it is not JSON. */
  body: unknown;
  /** How long to wait, where the header Retry-After says so in seconds. */
  retryAfterSeconds?: number;
}

/** What carries a call; rejects when no answer came. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

/** Carries calls with fetch and the session cookie. `base` is an origin, or '' in a browser. */
export function fetchTransport(base = '', fetcher: typeof fetch = fetch): Transport {
  return async (request) => {
    if (request.file?.onProgress) return sendWithProgress(base, request, request.file);
    const { method, url, headers, body, file, keepalive = false, bytes } = request;
    const { signal, stop } = withTimeout(request);
    const answer = await fetcher(`${base}${url}`, {
      method,
      headers,
      signal,
      keepalive,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body }),
      ...(file && { body: file.content }),
    }).finally(stop);
    if (bytes && answer.ok) return { status: answer.status, body: await answer.blob() };
    const text = await answer.text();
    return {
      status: answer.status,
      body: text === '' ? undefined : parse(text),
      ...waitOf(answer.headers.get('retry-after')),
    };
  };
}

/**
 * Starts each GET in its own task: a screen requests many at once, and to start one takes a slow phone milliseconds.
 * A call that changes something starts at once, because the page may be left.
 */
export function inSeparateTasks(transport: Transport): Transport {
  return async (request) => {
    if (request.method === 'GET') await new Promise((resolve) => setTimeout(resolve));
    return transport(request);
  };
}

/** A signal that also fires when no answer has begun in time; `stop` ends that wait. */
function withTimeout({ signal, timeoutMs, file }: WireRequest) {
  if (timeoutMs === undefined || file) return { signal, stop: () => {} };
  const controller = new AbortController();
  const abort = () => controller.abort();
  if (signal.aborted) abort();
  signal.addEventListener('abort', abort, { once: true });
  const timer = setTimeout(abort, timeoutMs);
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}

/** Sends a file by XMLHttpRequest, because fetch does not tell how much of a body was sent. */
function sendWithProgress(
  base: string,
  { method, url, headers, signal }: WireRequest,
  { content, onProgress }: SentFile,
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, `${base}${url}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded }) => onProgress?.(loaded);
    request.onload = () => resolve({ status: request.status, body: parse(request.responseText) });
    request.onerror = request.onabort = () => reject(new TypeError('No answer came.'));
    signal.addEventListener('abort', () => request.abort());
    request.send(content);
  });
}

/** The header may hold a date in place of seconds; none of our services sends one. */
const waitOf = (header: string | null) =>
  header !== null && /^\d{1,5}$/.test(header) ? { retryAfterSeconds: Number(header) } : {};

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
