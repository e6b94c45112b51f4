import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import { numberField, textField } from '../field';
import {
  city,
  code,
  coordinate,
  count,
  essential,
  flag,
  key,
  label,
  list,
  memberId,
  nonNegativeMoney,
  npi,
  orNull,
  part,
  pharmacyName,
  phone,
  recordId,
  required,
  requiredNumber,
  state,
  street,
  withMeaning,
  zip,
  zip5,
} from '../fields';

/** HH:MM, up to 24:00. */
const timeOfDay = textField('timeOfDay', {
  pattern: /^([01]\d|2[0-4]):[0-5]\d$/,
  message: 'Write a time of day as HH:MM.',
});

/** Days of the week, Monday is 1, on which the hours are the same. */
const weekday = numberField('count', { least: 1, most: 7, whole: true });

/** A pharmacy; the specification gives the name only (§3, Other), the rest is ours. */
export const Pharmacy = z.object({
  npi: required(npi),
  name: pharmacyName,
  kind: code(['retail', 'mail', 'specialty']),
  street,
  city,
  state,
  zip,
  phone,
  inNetwork: flag,
  /** The tier of the network that costs least. */
  isPreferred: flag,
  /** IANA name of its time zone, in which its hours are written. */
  timeZone: label,
  hours: list(z.object({ from: weekday, to: weekday, opens: timeOfDay, closes: timeOfDay })),
  hasDriveThrough: flag,
  delivers: flag,
  fills90Days: flag,
  givesVaccines: flag,
  compounds: flag,
  hasAccessibleEntrance: flag,
  /** ISO codes of the languages that are spoken there. */
  languages: list(required(key)),
  latitude: coordinate,
  longitude: coordinate,
});

export const PharmacyList = z.object({
  pharmacyList: essential(z.object({ pharmacy: essential(z.array(Pharmacy)) })),
});

/** What the service understood as the place, and what it left out of the list. */
const SearchArea = z.object({
  /** `several`: the city is in more than one state. */
  place: code(['found', 'several', 'notFound', 'territory', 'abroad']),
  latitude: coordinate,
  longitude: coordinate,
  city,
  state,
  zip,
  /** The states to choose from, when the city is in several. */
  states: list(required(state)),
  /** How many there are within the radius; the list has the nearest 500 of them. */
  total: count,
  /** The nearest one that has what was chosen, when the list is empty. */
  next: orNull(z.object({ name: pharmacyName, city, state, miles: nonNegativeMoney })),
});

export const PharmacySearch = z.extend(PharmacyList, { searchArea: part(SearchArea) });

/** What a search may ask for, separated by commas: names of `pharmacyAttributes`. */
const attributes = withMeaning(
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
      zip: z.optional(zip5),
      city: z.optional(required(city)),
      state: z.optional(required(state)),
      latitude: z.optional(requiredNumber(coordinate)),
      longitude: z.optional(requiredNumber(coordinate)),
      /** Miles. */
      radius: z.optional(requiredNumber(count)),
      name: z.optional(required(pharmacyName)),
      attributes: z.optional(attributes),
      language: z.optional(required(key)),
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
    params: { clientName: required(recordId) },
    response: PharmacyList,
    spec: '§7.2',
  }),
  getMailOrderByNpi: endpoint({
    summary: 'The mail-order pharmacy with this NPI.',
    method: 'GET',
    path: '/pharmacyservice/api/pharmacy/npi/mailorder/:mailOrderNpi',
    upstream: 'pharmacy',
    auth: 'either',
    params: { mailOrderNpi: required(npi) },
    response: PharmacyList,
    spec: '§7.2',
  }),
  getSpecialty: endpoint({
    summary: 'The specialty pharmacy of a client.',
    method: 'GET',
    path: '/pharmacyservice/api/pharmacy/client/specialty/:clientName',
    upstream: 'pharmacy',
    auth: 'either',
    params: { clientName: required(recordId) },
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
    params: { memberId: required(memberId) },
    response: z.object({ pharmacy: essential(z.nullable(Pharmacy)) }),
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
    body: z.object({ memberId: required(memberId), npi: required(npi) }),
    response: z.object({ isSetPharmacy: flag }),
    spec: '§7.2, EP-1',
  }),
});
