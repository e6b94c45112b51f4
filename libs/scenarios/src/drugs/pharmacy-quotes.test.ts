import { PriceInfo } from '@portal/contracts/drugs';
import { newMemory, play } from '../play/play';
import { loadFixtures } from '../fixtures/read-fixtures';
import { at, maple, price } from '../testing/prices';

const { scenarios } = loadFixtures();

describe('where', () => {
  test('the nearest pharmacies and home delivery are compared; 30 days by mail are not offered', () => {
    const { info } = price('commercial-member', { drug: 'Atorvastatin' });
    expect(info?.pharmacies.map(({ kind }) => kind)).toEqual([
      ...['retail', 'retail', 'retail', 'retail', 'retail'],
      'mail',
    ]);
    const mail = info?.pharmacies.at(-1)?.fills.map(({ days, isOffered }) => [days, isOffered]);
    expect(mail).toEqual([
      [30, false],
      [90, true],
    ]);
  });

  test('a preferred pharmacy is one where the plan has its own prices there', () => {
    const kinds = price('global-health-member', { drug: 'Glyvexa' }).info?.pharmacies.map(
      ({ npi, kind, inNetwork }) => [npi === maple ? 'maple' : inNetwork, kind],
    );
    expect(kinds).toContainEqual([true, 'preferredRetail']);
    expect(kinds).toContainEqual(['maple', 'retail']);
  });

  test('a default pharmacy that is not among the nearest takes the fifth place, with its distance', () => {
    const there = { drug: 'Atorvastatin', zip: '82001' };
    const own = price('commercial-member', there).info!.pharmacies;
    const nearest = price('visitor', there).info!.pharmacies;
    expect(own.slice(0, 4).map(({ npi }) => npi)).toEqual(
      nearest.slice(0, 4).map(({ npi }) => npi),
    );
    expect(own).toHaveLength(nearest.length);
    expect(own.at(-2)).toMatchObject({ npi: maple, kind: 'retail', inNetwork: true });
    expect(own.at(-2)!.miles).toBeGreaterThan(100);
    expect(at(maple, 30, price('commercial-member', there))?.youPay).toBeGreaterThan(0);
    for (const other of ['default-pharmacy-none', 'visitor']) {
      expect(price(other, there).info!.pharmacies).toHaveLength(6);
    }
  });

  test('a pharmacy that was asked for is compared, near or far, next to the default one', () => {
    const npis = (zip: string, npi?: string) =>
      price('commercial-member', { drug: 'Atorvastatin', zip, ...(npi && { npi }) })
        .info!.pharmacies.slice(0, -1)
        .map((each) => each.npi);
    const near = scenarios
      .get('commercial-member')!
      .pharmacies.near({ latitude: 41.14, longitude: -104.82 });
    const usual = npis('82001');
    const other = near.find(({ pharmacy }) => !usual.includes(pharmacy.npi))!.pharmacy.npi;
    expect(npis('82001', other)).toEqual([...usual.slice(0, 3), maple, other]);
    expect(npis('82001', usual[3])).toEqual(usual);
    expect(npis('82001', '1999999999')).toEqual(usual);
    expect(npis('55000', other)).toContain(other);
  });

  test('the default pharmacy that was set counts', () => {
    const scenario = scenarios.get('commercial-member')!;
    const query = {
      hsn: '919601',
      ndc: '99005196002',
      quantity: '30',
      days: '30',
      zip: '55000',
    };
    const far = scenario.pharmacies
      .near({ latitude: 41.14, longitude: -104.82 })
      .find(({ pharmacy }) => pharmacy.inNetwork)!.pharmacy.npi;
    const memory = { ...newMemory(scenario), stored: { defaultPharmacyNpi: far } };
    const { answer } = play(scenario, memory, { endpointId: 'drugs.getPrice', params: {}, query });
    const { pharmacies } = PriceInfo.parse(answer.body).priceInfo;
    expect(pharmacies.map(({ npi }) => npi)).toContain(far);
  });

  test.each([
    ['commercial-member', true],
    ['medicare-member', false],
    ['visitor', false],
  ])(
    'whether the plan of %s pays a part back out of network: %s, as its benefits',
    (name, pays) => {
      expect(price(name, { drug: 'Atorvastatin' }).info?.coversOutOfNetwork).toBe(pays);
    },
  );

  test('out of network the plan pays nothing: the cash price is there', () => {
    const quote = at('1999000122', 30, price('commercial-member', { drug: 'Glyvexa' }));
    expect(quote).toMatchObject({ isOffered: false, youPay: null });
    expect(quote?.cashPrice).toBeGreaterThan(368);
  });

  test('a ZIP code without a pharmacy leaves home delivery', () => {
    const { info } = price('commercial-member', { drug: 'Atorvastatin', zip: '99999' });
    expect(info?.zipFound).toBe(false);
    expect(info?.pharmacies.map(({ kind }) => kind)).toEqual(['mail']);
    expect(info?.nextPharmacy).toBeNull();
  });

  test.each([
    ['20001', /^DE$/],
    ['99701', /^[A-Z]{2}$/],
  ])('a known ZIP code far from all, %s, names the next pharmacy', (zip, state) => {
    const { info } = price('commercial-member', { drug: 'Atorvastatin', zip });
    expect(info?.zipFound).toBe(true);
    expect(info?.pharmacies.some(({ miles }) => miles !== null && miles <= 50)).toBe(false);
    expect(info?.nextPharmacy?.state).toMatch(state);
    expect(info?.nextPharmacy?.miles).toBeGreaterThan(50);
  });

  test('near pharmacies there is no next one', () => {
    const { info } = price('commercial-member', { drug: 'Atorvastatin' });
    expect(info).toMatchObject({ zipFound: true, nextPharmacy: null });
  });
});
