import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import {
  city,
  coordinate,
  count,
  flag,
  key,
  list,
  memberId,
  npi,
  pharmacyName,
  phone,
  recordId,
  required,
  requiredNumber,
  state,
  street,
  withMeaning,
  zip,
} from '../fields';

/** A pharmacy; the specification gives the name only (§3, Other), the rest is ours. */
export const Pharmacy = z.object({
  npi: required(npi),
  name: pharmacyName,
  street,
  city,
  state,
  zip,
  phone,
  inNetwork: flag,
  attributes: list(required(key)),
  latitude: coordinate,
  longitude: coordinate,
});

export const PharmacyList = z.object({ pharmacyList: z.object({ pharmacy: z.array(Pharmacy) }) });

export const pharmacies = defineEndpoints('pharmacies', {
  search: endpoint({
    summary: 'Pharmacies near a ZIP code or a point.',
    method: 'GET',
    path: '/pharmacyservice/api/pharmacy',
    upstream: 'pharmacy',
    auth: 'either',
    query: z.object({
      zip: z.optional(
        withMeaning(z.string().check(z.regex(/^\d{5}$/, 'A ZIP code has five digits.')), 'zip'),
      ),
      latitude: z.optional(requiredNumber(coordinate)),
      longitude: z.optional(requiredNumber(coordinate)),
      radius: z.optional(requiredNumber(count)),
    }),
    response: PharmacyList,
    spec: '§7.2',
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
  getDefault: endpoint({
    summary: "The member's default pharmacy.",
    method: 'GET',
    path: '/portalmicroservices/api/member/defaultpharmacy/:memberId',
    upstream: 'member',
    auth: 'member',
    params: { memberId: required(memberId) },
    response: z.object({ pharmacy: z.nullable(Pharmacy) }),
    spec: '§7.2',
  }),
  setDefault: endpoint({
    summary: 'Makes a pharmacy the default one of the member.',
    method: 'POST',
    path: '/portalmicroservices/api/member/setdefaultpharmacy',
    upstream: 'member',
    auth: 'member',
    body: z.object({ memberId: required(memberId), npi: required(npi) }),
    response: z.object({ isSetPharmacy: flag }),
    spec: '§7.2, EP-1',
  }),
});
