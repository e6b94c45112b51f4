import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { devNull, tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '@portal/resilience';
import { type Interaction, root } from './contract';
import type { Answer } from './mutate-answer';

/** Says which of the answers the request is for. */
const numberHeader = 'x-answer';
/** Interactions of one run of the verifier; the time of a longer file grows faster than its length. */
const batchSize = 200;

/** An answer to compare with an interaction. */
export interface Given {
  interaction: Interaction;
  answer: Answer;
}

/**
 * Compares answers with their interactions by Pact's verifier, many in one run: each is one interaction
 * of the file that the verifier reads. True for each that matches.
 */
export async function verifyAnswers(
  given: readonly Given[],
  progress: (done: number) => void = () => undefined,
): Promise<boolean[]> {
  const folder = mkdtempSync(join(tmpdir(), 'pact-answers-'));
  const server = createServer((req, res) => {
    const { answer } = given[Number(req.headers[numberHeader])] as Given;
    req.resume();
    res.writeHead(answer.status, { 'content-type': answer.type }).end(answer.text);
  });
  const { port, stop } = await listen(server);
  const right: boolean[] = [];
  try {
    for (let from = 0; from < given.length; from += batchSize) {
      right.push(...(await verifyBatch(folder, port, given.slice(from, from + batchSize), from)));
      progress(right.length);
    }
  } finally {
    await stop();
    rmSync(folder, { recursive: true });
  }
  return right;
}

async function verifyBatch(
  folder: string,
  port: number,
  batch: readonly Given[],
  from: number,
): Promise<boolean[]> {
  const [file, report] = [join(folder, 'contract.json'), join(folder, 'report.json')];
  const interactions = batch.map(({ interaction: { request, response } }, at) => ({
    description: String(from + at),
    request: { ...request, headers: { ...request.headers, [numberHeader]: String(from + at) } },
    response,
  }));
  writeFileSync(
    file,
    JSON.stringify({
      consumer: { name: 'mutation' },
      provider: { name: 'answers' },
      interactions,
      metadata: { pactSpecification: { version: '3.0.0' } },
    }),
  );
  const args = ['--file', file, '--hostname', 'localhost', '--port', String(port)];
  const verifier = spawn(
    process.execPath,
    [
      join(root, 'node_modules/@pact-foundation/pact-cli/bin/pact.js'),
      ...['verifier', ...args, '--json', report, '--no-colour'],
    ],
    // Without certificates of the machine to read for each call, which costs five times the call.
    { stdio: 'ignore', env: { ...process.env, SSL_CERT_FILE: devNull } },
  );
  await once(verifier, 'close');
  const { interactionResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    interactionResults: { description: string; result: string }[];
  };
  const right = new Map(interactionResults.map((each) => [each.description, each.result === 'OK']));
  return batch.map((_, at) => {
    const result = right.get(String(from + at));
    if (result === undefined) throw new Error('The verifier left an interaction out.');
    return result;
  });
}
