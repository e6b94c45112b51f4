import { areas } from '@portal/contracts/all';
import { requestPath } from '@portal/contracts';
import { probes } from '../../testing/catalogue-with-probes';
import { useProbedBff } from '../../testing/use-probed-bff';

const { payments, pharmacies, wallet } = areas;
const mailOrder = requestPath(pharmacies.getMailOrderByClient, { clientName: 'common' });

const planted = {
  access: 'Bearer access-token.planted',
  id: 'id-token.planted',
  mailOrder: 'mail-order-token.planted',
};

const stack = useProbedBff();

describe('what the BFF adds to a call', () => {
  test.each([
    ['member', probes.json.path, planted],
    ['drug', probes.drug.path, planted],
    ['gateway', probes.gateway.path, { id: planted.id }],
    ['maps', probes.maps.path, {}],
    ['pharmacy', '/pharmacyservice/api/pharmacy', {}],
    ['pharmacy, with mailorder in the path', mailOrder, { mailOrder: planted.mailOrder }],
    ['member, without authentication', probes.withoutTokens.path, {}],
  ])('security 28: the %s route gets exactly its token kinds', async (_name, path, expected) => {
    const got = await (await stack.bff.signedIn()).get(path);
    expect(got.status).toBe(200);
    const { headers } = stack.onlyRequest();
    expect({
      access: headers['authorization'],
      id: headers['id-token'],
      mailOrder: headers['mail-order-token'],
    }).toEqual({ access: undefined, id: undefined, mailOrder: undefined, ...expected });
  });

  test('HC-1: without an id token neither token goes to the member service', async () => {
    await (await stack.bff.signedIn({ id: '' })).get(probes.json.path);
    const { headers } = stack.onlyRequest();
    expect(headers['authorization']).toBeUndefined();
    expect(headers['mail-order-token']).toBeUndefined();
  });

  test('HC-1: a dependent mail-order token goes in the place of the own one', async () => {
    await (
      await stack.bff.signedIn({ dependentMailOrder: 'of-a-dependent' })
    ).get(probes.json.path);
    expect(stack.onlyRequest().headers['mail-order-token']).toBe('of-a-dependent');
  });

  test('HC-4: a path with mailorder has the member id when one is known', async () => {
    await (await stack.bff.signedIn({}, { memberId: 'M-77' })).get(mailOrder);
    expect(stack.onlyRequest().headers['memberid']).toBe('M-77');
    stack.upstream.requests.splice(0);
    await (await stack.bff.signedIn({}, { memberId: 'M-77' })).get(probes.json.path);
    expect(stack.onlyRequest().headers['memberid']).toBeUndefined();
  });

  test('a visitor makes calls that are for everybody, without any token', async () => {
    expect((await stack.bff.agent().get(probes.anybody.path)).status).toBe(200);
    expect(stack.onlyRequest().headers).not.toHaveProperty('authorization');
    expect(stack.onlyRequest().headers).not.toHaveProperty('id-token');
  });

  test('security 28: the browser does not choose ts: there is one, and it is ours', async () => {
    const agent = await stack.bff.signedIn();
    const before = Date.now();
    await agent.get(`${probes.json.path}?ts=1&ts=2&TS=3&t%73=4`);
    const { query } = stack.onlyRequest();
    expect([...query.keys()]).toEqual(['ts']);
    expect(Number(query.get('ts'))).toBeGreaterThanOrEqual(before);
    expect(Number(query.get('ts'))).toBeLessThanOrEqual(Date.now());
  });

  test('only the member service gets ts', async () => {
    await (await stack.bff.signedIn()).get(`${probes.drug.path}?ts=1`);
    expect(stack.onlyRequest().url).toBe(probes.drug.path);
  });

  test('MO-2: the key of a payment goes along as the page made it, with each try', async () => {
    const member = await stack.bff.signedIn();
    const body = { amount: 20, method: { cardId: 'CARD-1' } };
    const pay = () => member.post(payments.pay.path).send(body).set({ 'idempotency-key': 'key-1' });
    await pay();
    await pay();
    expect(stack.upstream.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'key-1',
      'key-1',
    ]);
  });

  test('EP-5: the wallet pass is requested with the id token in its URL', async () => {
    await (
      await stack.bff.signedIn()
    ).get(`${wallet.getPass.path}?lang=es&id_token=of-the-browser`);
    const { query } = stack.onlyRequest();
    expect(query.getAll('id_token')).toEqual([planted.id]);
    expect(query.get('lang')).toBe('es');
  });
});

describe('the trace', () => {
  const came = { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01' };

  test('continues to the service, with our own span and the tracestate of others', async () => {
    const agent = await stack.bff.signedIn();
    await agent
      .get(probes.json.path)
      .set({ ...came, tracestate: 'vendor=a,other=b', baggage: 'member=M-77' });
    const { headers } = stack.onlyRequest();
    expect(headers['traceparent']).toMatch(/^00-4bf92f3577b34da6a3ce929d0e0e4736-[\da-f]{16}-01$/);
    expect(headers['traceparent']).not.toContain('00f067aa0ba902b7');
    expect(headers['tracestate']).toBe('vendor=a,other=b');
    expect(headers['baggage']).toBeUndefined();
  });

  test('starts here when the request has none, without a tracestate', async () => {
    const agent = await stack.bff.signedIn();
    const got = await agent.get(probes.json.path).set({ tracestate: 'vendor=a' });
    const { headers } = stack.onlyRequest();
    const trace = String(got.headers['x-request-id']).replaceAll('-', '');
    expect(headers['traceparent']).toMatch(new RegExp(`^00-${trace}-[\\da-f]{16}-0[01]$`));
    expect(headers['tracestate']).toBeUndefined();
  });
});
