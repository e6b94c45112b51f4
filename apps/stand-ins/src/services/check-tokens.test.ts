import type { Running } from '../listen';
import { Portal } from '../testing/portal';
import { call, claimsPath, pharmacyPath, post, TestServices } from '../testing/services';
import { startTestProvider } from '../testing/start';

const standIns = new TestServices();
afterAll(() => standIns.stop());

describe('with an identity provider', () => {
  let issuer: Running;
  let services: string;
  beforeAll(async () => {
    issuer = await startTestProvider(4312);
    services = await standIns.start({ issuer: issuer.url });
  });
  afterAll(() => issuer.stop());

  const withToken = (token: string) => ({ authorization: `Bearer ${token}` });

  test('the person of the token sees their own scenario; what one sign-in reads is read in the other', async () => {
    const first = await new Portal(issuer.url).signIn('commercial-member');
    const second = await new Portal(issuer.url).signIn('commercial-member');
    const notifications = `${services}/portalmicroservices/api/notifications`;
    const unreadIn = async (token: string) =>
      (await call(`${notifications}/count`, withToken(token))).body.eob.unread;
    expect(await unreadIn(second.access_token)).toBeGreaterThan(0);
    await post(`${notifications}/eob/read`, withToken(first.access_token), {});
    expect(await unreadIn(first.access_token)).toBe(0);
    expect(await unreadIn(second.access_token)).toBe(0);
  });

  test('a choice that the service stores is there for the next sign-in too', async () => {
    const first = await new Portal(issuer.url).signIn('commercial-member');
    const setPath = `${services}/portalmicroservices/api/member/setdefaultpharmacy`;
    const chosen = { memberId: 'EVF00421787', npi: '1000000004' };
    await post(setPath, withToken(first.access_token), chosen);
    const second = await new Portal(issuer.url).signIn('commercial-member');
    const { body } = await call(`${services}${pharmacyPath}`, withToken(second.access_token));
    expect(body.pharmacy.name).toBe('Otter Creek Drug');
  });

  test('a token that the provider did not issue for the services is refused', async () => {
    const { id_token } = await new Portal(issuer.url).signIn('commercial-member');
    for (const token of ['dummy', id_token]) {
      expect(await call(`${services}${claimsPath()}`, withToken(token))).toMatchObject({
        status: 401,
        body: { message: expect.stringContaining('The access token was refused') },
      });
    }
  });

  test('a provider out of reach is a failure of the stand-ins, not of the member', async () => {
    const alone = await standIns.start({ issuer: 'http://localhost:4313' });
    expect(await call(`${alone}${claimsPath()}`, withToken('x.y.z'))).toMatchObject({
      status: 503,
      body: { code: 'KEYS_UNREACHABLE' },
    });
  });
});
