import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import { numberField, textField } from '../field';
import * as f from '../fields';

/** HH:MM, up to 24:00. */
const timeOfDay = textField('timeOfDay', {
  pattern: /^([01]\d|2[0-4]):[0-5]\d$/,
  message: 'Write a time of day as HH:MM.',
});

/** Days of the week, Monday is 1, on which the hours are the same. */
const weekday = numberField('count', { least: 1, most: 7, whole: true });

/** A pharmacy; the specification gives the name only (§3, Other), the rest is ours. */
export const Pharmacy = z.object({
  npi: f.required(f.npi),
  name: f.pharmacyName,
  kind: f.code(['retail', 'mail', 'specialty']),
  street: f.street,
  city: f.city,
  state: f.state,
  zip: f.zip,
  phone: f.phone,
  inNetwork: f.flag,
  /** The tier of the network that costs least. */
  isPreferred: f.flag,
  /** IANA name of its time zone, in which its hours are written. */
  timeZone: f.label,
  hours: f.list(z.object({ from: weekday, to: weekday, opens: timeOfDay, closes: timeOfDay })),
  hasDriveThrough: f.flag,
  delivers: f.flag,
  fills90Days: f.flag,
  givesVaccines: f.flag,
  compounds: f.flag,
  hasAccessibleEntrance: f.flag,
  /** ISO codes of the languages that are spoken there. */
  languages: f.list(f.required(f.key)),
  latitude: f.coordinate,
  longitude: f.coordinate,
});

export const PharmacyList = z.object({
  pharmacyList: f.essential(z.object({ pharmacy: f.essential(z.array(Pharmacy)) })),
});

/** What the service understood as the place, and what it left out of the list. */
const SearchArea = z.object({
  /** `several`: the city is in more than one state. */
  place: f.code(['found', 'several', 'notFound', 'territory', 'abroad']),
  latitude: f.coordinate,
  longitude: f.coordinate,
  city: f.city,
  state: f.state,
  zip: f.zip,
  /** The states to choose from, when the city is in several. */
  states: f.list(f.required(f.state)),
  /** How many there are within the radius; the list has the nearest 500 of them. */
  total: f.count,
  /** The nearest one that has what was chosen, when the list is empty. */
  next: f.orNull(
    z.object({ name: f.pharmacyName, city: f.city, state: f.state, miles: f.nonNegativeMoney }),
  ),
});

export const PharmacySearch = z.extend(PharmacyList, { searchArea: f.part(SearchArea) });

/** What a search may ask for, separated by commas: names of `pharmacyAttributes`. */
const attributes = f.withMeaning(
  z.string().check(z.regex(/^[a-zA-Z0-9]+(,[a-zA-Z0-9]+)*$/, 'Send names with commas between.')),
  'key',
);

export const pharmacies = defineEndpoints('pharmacies', 'any', {
  search: endpoint({
    summary: 'Pharmacies near a ZIP code, a city or a point, with what was chosen.',
    method: 'GET',
    path: '/pharmacyservice/api/pharmacy',
    upstream: 'pharmacy',
    auth: 'either',
    query: z.object({
      zip: z.optional(f.zip5),
      city: z.optional(f.required(f.city)),
      state: z.optional(f.required(f.state)),
      latitude: z.optional(f.requiredNumber(f.coordinate)),
      longitude: z.optional(f.requiredNumber(f.coordinate)),
      /** Miles. */
      radius: z.optional(f.requiredNumber(f.count)),
      name: z.optional(f.required(f.pharmacyName)),
      attributes: z.optional(attributes),
      language: z.optional(f.required(f.key)),
    }),
    response: PharmacySearch,
    spec: '§7.2, §4',
  }),
  getMailOrderByClient: endpoint({
    summary: 'The mail-order pharmacy of a client.',
    method: 'GET',
    path: '/pharmacyservice/api/pharmacy/client/mailorder/:clientName',
    upstream: 'pharmacy',
    auth: 'either',
    params: { clientName: f.required(f.recordId) },
    response: PharmacyList,
    spec: '§7.2',
  }),
  getMailOrderByNpi: endpoint({
    summary: 'The mail-order pharmacy with this NPI.',
    method: 'GET',
    path: '/pharmacyservice/api/pharmacy/npi/mailorder/:mailOrderNpi',
    upstream: 'pharmacy',
    auth: 'either',
    params: { mailOrderNpi: f.required(f.npi) },
    response: PharmacyList,
    spec: '§7.2',
  }),
  getSpecialty: endpoint({
    summary: 'The specialty pharmacy of a client.',
    method: 'GET',
    path: '/pharmacyservice/api/pharmacy/client/specialty/:clientName',
    upstream: 'pharmacy',
    auth: 'either',
    params: { clientName: f.required(f.recordId) },
    response: PharmacyList,
    spec: '§3, Other; EP-2',
    assumed: true,
  }),
  getDefault: endpoint({
    summary: "The member's default pharmacy.",
    method: 'GET',
    path: '/portalmicroservices/api/member/defaultpharmacy/:memberId',
    upstream: 'member',
    auth: 'member',
    members: 'self',
    params: { memberId: f.required(f.memberId) },
    response: z.object({ pharmacy: f.essential(z.nullable(Pharmacy)) }),
    spec: '§7.2',
  }),
  setDefault: endpoint({
    caregivers: 'never',
    summary: 'Makes a pharmacy the default one of the member.',
    method: 'POST',
    path: '/portalmicroservices/api/member/setdefaultpharmacy',
    upstream: 'member',
    auth: 'member',
    members: 'self',
    body: z.object({ memberId: f.required(f.memberId), npi: f.required(f.npi) }),
    response: z.object({ isSetPharmacy: f.flag }),
    spec: '§7.2, EP-1',
  }),
});
