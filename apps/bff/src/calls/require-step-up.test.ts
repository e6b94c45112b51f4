import { areas, catalogue } from '@portal/contracts/all';
import { inputsFor } from '@portal/contracts/all-examples';
import { exampleWorld, refused, send, useMemberServices } from '../../testing/use-member-services';

const stack = useMemberServices({ STEP_UP: true, STEP_UP_SECONDS: 300 });
const plain = useMemberServices();

/** A payment with a new card that is stored. */
const [payment = {}] = inputsFor(areas.payments.pay, exampleWorld);
const [stored = {}] = inputsFor(areas.mailOrderCheckout.saveCard, exampleWorld);
const { card } = stored['body'] as Record<string, unknown>;
const body = { ...(payment['body'] as object), method: { card, isHsa: false, save: true } };
const more: Record<string, typeof payment> = { 'payments.pay': { ...payment, body } };

/** Every example input of the entries that need a second factor, and whether this input does. */
const calls = catalogue.entries
  .filter(({ stepUp }) => stepUp)
  .flatMap((endpoint) =>
    [...inputsFor(endpoint, exampleWorld), more[endpoint.id] ?? []].flat().map((input, index) => {
      const { stepUp } = endpoint;
      const body = (input['body'] ?? {}) as Record<string, unknown>;
      const isNeeded = stepUp?.isNeeded?.(body) ?? true;
      return { id: endpoint.id, number: index + 1, endpoint, input, isNeeded };
    }),
  );
const needed = calls.filter(({ isNeeded }) => isNeeded);

test('AC-1: email, saved cards, automatic payment and caregivers need a second factor', () => {
  expect([...new Set(needed.map(({ id }) => id))].sort()).toEqual([
    'accountEmail.sendCode',
    'familyAccess.invite',
    'mailOrderCheckout.saveCard',
    'payments.addCard',
    'payments.changeCard',
    'payments.pay',
    'payments.removeCard',
    'payments.setAutomatic',
  ]);
  // A card that is charged once and not stored does not.
  expect([...new Set(calls.filter(({ isNeeded }) => !isNeeded).map(({ id }) => id))]).toContain(
    'payments.pay',
  );
});

test.each(needed)(
  'AC-1: $id ($number) is refused without one, audited, and no service is called',
  async ({ endpoint, input }) => {
    const agent = await stack.bff.signedIn();
    expect(await send(agent, endpoint, input)).toMatchObject(refused('STEP_UP_NEEDED'));
    expect(stack.paths()).toEqual([]);
    expect(stack.audited()).toContainEqual(
      expect.objectContaining({ endpointId: endpoint.id, code: 'STEP_UP_NEEDED' }),
    );
  },
);

test.each(needed)(
  'AC-1: $id ($number) is allowed for five minutes after one, and no longer',
  async ({ endpoint, input }) => {
    const agent = await stack.bff.signedIn({ steppedUpAt: Date.now() });
    stack.bff.advance(299_000);
    expect(await send(agent, endpoint, input)).not.toMatchObject(refused('STEP_UP_NEEDED'));
    expect(stack.paths()).not.toEqual([]);
    stack.bff.advance(2_000);
    expect(await send(agent, endpoint, input)).toMatchObject(refused('STEP_UP_NEEDED'));
  },
);

test.each(calls.filter(({ isNeeded }) => !isNeeded))(
  'AC-1: $id ($number) stores nothing, and is allowed without one',
  async ({ endpoint, input }) => {
    const agent = await stack.bff.signedIn();
    expect(await send(agent, endpoint, input)).not.toMatchObject(refused('STEP_UP_NEEDED'));
  },
);

test.each(needed)('AC-1: $id ($number) needs none where the setting is off', async (call) => {
  const agent = await plain.bff.signedIn();
  expect(await send(agent, call.endpoint, call.input)).not.toMatchObject(refused('STEP_UP_NEEDED'));
});
