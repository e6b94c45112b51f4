import { plainText, type Point } from '@portal/domain';

/** A ZIP code with the middle of its area. */
export interface ZipCode extends Point {
  zip: string;
  city: string;
  state: string;
}

/** Reads zip-codes.tsv, the ZIP codes of the 50 states and Washington, DC: lines under their state. */
export function zipCodesOf(text: string): ZipCode[] {
  let [state, city] = ['', ''];
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return [];
    const [zip = '', latitude, longitude, named] = line.split('\t');
    if (latitude === undefined) {
      state = zip;
      return [];
    }
    city = named ?? city;
    return [{ zip, city, state, latitude: Number(latitude), longitude: Number(longitude) }];
  });
}

/** A city's name without capitals, accents and points, and with its "Saint" in full. */
const cityKey = (city: string): string =>
  plainText(city).replaceAll('.', '').replace(/^st\s/, 'saint ').trim();

/** Finds ZIP codes by number, city and point. */
export class ZipCodes {
  private readonly byZip: ReadonlyMap<string, ZipCode>;
  private readonly byCity = new Map<string, ZipCode[]>();

  constructor(readonly all: readonly ZipCode[]) {
    this.byZip = new Map(all.map((each) => [each.zip, each]));
    for (const each of all) {
      const key = cityKey(each.city);
      const known = this.byCity.get(key);
      if (known) known.push(each);
      else this.byCity.set(key, [each]);
    }
  }

  withNumber(zip: string): ZipCode | undefined {
    return this.byZip.get(zip);
  }

  ofCity(city: string, state?: string): ZipCode[] {
    const found = this.byCity.get(cityKey(city)) ?? [];
    return state === undefined ? found : found.filter((each) => each.state === state);
  }
}
