import { issuesOfSent, type Sent } from '@portal/bff/pact';
import { makeConsumerPact } from '@pact-foundation/pact-core';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Interaction } from './contract';

/** What Pact's library calls its specification 3. */
const version3 = 4;
/** Headers that belong to the connection. */
const ofConnection = ['host', 'connection', 'content-length'];

/**
 * Compares requests with one interaction as the consumer's tests do: with a mock server of Pact that has
 * this interaction alone, and with the checks that Pact does not make. True for each that matches.
 */
export async function matchRequests(
  interaction: Interaction,
  requests: readonly Sent[],
): Promise<boolean[]> {
  const { method, path, query = {}, headers = {}, matchingRules } = interaction.request;
  const body = bodyOf(interaction.request);
  const pact = makeConsumerPact('mutation', 'requests', version3, 'error');
  const expected = pact.newInteraction(interaction.description);
  expected.withRequest(method, path);
  for (const [name, values] of Object.entries(query)) {
    values.forEach((value, at) => expected.withQuery(name, at, value));
  }
  for (const [name, value] of Object.entries(headers)) expected.withRequestHeader(name, 0, value);
  if (body) expected.withRequestBody(body.text, body.type);
  if (matchingRules) expected.withRequestMatchingRules(JSON.stringify(matchingRules));
  expected.withStatus(200);
  const port = pact.createMockServer('127.0.0.1', 0, false);
  const pinned = Object.keys(headers);
  try {
    const right: boolean[] = [];
    for (const sent of requests) {
      const matched = (await statusOf(port, sent, body?.text)) === 200;
      right.push(matched && issuesOfSent(pinned, sent).length === 0);
    }
    return right;
  } finally {
    pact.cleanupMockServer(port);
  }
}

/** The body of a request as it is sent: JSON, or a file, of which the contract has the text. */
function bodyOf({ headers = {}, body }: Interaction['request']) {
  if (body === undefined) return undefined;
  const { 'Content-Type': type = 'application/json' } = headers;
  return { type, text: type === 'application/json' ? JSON.stringify(body) : String(body) };
}

async function statusOf(
  port: number,
  { method, address, headers }: Sent,
  body: string | undefined,
) {
  const own = headers.filter(([name]) => !ofConnection.includes(name));
  const sending = request({
    host: '127.0.0.1',
    port,
    method,
    path: address,
    headers: Object.fromEntries(own),
  });
  sending.end(body);
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer.statusCode;
}
