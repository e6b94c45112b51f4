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
      memberId,
      email: 'moved@example.com',
      language: 'en',
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

test('of two accounts with a code waiting for one email, the first to confirm has it', async () => {
  const outbox = new Outbox();
  const url = await services.start({ outbox });
  const accounts = [
    ['commercial-member', 'EVF00421787'],
    ['medicare-member', 'GMR00730512'],
  ] as const;
  const codes: string[] = [];
  for (const [scenario, memberId] of accounts) {
    const body = { memberId, email: 'both@example.com', language: 'en' };
    await post(`${url}${accountEmail.sendCode.path}`, asMember(scenario), body);
    codes.push(/^\d{6}/.exec(outbox.list()[0]?.text ?? '')?.[0] ?? '');
  }
  const outcomes: unknown[] = [];
  for (const [index, [scenario, memberId]] of accounts.entries()) {
    const body = { memberId, code: codes[index], language: 'en' };
    const confirmed = await post(`${url}${accountEmail.confirm.path}`, asMember(scenario), body);
    outcomes.push(confirmed.body);
  }
  expect(outcomes).toEqual([
    { outcome: 'confirmed', triesLeft: 0 },
    { outcome: 'taken', triesLeft: 0 },
  ]);
});
