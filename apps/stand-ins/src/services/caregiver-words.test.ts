import { tokenHeaders } from '@portal/contracts';
import { UnsecuredJWT } from 'jose';
import { asMember, call, post, TestServices } from '../testing/services';

const services = new TestServices();
afterAll(() => services.stop());

const as = (user: string) => ({
  ...asMember('family-access'),
  [tokenHeaders.access]: `Bearer ${new UnsecuredJWT({ sub: user }).encode()}`,
});

test('a reply names the caregiver whose token came with it, and not the member', async () => {
  const api = `${await services.start()}/portalmicroservices/api`;
  const reply = (user: string) =>
    post(
      `${api}/messages/7301/replies`,
      { ...as(user), 'idempotency-key': user },
      { language: 'en', body: `Of ${user}` },
    );
  expect((await reply('caregiver')).status).toBe(200);
  expect((await reply('family-access')).status).toBe(200);
  const { body } = await call(`${api}/notifications/message/mpm/7301`, as('family-access'));
  const { thread } = body as unknown as { thread: { entries: object[] } };
  expect(thread.entries.slice(-2)).toMatchObject([
    { body: 'Of caregiver', writtenBy: { name: 'Pim Newbury' } },
    { body: 'Of family-access', writtenBy: null },
  ]);
});
