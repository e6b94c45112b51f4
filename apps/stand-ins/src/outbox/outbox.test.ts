import { asMember, call as callAt, post, TestServices } from '../testing/services';
import { portalClient, startIdentityProvider } from '../identity-provider/start-identity-provider';
import { Outbox } from './outbox';

const services = new TestServices();
afterAll(() => services.stop());

const outbox = new Outbox();
let url: string;
beforeAll(async () => {
  url = await services.start({ outbox });
});

const mail = (to: string, text = 'x') => ({ kind: 'email' as const, to, subject: 's', text });
const sms = { kind: 'text' as const, to: '6125550142', subject: '', text: '<b>y</b>' };

describe('the outbox', () => {
  test('lists the newest first, by a part of the recipient and by kind', () => {
    const outbox = new Outbox();
    outbox.send(mail('one@example.com'), mail('two@example.com'));
    outbox.send(sms);
    expect(outbox.list().map(({ to }) => to)).toEqual([
      sms.to,
      'two@example.com',
      'one@example.com',
    ]);
    expect(outbox.list({ to: ' ONE@' })).toMatchObject([{ to: 'one@example.com' }]);
    expect(outbox.list({ kind: 'text' })).toMatchObject([sms]);
    expect(outbox.list({ to: 'one', kind: 'text' })).toEqual([]);
  });

  test('has the last 500', () => {
    const outbox = new Outbox();
    for (let i = 0; i < 501; i += 1) outbox.send(mail(`${i}@example.com`));
    expect(outbox.list()).toHaveLength(500);
    expect(outbox.list().at(-1)).toMatchObject({ to: '1@example.com' });
  });

  test('shows what a service sent on its page, escaped, and gives it to tests', async () => {
    const path = '/portalmicroservices/api/member/accountsettings/email/code';
    const body = { memberId: 'EVF00421787', email: 'new@example.com', language: 'es' };
    expect((await post(`${url}${path}`, asMember('commercial-member#outbox'), body)).status).toBe(
      200,
    );
    outbox.send(sms);
    const { messages } = (await callAt(`${url}/outbox/messages?to=new@`)).body as unknown as {
      messages: unknown[];
    };
    expect(messages).toEqual([
      {
        id: expect.any(String),
        sentAt: expect.stringMatching(/Z$/),
        kind: 'email',
        to: 'new@example.com',
        subject: 'Su código de Everfern Rx',
        text: expect.stringMatching(/^\d{6} es su código\./),
      },
    ]);
    const page = await fetch(`${url}/outbox/`, { headers: { 'accept-language': 'es' } });
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('&lt;b&gt;y&lt;/b&gt;');
    expect(html.indexOf(sms.to)).toBeLessThan(html.indexOf('new@example.com'));
    expect(await (await fetch(`${url}/outbox/?to=unknown`)).text()).toContain(
      'No message matches.',
    );
    await fetch(`${url}/outbox/messages`, { method: 'DELETE' });
    expect(await (await fetch(`${url}/outbox/`)).text()).toContain('Nothing was sent yet.');
  });

  test('has what the clock brings to a member who has signed out', async () => {
    const member = asMember('commercial-member#clock');
    const message = { language: 'en', topic: 'claim', subject: 'A question', body: 'Why?' };
    const sent = await fetch(`${url}/portalmicroservices/api/messages`, {
      method: 'POST',
      headers: { ...member, 'content-type': 'application/json', 'idempotency-key': 'key-1' },
      body: JSON.stringify({ ...message, replyBy: 'messageCenter' }),
    });
    expect(sent.status).toBe(200);
    const mails = async () =>
      (
        (await callAt(`${url}/outbox/messages?to=marisol`)).body as unknown as {
          messages: { subject: string }[];
        }
      ).messages;
    expect(await mails()).toEqual([]);
    await post(`${url}/_clock`, {}, { days: 5, scenario: 'commercial-member' });
    expect(await mails()).toMatchObject([{ subject: 'You have a new message at Everfern Rx' }]);
    await fetch(`${url}/_clock?scenario=commercial-member`, { method: 'DELETE' });
  });

  test('is the same at the identity provider, the only one that containers publish', async () => {
    const provider = await startIdentityProvider({
      port: 0,
      issuer: 'http://localhost:1',
      clients: [portalClient('http://localhost:2', 'portal', 'secret-for-tests')],
      outbox,
    });
    outbox.send(mail('shared@example.com'));
    const { messages } = (await callAt(`${provider.url}/outbox/messages?kind=email`))
      .body as unknown as {
      messages: unknown[];
    };
    expect(messages[0]).toMatchObject({ to: 'shared@example.com' });
    expect(await (await fetch(`${provider.url}/outbox/outbox.css`)).text()).toContain('main {');
    await provider.stop();
  });
});
