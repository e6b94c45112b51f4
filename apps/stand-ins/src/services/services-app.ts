import { planDay } from '@portal/domain';
import { clientIdOf, clientOf } from '@portal/client-config';
import type { Endpoint } from '@portal/contracts';
import { accountSettings } from '@portal/contracts/account-settings';
import { notifications } from '@portal/contracts/notifications';
import { uploads } from '@portal/contracts/uploads';
import { isCutOff } from '@portal/domain/files';
import {
  answeringScenario,
  findFixtures,
  type Fixtures,
  play,
  type PlayAnswer,
  type PlayOptions,
  requestIssues,
  type Scenario,
  signedInMail,
} from '@portal/scenarios';
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { cardFrame } from '../card-frame/card-frame';
import type { AccountStore } from '../identity-provider/account-store';
import { Outbox } from '../outbox/outbox';
import { type CheckTokens, tokenChecker } from './check-tokens';
import { callerOf, chooseScenario } from './choose-scenario';
import { Clocks, clockRoutes } from './clocks';
import { documents } from './documents';
import { KeptFiles } from './kept-files';
import { Refusal, sendRefusal } from './problem';
import { ProviderStates } from './provider-states';
import { callOf } from './read-call';
import { Runs } from './runs';
import { statementRoutes } from './statements';
import { signedBodies } from './wallet';
import { outboxRoutes } from '../outbox/outbox-page';
import type { StandInDocument } from '../documents/accessible-document';

export interface ServicesOptions {
  fixtures: Fixtures;
  /** `today`: the scenarios' world as of today. `fixed`: at their own clock, for contract tests. */
  now: 'today' | 'fixed';
  /** For calls without a scenario whose token has no user. */
  scenario: string;
  /** The identity provider whose access tokens are valid; without one any token is accepted. */
  issuer?: string;
  /** Lets Pact choose the default scenario by POST /_state; the users of tokens are ignored then. */
  providerStates: boolean;
  /** Where messages go that the services send; its own when there is no shared one. */
  outbox?: Outbox;
  /** The accounts of the identity provider, which the registration service changes. */
  accounts?: Pick<AccountStore, 'apply' | 'onSignedIn'>;
  /** The origin of the portal, on which the card frame may be shown. */
  portal: string;
}

/** Every service behind the BFF as one Express app: a path of the catalogue, played from a scenario. */
export function servicesApp(options: ServicesOptions): Express {
  const runs = new Runs();
  const clocks = new Clocks();
  const files = new KeptFiles();
  const { outbox = new Outbox() } = options;
  const states = new ProviderStates(options.fixtures, options.scenario);
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.get('/health/live', (_req, res) => void res.json({ status: 'live' }));
  if (options.providerStates) app.post('/_state', express.json(), setState(states, runs));
  const onForward = (scenario?: string) => lookForNews(options, { runs, clocks, outbox }, scenario);
  options.accounts?.onSignedIn((person, language) => {
    const scenario = options.fixtures.scenarios.get(person);
    if (!scenario?.person?.claims.groups.includes('member')) return;
    const memory = runs.memoryOf({ scenario, run: 'shared', store: 'shared' });
    const request = { endpointId: accountSettings.get.id, params: {}, query: {} };
    const { answer } = play(scenario, memory, request, playOptions(options, clocks, scenario));
    const { email } = (answer.body ?? {}) as { email?: { address: string | null } };
    if (email?.address) outbox.send(signedInMail(email.address, language));
  });
  app.use('/_clock', clockRoutes(clocks, runs, { ...options, onForward }));
  app.use('/_statements', statementRoutes(clocks, runs, options));
  app.use('/outbox', outboxRoutes(outbox));
  app.use('/card-frame', cardFrame(options.portal));
  app.use(express.json({ limit: '5mb', strict: false }));
  app.use(
    answerCall(options, { runs, clocks, states, files, outbox }, tokenChecker(options.issuer)),
  );
  app.use(answerError);
  return app;
}

/** Pact sets a provider state before each interaction. */
function setState(states: ProviderStates, runs: Runs): RequestHandler {
  return (req, res) => {
    states.set(req.body);
    runs.forget();
    res.json({});
  };
}

/** What the services remember between calls. */
interface World {
  runs: Runs;
  clocks: Clocks;
  states: ProviderStates;
  files: KeptFiles;
  outbox: Outbox;
}

/** What the clock brings is sent to members who are not there: each run of theirs looks into its inbox. */
function lookForNews(
  options: ServicesOptions,
  { runs, clocks, outbox }: Pick<World, 'runs' | 'clocks' | 'outbox'>,
  name: string | undefined,
): void {
  const request = { endpointId: notifications.getCounts.id, params: {}, query: {} };
  for (const choice of runs.all(name)) {
    const { scenario } = choice;
    if (!scenario.person) continue;
    const played = play(
      scenario,
      runs.memoryOf(choice),
      request,
      playOptions(options, clocks, scenario),
    );
    runs.keep(choice, played.memory);
    outbox.send(...(played.sent ?? []));
  }
}

/** When, and for which portal, a scenario is played. */
const playOptions = (
  { now, portal }: ServicesOptions,
  clocks: Clocks,
  { name }: Scenario,
): PlayOptions => ({
  ...(now === 'today' && { today: planDay(new Date()), now: new Date() }),
  daysAhead: clocks.daysAhead(name),
  portal,
});

function answerCall(
  options: ServicesOptions,
  { runs, clocks, states, files, outbox }: World,
  checkTokens: CheckTokens,
): RequestHandler {
  return async (req, res) => {
    const { endpoint, request } = callOf(req);
    const received = endpoint.receivesFile && (await receivedFile(req));
    if (received && isCutOff(received.bytes)) {
      throw new Refusal(422, 'FILE_CUT_OFF', 'The end of the file is missing.');
    }
    if (received) request.file = { type: received.type, size: received.bytes.length };
    const checked = await checkTokens(endpoint, req.headers);
    const bearer = options.providerStates ? {} : checked;
    const [issue] = requestIssues(endpoint, request);
    if (issue) throw new Refusal(400, 'BAD_REQUEST', `${issue.key}: ${issue.reason}`);
    const failure = states.failureOf(endpoint.id);
    if (failure) return send(res, failure);
    const chosen = chooseScenario(options.fixtures, req.headers, bearer, states.scenario);
    const caller = callerOf(options.fixtures, bearer, chosen);
    if (caller) request.caller = caller;
    const scenario = answeringScenario(chosen.scenario, request, options.fixtures.scenarios);
    const choice = { ...chosen, scenario };
    const streams = typeof endpoint.responseType === 'object';
    const createDocument = documents[endpoint.id];
    if (streams && !createDocument) {
      throw new Refusal(501, 'NOT_IMPLEMENTED', `The stand-in has no ${endpoint.id} yet.`);
    }
    const memory = runs.memoryOf(choice);
    const played = play(scenario, memory, request, {
      ...playOptions(options, clocks, scenario),
      emailsElsewhere: () => runs.emailsIn(choice.store),
    });
    runs.keep(choice, played.memory);
    outbox.send(...(played.sent ?? []));
    await options.accounts?.apply(played.accounts ?? []);
    const { status, body, reset } = played.answer;
    if (status !== 200 || reset) return send(res, played.answer);
    const { uploadId = '' } = request.params;
    if (received) files.keep(choice, uploadId, received.bytes);
    if (endpoint.id === uploads.remove.id) files.drop(choice, uploadId);
    if (createDocument) {
      await wait(played.answer.delayMs);
      const document = await createDocument(body, {
        query: request.query,
        fixtures: assetsOf(options.fixtures),
        clientName: clientOf(clientIdOf(scenario.client)).name,
        zipCodes: () => scenario.pharmacies.zipCodes().all,
        bytesOf: (id) => files.bytesOf(choice, id, assetsOf(options.fixtures)),
      });
      return sendDocument(res, endpoint, document);
    }
    const sign = signedBodies[endpoint.id];
    await send(res, sign ? { ...played.answer, body: await sign(body) } : played.answer);
  };
}

/** Where pictures and fonts are: the repository's, for scenarios that were written elsewhere. */
const assetsOf = ({ folder }: Fixtures): string =>
  existsSync(join(folder, 'fonts')) ? folder : findFixtures();

/** Reads a file to its end. */
async function receivedFile(req: Request): Promise<{ type: string; bytes: Buffer }> {
  const type = (req.headers['content-type'] ?? '').split(';')[0] ?? '';
  return { type, bytes: await buffer(req) };
}

function sendDocument(res: Response, { responseType }: Endpoint, document: StandInDocument): void {
  res.status(200);
  const { stream } = responseType as { stream: string };
  res.setHeader('content-type', document.type ?? stream);
  res.setHeader('content-disposition', `attachment; filename="${document.fileName}"`);
  res.end(document.bytes);
}

async function send(res: Response, { status, body, delayMs, reset }: PlayAnswer): Promise<void> {
  await wait(delayMs);
  if (reset) res.socket?.resetAndDestroy();
  else res.status(status).type('application/json').send(JSON.stringify(body));
}

async function wait(delayMs: number | undefined): Promise<void> {
  if (delayMs) await new Promise((resolve) => setTimeout(resolve, delayMs));
}

const answerError: ErrorRequestHandler = (error: unknown, _req, res, _next) => {
  if (error instanceof Refusal) return sendRefusal(res, error);
  const { status, message } = error as { status?: number; message: string };
  if (status === 400 || status === 413) {
    return sendRefusal(res, new Refusal(status, 'BAD_REQUEST', `body: ${message}`));
  }
  console.error(error);
  sendRefusal(res, new Refusal(500, 'STAND_IN_FAILED', 'The stand-in failed; see its console.'));
};
