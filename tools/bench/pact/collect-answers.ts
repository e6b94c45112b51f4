import { startStandIns } from '@portal/stand-ins';
import type { Interaction } from './contract';
import type { Answer } from './mutate-answer';

/** What the stand-ins answer to each interaction, when requested as Pact's verifier does. */
export async function collectAnswers(
  interactions: readonly Interaction[],
): Promise<Map<Interaction, Answer>> {
  const standIns = await startStandIns({ port: 0, now: 'fixed', providerStates: true });
  const answers = new Map<Interaction, Answer>();
  try {
    for (const each of interactions) answers.set(each, await answerTo(standIns.url, each));
  } finally {
    await standIns.stop();
  }
  return answers;
}

async function answerTo(origin: string, { providerStates, request }: Interaction): Promise<Answer> {
  const [state] = providerStates;
  const json = { 'content-type': 'application/json' };
  await fetch(`${origin}/_state`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ state: state?.name, params: state?.params, action: 'setup' }),
  });
  const address = new URL(request.path, origin);
  for (const [name, values] of Object.entries(request.query ?? {})) {
    values.forEach((value) => address.searchParams.append(name, value));
  }
  const answer = await fetch(address, {
    method: request.method,
    headers: request.headers ?? {},
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  });
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    text: await answer.text(),
  };
}
