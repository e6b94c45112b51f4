import { dummyTokens } from '@portal/bff/pact';
import * as z from 'zod/mini';
import { collectRequests } from './collect-requests';
import { collectAnswers } from './collect-answers';
import { endpointOf, type Interaction, readPacts } from './contract';
import { matchRequests } from './match-requests';
import { type Answer, answerMutants } from './mutate-answer';
import { requestMutants } from './mutate-request';
import { type Mutant, sampled } from './mutant';
import type { Options } from './options';
import { verifyAnswers } from './verify-answers';

/** A mutant, the interaction that it breaks, and whether the contract noticed. */
export interface Tried {
  interaction: Interaction;
  kind: string;
  where: string;
  caught: boolean;
}

export interface Trial {
  tried: Tried[];
  /** How many mutants there are to choose from. */
  possible: number;
}

type Of<T> = Mutant<T> & { interaction: Interaction };
type Progress = (done: string) => void;

/** The body of every refusal. */
const Refusal = z.object({ message: z.string() });

/** Mutated answers of the stand-ins, compared with the contracts by Pact's verifier. */
export async function tryAnswers({ most, seed }: Options, progress: Progress): Promise<Trial> {
  const interactions = readPacts().flatMap((pact) => pact.interactions);
  const answers = await collectAnswers(interactions);
  const answerTo = (interaction: Interaction) => answers.get(interaction) as Answer;
  const untouched = interactions.map((each) => ({ interaction: each, answer: answerTo(each) }));
  refuseWrong('answer', interactions, await verifyAnswers(untouched));
  const all = interactions.flatMap((interaction): Of<Answer>[] => {
    const { response } = endpointOf(interaction);
    const schema = interaction.response.status < 300 ? response : Refusal;
    return answerMutants(answerTo(interaction), schema, seed).map((m) => ({ ...m, interaction }));
  });
  const chosen = sampled(all, most, seed, textOf);
  const given = chosen.map(({ interaction, made }) => ({ interaction, answer: made }));
  const right = await verifyAnswers(given, (done) =>
    progress(`${done} of ${given.length} answers`),
  );
  return { tried: chosen.map((each, at) => triedOf(each, right[at])), possible: all.length };
}

/** Mutated requests of the BFF, compared with the contracts as the consumer's tests do. */
export async function tryRequests({ most, seed }: Options, progress: Progress): Promise<Trial> {
  const interactions = new Map(
    readPacts().flatMap((pact) => pact.interactions.map((each) => [each.description, each])),
  );
  const requested = await collectRequests();
  const rows = requested.map(({ each, sent }) => {
    const interaction = interactions.get(each.title);
    if (!interaction) throw new Error(`"${each.title}" is in no contract: npm run pacts.`);
    const mutants = requestMutants(each.endpoint, sent, dummyTokens);
    return { sent, mutants: mutants.map((mutant) => ({ ...mutant, interaction })), interaction };
  });
  const all = rows.flatMap(({ mutants }) => mutants);
  const chosen = new Set(sampled(all, most, seed, textOf));
  const tried: Tried[] = [];
  for (const { sent, mutants, interaction } of rows) {
    const own = mutants.filter((each) => chosen.has(each));
    const [asItIs, ...right] = await matchRequests(interaction, [sent, ...own.map((m) => m.made)]);
    refuseWrong('request', [interaction], [asItIs === true]);
    tried.push(...own.map((each, at) => triedOf(each, right[at])));
  }
  progress(`${tried.length} of ${chosen.size} requests`);
  return { tried, possible: all.length };
}

const textOf = ({ interaction, kind, where }: Of<unknown>) =>
  [interaction.description, kind, where].join('\n');

const triedOf = ({ interaction, kind, where }: Of<unknown>, right: boolean | undefined): Tried => ({
  interaction,
  kind,
  where,
  caught: right === false,
});

/** A figure would mean nothing if what is right were refused as well. */
function refuseWrong(
  what: string,
  interactions: readonly Interaction[],
  right: readonly boolean[],
) {
  const wrong = interactions.filter((_, at) => !right[at]).map(({ description }) => description);
  if (wrong.length === 0) return;
  throw new Error(`Untouched, this ${what} breaks its contract already: ${wrong.join('; ')}.`);
}
