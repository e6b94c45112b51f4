import { areas } from '@portal/contracts/all';
import { Outbox } from '../outbox/outbox';
import { asMember, post, TestServices } from '../testing/services';

const services = new TestServices();
afterAll(() => services.stop());
const { accountEmail } = areas;

test('an email that one account has confirmed is taken for every other one', async () => {
  const outbox = new Outbox();
  const url = await services.start({ outbox });
  const send = (scenario: string, memberId: string) =>
    post(`${url}${accountEmail.sendCode.path}`, asMember(scenario), {
      ...{ memberId, email: 'moved@example.com', language: 'en' },
    });
  const first = ['commercial-member', 'EVF00421787'] as const;
  expect((await send(...first)).status).toBe(200);
  const [, code = ''] = /^(\d{6})/.exec(outbox.list()[0]?.text ?? '') ?? [];
  const confirm = { memberId: 'EVF00421787', code, language: 'en' };
  const { body } = await post(`${url}${accountEmail.confirm.path}`, asMember(first[0]), confirm);
  expect(body).toMatchObject({ outcome: 'confirmed' });
  const other = await send('medicare-member', 'GMR00730512');
  expect(other.body.message).toMatch(/^EMAIL_IN_USE: /);
});
