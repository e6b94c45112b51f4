import { NewCard } from '@portal/contracts/payments';
import { TestServices } from '../testing/services';

const services = new TestServices();
afterAll(() => services.stop());
let url: string;
beforeAll(async () => {
  url = await services.start({ portal: 'http://localhost:4200' });
});

const typed = { number: '4242424242424242', expires: '09/39', code: '123', zip: '55000' };
const tokenise = (body: object) =>
  fetch(`${url}/card-frame/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the page of the card frame', () => {
  test.each(['http://localhost:4200', 'http://ebms.localhost:4200'])(
    'is for a page of %s, and for no other',
    async (origin) => {
      const answer = await fetch(`${url}/card-frame?lang=es&origin=${encodeURIComponent(origin)}`);
      const policy = answer.headers.get('content-security-policy');
      expect(policy).toContain(`frame-ancestors ${origin}`);
      expect(policy).toContain("default-src 'none'; script-src 'self'");
      const page = await answer.text();
      expect(page).toContain(`data-parent="${origin}"`);
      expect(page).toContain('Número de tarjeta');
    },
  );

  test.each([
    '',
    'https://evil.example',
    'http://localhost:4201',
    'http://localhost:4200.evil.example',
    'http://evillocalhost:4200',
    'https://localhost:4200',
    'http://localhost:4200/" onload="x',
    'null',
  ])('is refused to %j', async (origin) => {
    const answer = await fetch(`${url}/card-frame?origin=${encodeURIComponent(origin)}`);
    expect(answer.status).toBe(400);
  });
});

describe('a typed card', () => {
  test('becomes a token that the payment calls take, and its number is in nothing that comes back', async () => {
    const text = await (await tokenise(typed)).text();
    const { card } = JSON.parse(text) as { card: unknown };
    expect(NewCard.safeParse(card).success).toBe(true);
    expect(text).not.toContain(typed.number);
    expect(text).not.toContain('123"');
  });

  test('is a new token each time', async () => {
    const first = await (await tokenise(typed)).text();
    expect(await (await tokenise(typed)).text()).not.toBe(first);
  });

  test('that will be declined says so in its token', async () => {
    const answer = await tokenise({ ...typed, number: '4000 0000 0000 0002' });
    expect(await answer.json()).toMatchObject({
      card: { token: expect.stringMatching(/^tok_declined_/) },
    });
  });

  test('with faults comes back as their names; nonsense too', async () => {
    expect(await (await tokenise({ ...typed, zip: 'x' })).json()).toEqual({ faults: ['zip'] });
    expect(await (await tokenise([1])).json()).toEqual({
      faults: ['number', 'expires', 'code', 'zip'],
    });
  });

  test('for which the processor is out is a failure', async () => {
    expect((await tokenise({ ...typed, number: '4000000000000119' })).status).toBe(503);
  });
});

describe('the document of an invoice', () => {
  const open = (id: string, lang: string, scenario = 'past-due-member') =>
    fetch(`${url}/portalmicroservices/api/payments/invoices/${id}/document?lang=${lang}`, {
      headers: { authorization: 'Bearer dummy', 'x-scenario': scenario },
    });

  test.each([
    ['en', 'Invoice EVF-1006', '($38.20) Tj'],
    ['es', 'Factura EVF-1006', '(Queda por pagar) Tj'],
  ])('in %s is a PDF with its title and its figures', async (lang, title, figure) => {
    const answer = await open('INV-1006', lang);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="\w+-INV-1006\.pdf"$/,
    );
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(text).toMatch(/^%PDF-1\.7\n/);
    expect(text).toContain(`/Title (${title})`);
    expect(text).toContain(figure);
    // The table of objects points at the objects.
    const [, start] = /startxref\n(\d+)\n/.exec(text) ?? [];
    expect(text.slice(Number(start), Number(start) + 4)).toBe('xref');
    const offsets = [...text.matchAll(/^(\d{10}) 00000 n /gm)].map(([, offset]) => Number(offset));
    offsets.forEach((offset, index) =>
      expect(text.slice(offset, offset + 7)).toBe(`${index + 1} 0 obj`),
    );
  });

  test('that is not there is a 404, and one that fails says so in JSON', async () => {
    expect((await open('INV-9', 'en')).status).toBe(404);
    const failed = await open('INV-1006', 'en', 'upstream-down');
    expect([failed.status, failed.headers.get('content-type')]).toEqual([
      503,
      'application/json; charset=utf-8',
    ]);
  });
});
