import type { Pharmacy } from '@portal/contracts/pharmacies';
import { isNpi } from '@portal/domain';
import * as z from 'zod';

/** A pharmacy of the directory, as the service sends it. */
export type DirectoryPharmacy = z.output<typeof Pharmacy>;

const npi = z.string().refine(isNpi, 'Its check digit is wrong.');
const byClient = z.intersection(z.object({ other: npi }), z.record(z.string(), npi));
const time = z.string().regex(/^\d\d:\d\d$/);
const day = z.int().min(1).max(7);

/** fixtures/pharmacies/hours.json */
export const HoursFile = z.record(
  z.string(),
  z.array(z.strictObject({ from: day, to: day, opens: time, closes: time })),
);

/** fixtures/pharmacies/directory.json */
export const DirectoryFile = z.strictObject({
  about: z.string(),
  mailOrder: byClient,
  specialty: byClient,
  timeZones: z.record(z.string(), z.string()),
  inventedZipCodes: z.array(
    z.strictObject({
      zip: z.string().regex(/^\d{5}$/),
      city: z.string(),
      state: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
});

export type HoursFile = z.output<typeof HoursFile>;
export type DirectoryFile = z.output<typeof DirectoryFile>;

const networks = new Set(['P', 'N', 'O']);
const kinds = new Set(['retail', 'mail', 'specialty']);

/** One line of a .tsv file as a pharmacy; throws with the reason when it is malformed. */
export function pharmacyOf(
  line: string,
  hours: HoursFile,
  { timeZones }: Pick<DirectoryFile, 'timeZones'>,
): DirectoryPharmacy {
  const cells = line.split('\t');
  if (cells.length !== 14) throw new Error(`It has ${cells.length} of 14 columns.`);
  const [npi, name, street, city, state, zip, latitude, longitude, phone] = cells as Row;
  const [network, kind, hoursId, services, languages] = cells.slice(9) as Rest;
  const timeZone = timeZones[state];
  const times = hours[hoursId];
  if (!isNpi(npi)) throw new Error('The check digit of its NPI is wrong.');
  if (!networks.has(network) || !kinds.has(kind)) throw new Error('Its network or kind is none.');
  if (!timeZone) throw new Error(`There is no time zone for ${state}.`);
  if (!times) throw new Error(`There are no hours "${hoursId}".`);
  const has = (letter: string) => services.includes(letter);
  return {
    npi,
    name,
    kind: kind as DirectoryPharmacy['kind'],
    street,
    city,
    state,
    zip,
    phone,
    inNetwork: network !== 'O',
    isPreferred: network === 'P',
    timeZone,
    hours: times,
    hasDriveThrough: has('d'),
    delivers: has('b'),
    fills90Days: has('9'),
    givesVaccines: has('v'),
    compounds: has('c'),
    hasAccessibleEntrance: has('a'),
    languages: languages.split(','),
    latitude: latitude === '' ? null : Number(latitude),
    longitude: longitude === '' ? null : Number(longitude),
  };
}

type Row = [string, string, string, string, string, string, string, string, string];
type Rest = [string, string, string, string, string];
