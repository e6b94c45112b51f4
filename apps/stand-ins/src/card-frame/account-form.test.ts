import { NewBankAccount } from '@portal/contracts/payments';
import { TestServices } from '../testing/services';

const services = new TestServices();
afterAll(() => services.stop());
let url: string;
beforeAll(async () => {
  url = await services.start({ portal: 'http://localhost:4200' });
});

const typed = {
  holder: 'Marisol Sampleton',
  kind: 'SAVINGS',
  routing: '110000000',
  account: '000123456789',
  again: '000123456789',
};
const tokenise = async (body: object) => {
  const answer = await fetch(`${url}/card-frame/account-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.text();
};

test.each([
  ['en', 'Routing number', 'Name on the account', 'Savings'],
  ['es', 'Número de ruta', 'Nombre en la cuenta', 'De ahorros'],
])('%s: the frame for a bank account asks for it and for no card', async (lang, ...texts) => {
  const origin = encodeURIComponent('http://localhost:4200');
  const answer = await fetch(`${url}/card-frame?lang=${lang}&origin=${origin}&kind=account`);
  const page = await answer.text();
  for (const text of texts) expect(page).toContain(text);
  expect(page).not.toContain('cc-number');
});

test('a bank account becomes a token that a payment takes, and its numbers do not come back', async () => {
  const text = await tokenise(typed);
  const { account } = JSON.parse(text) as { account: unknown };
  expect(NewBankAccount.safeParse(account).success).toBe(true);
  expect(account).toMatchObject({ kind: 'SAVINGS', last4: '6789' });
  expect(text).not.toMatch(/12345678|110000000|Marisol/);
});

test('with errors come their names; of nonsense, too', async () => {
  const wrong = await tokenise({ ...typed, routing: '110000001', again: '1' });
  expect(JSON.parse(wrong)).toEqual({ errors: ['routing', 'again'] });
  expect(JSON.parse(await tokenise([1]))).toEqual({
    errors: ['holder', 'kind', 'routing', 'account'],
  });
});

test('one that the bank will decline says so in its token', async () => {
  const number = { account: '000111111116', again: '0001 1111 1116' };
  expect(await tokenise({ ...typed, ...number })).toContain('tok_declined_');
});
