import { emulatedUserHeader } from '@portal/contracts';
import { asMember, call, TestServices } from '../testing/services';

const services = new TestServices();
afterAll(() => services.stop());

const path = '/drugservice/api/drug/price';
const fill = new URLSearchParams({
  hsn: '919601',
  ndc: '99005196002',
  quantity: '30',
  days: '30',
  zip: '55000',
});

test('a quote opens for its member and for staff who act for them, and for no other member', async () => {
  const url = await services.start();
  const priced = await call(`${url}${path}?${fill}`, asMember('commercial-member'));
  const { priceInfo } = priced.body as unknown as { priceInfo: { quoteId: string } };
  const open = async (headers: Record<string, string>) =>
    (await call(`${url}${path}/quote/${priceInfo.quoteId}`, headers)).status;
  expect(await open(asMember('commercial-member'))).toBe(200);
  expect(await open({ ...bearer, [emulatedUserHeader]: 'commercial-member' })).toBe(200);
  expect(await open(asMember('medicare-member'))).toBe(404);
});

const bearer = { authorization: 'Bearer dummy' };
