/** One call as it goes over the wire. `url` is path and query; `body` is JSON text. */
export interface WireRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  signal: AbortSignal;
  /** The call goes on although the page is left. */
  keepalive?: boolean;
  /** A good answer is a document. */
  bytes?: boolean;
}

export interface WireAnswer {
  status: number;
  /** The parsed JSON body, or a document as a Blob; undefined when there is none or it is not JSON. */
  body: unknown;
}

/** What carries a call; rejects when no answer came. */
export type Transport = (request: WireRequest) => Promise<WireAnswer>;

/** Carries calls with fetch and the session cookie. `base` is an origin, or '' in a browser. */
export function fetchTransport(base = '', fetcher: typeof fetch = fetch): Transport {
  return async ({ method, url, headers, body, signal, keepalive = false, bytes }) => {
    const answer = await fetcher(`${base}${url}`, {
      method,
      headers,
      signal,
      keepalive,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { body }),
    });
    if (bytes && answer.ok) return { status: answer.status, body: await answer.blob() };
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : parse(text) };
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
