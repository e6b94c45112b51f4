// fixtures/pharmacies/generated.tsv: invented pharmacies around real ZIP codes, the same ones each time.
import {
  areaCodes,
  firstNames,
  lastNames,
  streetNames,
  streetTypes,
  trades,
} from './pharmacy-names.mjs';
import { readZipCodes } from './zip-codes.mjs';

/** Each ZIP code of these states has a pharmacy within this many miles. */
const coveredStates = Object.keys(areaCodes);
const coveredMiles = 5;

/** Sampleville is invented: its pharmacies are written by hand, and no other is this near, in miles. */
const sampleville = { latitude: 44.9778, longitude: -93.265, clear: 3.5 };

/** Numbers from 0 to 1, the same sequence for the same seed (mulberry32). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Miles between two near points, on a flat map: exact enough for five miles. */
function milesBetween(a, b) {
  const north = (a.latitude - b.latitude) * 69;
  const east = (a.longitude - b.longitude) * 69 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

/** The nine digits and their check digit (Luhn over 80840 and the number). No NPI begins with 2 so far. */
function npiOf(index) {
  const nine = `29${String(index).padStart(7, '0')}`;
  const sum = [...nine].reverse().reduce((total, digit, place) => {
    const doubled = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 24);
  return `${nine}${(10 - (sum % 10)) % 10}`;
}

/** One place for each ZIP code that has none near, and more where ZIP codes are dense. */
function placesFor(zipCodes, random) {
  const places = [];
  const add = (zip, miles) => {
    const [angle, distance] = [random() * 2 * Math.PI, Math.sqrt(random()) * miles];
    const latitude = zip.latitude + (Math.sin(angle) * distance) / 69;
    const flat = 69 * Math.cos((zip.latitude * Math.PI) / 180);
    const longitude = zip.longitude + (Math.cos(angle) * distance) / flat;
    const place = { ...zip, latitude, longitude };
    if (milesBetween(place, sampleville) > sampleville.clear) places.push(place);
  };
  for (const zip of zipCodes) {
    if (milesBetween(zip, sampleville) < sampleville.clear) continue;
    if (!places.some((each) => milesBetween(each, zip) < coveredMiles - 1)) add(zip, 1.5);
    const near = zipCodes.filter((each) => milesBetween(each, zip) < coveredMiles).length;
    for (let more = 0; more < Math.min(2, Math.floor(near / 8)); more += 1) add(zip, 2.5);
  }
  return places;
}

const hours = ['day', 'day', 'evening', 'evening', 'late', 'early', 'weekdays', '24'];
const languages = ['es', 'es', 'es', 'vi', 'hmn', 'so', 'zh', 'pt', 'pl', 'ar', 'ht', 'tl', 'ru'];

function rowOf({ zip, city, state, latitude, longitude }, index, random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const chance = (share) => random() < share;
  const both = chance(0.4) ? `${pick(firstNames)} & ${pick(lastNames)}` : pick(firstNames);
  const network = chance(0.3) ? 'P' : chance(0.87) ? 'N' : 'O';
  const services = [
    ['d', 0.4],
    ['b', 0.45],
    ['9', 0.6],
    ['v', 0.7],
    ['c', 0.15],
    ['a', 0.8],
  ].filter(([, share]) => chance(share));
  const spoken = ['en', ...(chance(0.45) ? [pick(languages)] : []), ...(chance(0.1) ? ['vi'] : [])];
  return [
    npiOf(index + 1),
    `${both} ${pick(trades)}`,
    `${10 + Math.floor(random() * 990)} ${pick(streetNames)} ${pick(streetTypes)}`,
    city,
    state,
    zip,
    latitude.toFixed(4),
    longitude.toFixed(4),
    `1-${pick(areaCodes[state])}-555-01${String(Math.floor(random() * 100)).padStart(2, '0')}`,
    network,
    chance(0.02) ? 'specialty' : 'retail',
    pick(hours),
    services.map(([letter]) => letter).join(''),
    [...new Set(spoken)].join(','),
  ].join('\t');
}

/** The whole file. */
export function generatedPharmacies() {
  const random = randomFrom(20_261_105);
  const places = placesFor(
    readZipCodes().filter(({ state }) => coveredStates.includes(state)),
    random,
  );
  return [
    '# Invented pharmacies around real ZIP codes, written by tools/generators/pharmacies.mjs.',
    '# Positions of ZIP codes: GeoNames (geonames.org), CC BY 4.0. Columns as in written.tsv.',
    ...places.map((place, index) => rowOf(place, index, random)),
    '',
  ].join('\n');
}
