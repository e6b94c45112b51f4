import { fitsLimit, plainText } from '@portal/domain';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDrugCatalogue } from '../drug-catalogue/drug-catalogue';
import { readDrugs } from '../drug-catalogue/read-drugs';
import { findFixtures } from '../files/read-json';

const folder = findFixtures();
const { files, problems } = readDrugs(folder);
const catalogue = createDrugCatalogue(files);

test('the files are valid and agree with each other', () => {
  expect(problems).toEqual([]);
});

test('there are hundreds of substances in dozens of classes, most with an alternative', () => {
  const withAlternative = new Set(
    catalogue.products
      .filter((product) => catalogue.alternativesTo(product).length > 0)
      .map(({ genericName }) => genericName),
  );
  const generics = new Set(catalogue.products.map(({ genericName }) => plainText(genericName)));
  const used = new Set(catalogue.products.map(({ classId }) => classId));
  expect(generics.size).toBeGreaterThanOrEqual(300);
  expect(files.classes.filter(({ id }) => used.has(id)).length).toBeGreaterThanOrEqual(60);
  expect(withAlternative.size).toBeGreaterThanOrEqual(200);
});

test('the alternatives are the other substances of the class, generics and brands', () => {
  const namesFor = (drug: string) =>
    catalogue.alternativesTo(catalogue.named(drug)!).map(({ drugName }) => drugName);
  // Lipestra is a brand of atorvastatin.
  const others = [
    ...['Rosuvastatin', 'Rosavance', 'Simvastatin', 'Pravastatin'],
    ...['Lovastatin', 'Pitavastatin', 'Pitavera', 'Fluvastatin'],
  ];
  expect(namesFor('Atorvastatin')).toEqual(others);
  expect(namesFor('Lipestra')).toEqual(others);
});

test('each product has its own hsn, and each strength its own NDC, of a labeler that does not exist', () => {
  const hsns = catalogue.products.map(({ hsn }) => hsn);
  const ndcs = catalogue.products.flatMap(({ strengths }) => strengths.map(({ ndc }) => ndc));
  expect(new Set(hsns).size).toBe(hsns.length);
  expect(new Set(ndcs).size).toBe(ndcs.length);
  expect(ndcs.filter((ndc) => !/^99\d{9}$/.test(ndc))).toEqual([]);
});

test.each(['FAM-1500', 'SGL-1500', 'PDP-042', 'GHH2001', 'GHH0003', 'GHH0005'])(
  'the plan %s has a drug list of this year and of the next, with changes',
  (plan) => {
    const [now, next] = [2026, 2027].map((year) => catalogue.formularyOf(plan, year));
    const changed = catalogue.products.filter(
      (product) => now?.rowOf(product)?.tier !== next?.rowOf(product)?.tier,
    );
    expect(changed.length).toBeGreaterThan(2);
  },
);

test.each([
  ['atorvastatina', 'Atorvastatin'],
  ['atorvstatin', 'Atorvastatin'],
  ['lipes', 'Lipestra'],
  ['salbutamol', 'Albuterol'],
  ['vacuna contra la gripe', 'Influenza vaccine'],
  ['losartan potassium', 'Losartan'],
  ['losartán potásico', 'Losartan'],
  ['clorhidrato de sertralina 50 mg', 'Sertraline'],
  ['metoprolol tartrate', 'Metoprolol tartrate'],
  ['cloruro de potasio', 'Potassium chloride'],
])('%s finds %s', (typed, name) => {
  expect(catalogue.search(typed)[0]?.entry.drugName).toBe(name);
});

test.each([
  ['shingles', 'Zoster vaccine', 'shingles shot'],
  ['culebrilla', 'Zoster vaccine', 'vacuna contra la culebrilla'],
  ['flu', 'Influenza vaccine', 'flu'],
  ['hpv', 'Human papillomavirus vaccine', 'HPV'],
  ['VPH', 'Human papillomavirus vaccine', 'VPH'],
  ['RSV', 'Respiratory syncytial virus vaccine', 'RSV'],
  ['pneumonia', 'Pneumococcal vaccine', 'pneumonia shot'],
  ['neumonia', 'Pneumococcal vaccine', 'vacuna contra la neumonía'],
  ['tetanus shot', 'Tetanus, diphtheria and pertussis vaccine', 'tetanus shot'],
  ['shingels', 'Zoster vaccine', 'shingles shot'],
  ['blood thinner', 'Apixora', 'blood thinner'],
  ['water pill', 'Hydrochlorothiazide', 'water pill'],
  ['diuretico', 'Hydrochlorothiazide', 'diurético'],
  ['heartburn', 'Omeprazole', 'heartburn'],
  ['paracetamol', 'Hydrocodone / acetaminophen', 'paracetamol'],
  ['acetaminofén', 'Hydrocodone / acetaminophen', 'acetaminofén'],
  ['glibenclamida', 'Glyburide', 'glibenclamida'],
])('the everyday name %s finds %s', (typed, name, everydayName) => {
  const [first] = catalogue.search(typed);
  expect([first?.entry.drugName, first?.everydayName]).toEqual([name, everydayName]);
});

test('every drug whose name has the letters is found, however many', () => {
  const named = catalogue.products.filter(({ names }) =>
    names.some((name) => name.toLowerCase().includes('met')),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(new Set(catalogue.search('met').map(({ entry }) => entry))).toEqual(new Set(named));
});

describe('a planted fault is found', () => {
  const plant = (name: string, from: string, to: string) => {
    const copy = mkdtempSync(join(tmpdir(), 'drugs-'));
    cpSync(join(folder, 'drugs'), join(copy, 'drugs'), { recursive: true });
    const file = join(copy, 'drugs', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
    return readDrugs(copy).problems.map(({ reason }) => reason);
  };

  test.each([
    ['substances.json', '"number": 101', '"number": 100', 'The number is there twice.'],
    ['substances.json', '"class": "statins"', '"class": "statin"', 'There is no class "statin".'],
    ['substances.json', '[0.2324, ', '[', 'Each strength has one price.'],
    [
      'formularies/everfern-2026.json',
      '"drug": "Lipestra"',
      '"drug": "Lipestri"',
      'There is no drug "Lipestri".',
    ],
    [
      'formularies/everfern-2027.json',
      '"follows": "everfern-2026"',
      '"follows": "everfern-2025"',
      'There is no formulary "everfern-2025".',
    ],
    [
      'pharmacy-prices.json',
      '"agreed": 100',
      '"agreed": -1',
      'Too small: expected number to be >0',
    ],
  ])('in %s: %s', (name, from, to, reason) => {
    expect(plant(name, from, to)).toContain(reason);
  });
});

test.each(['FAM-1500', 'PDP-042'])(
  'the usual fill of each drug is within its limit on the list of %s',
  (plan) => {
    const list = catalogue.formularyOf(plan, 2026)!;
    const over = catalogue.products.filter((product) => {
      const limit = list.rowOf(product)?.ql;
      return limit && !fitsLimit(limit, product.usual.quantity, product.usual.days);
    });
    expect(over.map(({ drugName, form }) => `${drugName} ${form}`)).toEqual([]);
  },
);
