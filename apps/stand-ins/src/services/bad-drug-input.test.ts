import { asMember, call as callAt, TestServices } from '../testing/services';

const services = new TestServices();
afterAll(() => services.stop());

let url: string;
beforeAll(async () => {
  url = await services.start();
});

/** The parts of the answers that these tests read. */
interface Answer {
  message: string;
  fields: unknown;
  priceInfo: {
    pharmacies: { kind: string; fills: unknown[] }[];
    rules: { quantityLimit: unknown };
  };
  drugListResponse: { drugName: string }[];
  pharmacyList: { pharmacy: unknown[] };
  searchArea: { total: number };
}

async function ask(path: string, query: Record<string, string>, scenario = 'commercial-member') {
  const search = new URLSearchParams(query).toString();
  const { status, body } = await callAt(`${url}${path}?${search}`, asMember(scenario));
  return { status, body: body as unknown as Answer };
}

const drugPath = '/drugservice/api/drug';
const glyvexa = { hsn: '919601', ndc: '99005196002', quantity: '30', days: '30', zip: '55000' };
const price = (change: Record<string, string>, scenario?: string) =>
  ask(`${drugPath}/price`, { ...glyvexa, ...change }, scenario);

describe('a price that cannot be asked for is refused with a code and a sentence', () => {
  test.each([
    ['an unknown drug', { hsn: '000001' }, 404, 'DRUG_NOT_FOUND', 'no such strength of this drug'],
    ['an unknown NDC', { ndc: '99005196009' }, 404, 'DRUG_NOT_FOUND', 'no such strength'],
    ['the NDC of another drug', { ndc: '99005176002' }, 404, 'DRUG_NOT_FOUND', 'no such strength'],
    ['a malformed hsn', { hsn: '9196' }, 400, 'BAD_REQUEST', 'query.hsn: This is not a valid hsn.'],
    [
      'a malformed NDC',
      { ndc: '99005' },
      400,
      'BAD_REQUEST',
      'query.ndc: This is not a valid ndc.',
    ],
    ['quantity 0', { quantity: '0' }, 400, 'QUANTITY_INVALID', 'must be more than 0'],
    ['a negative quantity', { quantity: '-30' }, 400, 'BAD_REQUEST', 'query.quantity'],
    ['a fraction of tablets', { quantity: '1.5' }, 400, 'QUANTITY_INVALID', 'whole units only'],
    ['a quantity in words', { quantity: 'thirty' }, 400, 'BAD_REQUEST', 'query.quantity'],
    [
      'too large a quantity',
      { quantity: '9999' },
      400,
      'QUANTITY_INVALID',
      'at most 600 for 30 days',
    ],
    ['0 days', { days: '0' }, 400, 'DAYS_INVALID', 'The days of supply are 1 to 90.'],
    ['365 days', { days: '365' }, 400, 'DAYS_INVALID', 'The days of supply are 1 to 90.'],
    ['half a day', { days: '1.5' }, 400, 'BAD_REQUEST', 'query.days'],
    ['four digits of a ZIP code', { zip: '5500' }, 400, 'BAD_REQUEST', 'query.zip: '],
    ['an age of another form', { ageGender: '48 F' }, 400, 'BAD_REQUEST', 'Write it as 48F.'],
  ])('%s', async (_what, change, status, code, words) => {
    const answer = await price(change as Record<string, string>);
    expect([answer.status, answer.body.message]).toEqual([
      status,
      expect.stringContaining(`${code}: `),
    ]);
    expect(answer.body.message).toContain(words);
  });

  test.each([
    ['info', { hsn: '000001' }, 'DRUG_NOT_FOUND', 'There is no drug with this hsn.'],
    [
      'price/quote/Q-2222-2222-2222',
      {},
      'QUOTE_NOT_FOUND',
      'no quote with this id in the last 30 days',
    ],
  ])('%s of what is not there', async (path, query, code, words) => {
    const answer = await ask(`${drugPath}/${path}`, query as Record<string, string>);
    expect(answer.status).toBe(404);
    expect(answer.body.message).toMatch(new RegExp(`^${code}: .*${words}`));
  });
});

test.each([
  ['quantity', '1.5', 'notWhole'],
  ['quantity', '9999', 'tooMuch'],
  ['days', '400', 'outOfRange'],
])('a refused %s of %s is named, with its rule: %s', async (field, value, problem) => {
  const { body } = await price({ [field]: value });
  expect(body.fields).toEqual([{ field, problem }]);
});

describe('what can be answered says what is wrong', () => {
  test.each([
    ['an unknown ZIP code', '99999'],
    ['a ZIP code of a territory', '00601'],
    ['a ZIP code of Guam', '96910'],
  ])('%s leaves home delivery', async (_what, zip) => {
    const { status, body } = await price({ zip });
    expect(status).toBe(200);
    expect(body.priceInfo).toMatchObject({ zipFound: false, pharmacies: [{ kind: 'mail' }] });
  });

  test('more than the quantity limit is priced, with the limit', async () => {
    const { status, body } = await price({ quantity: '60' });
    expect(status).toBe(200);
    expect(body.priceInfo.rules.quantityLimit).toEqual({ quantity: 30, days: 30 });
  });

  test('two of five pharmacies give a price; the others are there without one', async () => {
    const { body } = await price({}, 'drug-prices-partly');
    const near = body.priceInfo.pharmacies.filter(({ kind }) => kind !== 'mail');
    expect(near.map(({ fills }) => fills.length > 0)).toEqual(
      expect.arrayContaining([true, false]),
    );
    expect(near).toHaveLength(5);
    expect(near.filter(({ fills }) => fills.length > 0)).toHaveLength(2);
  });

  test.each([
    ['a misspelt name', 'atorvstatin', 'Atorvastatin'],
    ['a Spanish name', 'atorvastatina', 'Atorvastatin'],
    ['an NDC', '99005-1960-02', 'Glyvexa'],
  ])('%s: %s finds %s', async (_what, drugName, found) => {
    const { body } = await ask(drugPath, { drugName });
    expect(body.drugListResponse[0]?.drugName).toBe(found);
  });

  test.each([
    ['200 characters', 'x'.repeat(200)],
    ['markup', '<script>alert(1)</script>'],
    ['signs', "%' OR 1=1 --"],
  ])('a search of %s finds nothing, and fails nothing', async (_what, drugName) => {
    const { status, body } = await ask(drugPath, { drugName });
    expect([status, body.drugListResponse]).toEqual([200, []]);
  });
});

describe('a pharmacy search', () => {
  const search = (query: Record<string, string>) => ask('/pharmacyservice/api/pharmacy', query);

  test.each([
    ['an unknown ZIP code', { zip: '00000' }, 'notFound'],
    ['a ZIP code of a territory', { zip: '00601' }, 'territory'],
    ['a place abroad', { latitude: '48.85', longitude: '2.35' }, 'abroad'],
    ['a city of 200 characters', { city: 'x'.repeat(200) }, 'notFound'],
    ['a city of markup', { city: '<b>x</b>' }, 'notFound'],
  ])('of %s says so, with no pharmacy', async (_what, query, place) => {
    const { status, body } = await search(query as Record<string, string>);
    expect(status).toBe(200);
    expect(body).toMatchObject({ searchArea: { place }, pharmacyList: { pharmacy: [] } });
  });

  test('with more than 500 results answers the nearest 500, and how many there are', async () => {
    const { body } = await search({ zip: '07102', radius: '50' });
    expect(body.pharmacyList.pharmacy).toHaveLength(500);
    expect(body.searchArea.total).toBeGreaterThan(500);
  });

  test.each([
    ['a ZIP code of one digit', { zip: '1' }, 'BAD_REQUEST', 'A ZIP code has five digits.'],
    [
      'an attribute that is none',
      { zip: '55000', attributes: 'cheap' },
      'ATTRIBUTE_UNKNOWN',
      'There is no such attribute.',
    ],
  ])('with %s is refused', async (_what, query, code, words) => {
    const answer = await search(query as Record<string, string>);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toContain(code);
    expect(answer.body.message).toContain(words);
  });
});
