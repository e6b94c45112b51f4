import { type FilteredPharmacy, filterPharmacies, isFiltered } from './pharmacy-filter';

const now = new Date('2026-11-05T15:00:00Z');
const plain: FilteredPharmacy = {
  name: 'Maple & Main Pharmacy',
  kind: 'retail',
  inNetwork: true,
  isPreferred: false,
  fills90Days: false,
  givesVaccines: false,
  delivers: false,
  hasDriveThrough: false,
  hasAccessibleEntrance: false,
  compounds: false,
  languages: ['en'],
  hours: [{ from: 1, to: 7, opens: '08:00', closes: '20:00' }],
  timeZone: 'America/Chicago',
};
const night = { ...plain, hours: [{ from: 1, to: 7, opens: '00:00', closes: '24:00' }] };

test.each([
  ['maple', true],
  ['  MAIN ph ', true],
  ['& main', true],
  ['', true],
  ['oak', false],
  ['<b>Maple</b>', false],
  ['x'.repeat(200), false],
])('a name that contains "%s", whatever the case: %s', (name, kept) => {
  expect(filterPharmacies([plain], { name }, now)).toHaveLength(kept ? 1 : 0);
});

test.each([
  ['openNow', { ...plain, timeZone: 'Pacific/Honolulu' }, plain],
  ['open24Hours', plain, night],
  ['preferred', plain, { ...plain, isPreferred: true }],
  ['ninetyDays', plain, { ...plain, fills90Days: true }],
  ['vaccines', plain, { ...plain, givesVaccines: true }],
  ['delivers', plain, { ...plain, delivers: true }],
  ['inNetwork', { ...plain, inNetwork: false }, plain],
  ['driveThrough', plain, { ...plain, hasDriveThrough: true }],
  ['accessibleEntrance', plain, { ...plain, hasAccessibleEntrance: true }],
  ['compounds', plain, { ...plain, compounds: true }],
  ['specialty', plain, { ...plain, kind: 'specialty' }],
] as const)('%s keeps the pharmacies that have it', (attribute, without, having) => {
  expect(filterPharmacies([without, having], { attributes: [attribute] }, now)).toEqual([having]);
});

test('every chosen attribute counts, and so does the language', () => {
  const both = { ...plain, delivers: true, givesVaccines: true, languages: ['en', 'es'] };
  const all = [plain, { ...plain, delivers: true }, { ...both, languages: ['en'] }, both];
  const filter = { attributes: ['delivers', 'vaccines'], language: 'es' } as const;
  expect(filterPharmacies(all, filter, now)).toEqual([both]);
});

test('nothing chosen keeps all of them, in their order', () => {
  expect(filterPharmacies([night, plain], {}, now)).toEqual([night, plain]);
  expect(isFiltered({ name: ' ', attributes: [] })).toBe(false);
  expect(isFiltered({ language: 'es' })).toBe(true);
});
