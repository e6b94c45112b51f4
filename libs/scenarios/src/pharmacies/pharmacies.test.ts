import { PharmacyList, PharmacySearch } from '@portal/contracts/pharmacies';
import { milesBetween, type Point } from '@portal/domain';
import { newMemory, play } from '../play/play';
import { loadFixtures, type Scenario } from '../fixtures/read-fixtures';

const { scenarios } = loadFixtures();
const visitor = scenarios.get('visitor') as Scenario;

function call(endpointId: string, params: Record<string, string>, query = {}, scenario = visitor) {
  const { answer } = play(scenario, newMemory(scenario), { endpointId, params, query });
  return answer;
}

function search(query: Record<string, string>, scenario = visitor) {
  const { body, status } = call('pharmacies.search', {}, query, scenario);
  expect(status).toBe(200);
  const { pharmacyList, searchArea } = PharmacySearch.parse(body);
  return { found: pharmacyList.pharmacy, area: searchArea };
}

const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe('the directory', () => {
  const states = ['MN', 'NJ', 'CT', 'RI', 'DE', 'HI', 'WY'];

  test('has at least 2,000 pharmacies, each with hours, and a fair share of every attribute', () => {
    const { all } = visitor.pharmacies;
    const places = all.filter(({ kind, latitude }) => kind === 'retail' && latitude !== null);
    expect(new Set(places.map(({ npi }) => npi)).size).toBeGreaterThanOrEqual(2000);
    expect(all.filter(({ hours }) => hours.length === 0)).toEqual([]);
    for (const attribute of ['delivers', 'givesVaccines', 'compounds', 'isPreferred'] as const) {
      expect(all.filter((each) => each[attribute]).length).toBeGreaterThan(200);
    }
    expect(all.filter(({ inNetwork }) => !inNetwork).length).toBeGreaterThan(100);
  });

  test('every ZIP code of seven states finds one within five miles', () => {
    const zipCodes = visitor.pharmacies
      .zipCodes()
      .all.filter(({ state }) => states.includes(state));
    expect(zipCodes.length).toBeGreaterThan(2500);
    const points = visitor.pharmacies.all.flatMap(({ latitude, longitude }) =>
      latitude === null || longitude === null ? [] : [{ latitude, longitude }],
    );
    const within = (a: Point, b: Point) =>
      Math.abs(a.latitude - b.latitude) < 0.1 && milesBetween(a, b) <= 5;
    const without = zipCodes.filter((each) => !points.some((point) => within(each, point)));
    expect(without).toEqual([]);
  });

  test('the default pharmacy of the members is the one of the directory', () => {
    const { pharmacy } = call(
      'pharmacies.getDefault',
      { memberId: 'EVF00421787' },
      {},
      {
        ...(scenarios.get('commercial-member') as Scenario),
      },
    ).body as { pharmacy: { npi: string } };
    expect(pharmacy).toEqual(visitor.pharmacies.byNpi(pharmacy.npi));
  });

  test('a default pharmacy that was set is there after a new sign-in', () => {
    const member = scenarios.get('commercial-member') as Scenario;
    const body = { memberId: 'EVF00421787', npi: '1999000106' };
    const set = { endpointId: 'pharmacies.setDefault', params: {}, query: {}, body };
    const { memory } = play(member, newMemory(member), set);
    const signedInAgain = { ...newMemory(member), stored: memory.stored };
    const get = { endpointId: 'pharmacies.getDefault', params: {}, query: {} };
    expect(play(member, signedInAgain, get).answer.body).toMatchObject({
      pharmacy: { npi: '1999000106' },
    });
  });
});

describe('a search', () => {
  test('by ZIP code lists what is within the radius, nearest first', () => {
    const { found, area } = search({ zip: '55000', radius: '2' });
    expect(names(found)).toEqual([
      'Maple & Main Pharmacy',
      'Corner Lantern Drugs',
      'Otter Creek Drug',
      'Bluebell Pharmacy',
      'Quillfeather Corner Drug',
    ]);
    expect(area).toMatchObject({ place: 'found', city: 'Sampleville', zip: '55000', total: 5 });
  });

  test.each([
    [{ name: 'lantern' }, ['Corner Lantern Drugs']],
    [{ name: 'DRUG', attributes: 'preferred' }, ['Corner Lantern Drugs']],
    [{ attributes: 'vaccines,open24Hours' }, ['Bluebell Pharmacy']],
    [{ language: 'hmn' }, ['Bluebell Pharmacy']],
    [{ attributes: 'driveThrough,delivers' }, []],
  ])('keeps those whose name and attributes are the chosen ones: %j', (chosen, expected) => {
    expect(names(search({ zip: '55000', radius: '2', ...chosen }).found)).toEqual(expected);
  });

  test('open now is judged by the clock of the scenario', () => {
    // A Thursday, 8 in the morning in Minnesota: four hours earlier in Hawaii.
    const open = { attributes: 'openNow', radius: '2' };
    expect(search({ zip: '55000', ...open }).found).toHaveLength(4);
    const honolulu = search({ zip: '96813', ...open }).found;
    expect(honolulu.every(({ hours }) => hours[0]?.closes === '24:00')).toBe(true);
  });

  test('by city and state; a city of several states asks which', () => {
    expect(search({ city: 'st. paul', state: 'MN' }).found.length).toBeGreaterThan(5);
    const { area, found } = search({ city: 'Portland' });
    expect(area).toMatchObject({ place: 'several', city: 'Portland' });
    expect(area.states).toEqual(expect.arrayContaining(['ME', 'OR']));
    expect(found).toEqual([]);
  });

  test('by a point names the ZIP code nearest to it', () => {
    const { area } = search({ latitude: '44.977', longitude: '-93.264' });
    expect(area).toMatchObject({ place: 'found', zip: '55000', latitude: 44.977 });
  });

  test.each([
    [{ zip: '00601' }, 'territory'],
    [{ latitude: '18.4', longitude: '-66.1' }, 'territory'],
    [{ zip: '00000' }, 'notFound'],
    [{ city: 'Nowhereville' }, 'notFound'],
    [{ city: '<b>x</b>' }, 'notFound'],
    [{ latitude: '48.85', longitude: '2.35' }, 'abroad'],
    [{}, 'notFound'],
  ])('%j is %s, and finds nothing', (query, place) => {
    const { area, found } = search(query as Record<string, string>);
    expect(area.place).toBe(place);
    expect(found).toEqual([]);
  });

  test('none found says how far the next one is that has what was chosen', () => {
    const montana = search({ zip: '59718', radius: '50' });
    expect(montana.found).toEqual([]);
    expect(montana.area.next).toMatchObject({ state: 'WY' });
    expect(montana.area.next?.miles).toBeGreaterThan(50);
    const night = search({ zip: '59718', radius: '50', attributes: 'open24Hours' }).area.next;
    expect(night?.miles).toBeGreaterThanOrEqual(montana.area.next?.miles ?? Infinity);
  });

  test('more than 500 are cut to the nearest 500, and the number of all is said', () => {
    const { found, area } = search({ zip: '07102', radius: '50' });
    expect(found).toHaveLength(500);
    expect(area.total).toBeGreaterThan(500);
  });

  test('an unknown attribute is refused', () => {
    const { status } = call('pharmacies.search', {}, { zip: '55000', attributes: 'cheap' });
    expect(status).toBe(400);
  });
});

describe('pharmacies that send', () => {
  const npiOf = (id: string, params: Record<string, string>) =>
    PharmacyList.parse(call(id, params).body).pharmacyList.pharmacy.map(({ npi }) => npi);

  test('a client has its own mail-order pharmacy, or the one of all others', () => {
    expect(npiOf('pharmacies.getMailOrderByClient', { clientName: 'PRXFRD' })).toEqual([
      '1999000171',
    ]);
    expect(npiOf('pharmacies.getMailOrderByClient', { clientName: 'common' })).toEqual([
      '1999000114',
    ]);
    expect(npiOf('pharmacies.getSpecialty', { clientName: 'common' })).toEqual(['1999000163']);
  });

  test('by NPI, only a mail-order pharmacy is one', () => {
    const params = { mailOrderNpi: '1999000171' };
    expect(npiOf('pharmacies.getMailOrderByNpi', params)).toEqual(['1999000171']);
    const retail = call('pharmacies.getMailOrderByNpi', { mailOrderNpi: '1234567893' });
    expect(retail.status).toBe(404);
  });
});
