import { NewCard } from '@portal/contracts/payments';
import { TestServices } from '../testing/services';
import { textsOfPdf } from '../testing/texts-of-pdf';

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

  test('with errors comes back as their names; nonsense too', async () => {
    expect(await (await tokenise({ ...typed, zip: 'x' })).json()).toEqual({ errors: ['zip'] });
    expect(await (await tokenise([1])).json()).toEqual({
      errors: ['number', 'expires', 'code', 'zip'],
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
    [
      'en',
      'Invoice',
      [
        'Everfern Rx: Invoice',
        'EVF-1005',
        'Left to pay',
        '$7.50',
        'Atorvastatin 20 mg tablet, 90 days, filled July 13, 2026',
      ],
    ],
    [
      'es',
      'Factura',
      [
        'Everfern Rx: Factura',
        'Número de factura',
        'Queda por pagar',
        'Atorvastatina 20 mg, tableta, 90 días, surtido el 13 de julio de 2026',
      ],
    ],
  ])('in %s is a PDF with its title and amounts', async (lang, title, texts) => {
    const response = await open('INV-1005', lang);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="${title.toLowerCase()}-INV-1005.pdf"`,
    );
    const pdf = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(pdf).toMatch(/^%PDF-1\.7\n/);
    expect(pdf).toContain(`(${title} EVF-1005)`);
    expect(textsOfPdf(pdf)).toEqual(expect.arrayContaining(texts));
  });

  test('that is not there is a 404, and one that fails says so in JSON', async () => {
    expect((await open('INV-9', 'en')).status).toBe(404);
    const failed = await open('INV-1005', 'en', 'upstream-down');
    expect([failed.status, failed.headers.get('content-type')]).toEqual([
      503,
      'application/json; charset=utf-8',
    ]);
  });
});
