import { idempotencyHeader } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import { inputsFor } from '@portal/contracts/all-examples';
import { loadFixtures, requestOf, worldOf } from '@portal/scenarios';
import { asMember, TestServices } from '../testing/services';

const { scenarios } = loadFixtures();
const services = new TestServices();
afterAll(() => services.stop());

let url: string;
beforeAll(async () => {
  url = await services.start();
});

const failing = [
  'home-delivery-changes-failing',
  'home-delivery-changes-unanswered',
  'auto-refill-changes-failing',
  'quick-refill-failing',
];
/** What looks for something and changes nothing. */
const searches = ['mailOrderFamily.findPatient', 'quickRefill.find'];

const ofHomeDelivery = catalogue.entries.filter(
  ({ id, upstream }) => /^(mailOrder|quickRefill)/.test(id) && upstream !== 'bff',
);
const isChange = ({ id, method }: (typeof ofHomeDelivery)[number]) =>
  method !== 'GET' && !searches.includes(id);
const changes = ofHomeDelivery.filter(isChange);

const choiceOf = (name: string, id: string) => scenarios.get(name)?.responses[id];
const played = failing.flatMap((name) =>
  changes.filter(({ id }) => choiceOf(name, id)).map((endpoint) => [name, endpoint.id] as const),
);

/** Makes a call with the first example of its input → its status; `reset` where the connection breaks. */
async function statusOf(scenario: string, id: string): Promise<number | 'reset'> {
  const endpoint = catalogue.get(id);
  // A visitor finds the prescriptions of this member.
  const world = id.startsWith('quickRefill.') ? 'commercial-member' : scenario;
  const [input = {}] = inputsFor(endpoint, worldOf(scenarios.get(world)!));
  const { params, query, body, idempotencyKey } = requestOf(endpoint, input);
  const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params[key]!),
  );
  const answer = await fetch(`${url}${path}?${new URLSearchParams(query as never).toString()}`, {
    method: endpoint.method,
    headers: {
      ...asMember(scenario),
      'content-type': 'application/json',
      ...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => null);
  return answer?.status ?? 'reset';
}

test('every change of home delivery fails in a scenario', () => {
  const failingIds = new Set(played.map(([, id]) => id));
  expect(changes.map(({ id }) => id).filter((id) => !failingIds.has(id))).toEqual([]);
});

test.each(played)('in %s, %s fails as the file says', async (name, id) => {
  const choice = choiceOf(name, id) as { status?: number };
  expect(await statusOf(name, id)).toBe(choice.status ?? 'reset');
});

test.each(failing)('in %s everything can be read, so that a change can be begun', async (name) => {
  const isVisitor = scenarios.get(name)?.identity === undefined;
  const reads = ofHomeDelivery.filter(
    (each) => !isChange(each) && (each.auth === 'member') === !isVisitor,
  );
  for (const { id } of reads) expect([id, await statusOf(name, id)]).toEqual([id, 200]);
});
