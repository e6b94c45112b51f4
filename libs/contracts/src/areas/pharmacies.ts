import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import { memberId, recordId, wireText } from '../fields';

/** A pharmacy; the specification gives the name only (§3, Other), the rest is ours. */
export const Pharmacy = z.object({
  npi: z.string(),
  name: z.string(),
  street: wireText,
  city: wireText,
  state: wireText,
  zip: wireText,
  phone: wireText,
  inNetwork: z.boolean(),
  attributes: z.array(z.string()),
  latitude: z.nullish(z.number()),
  longitude: z.nullish(z.number()),
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
      zip: z.optional(z.string().check(z.regex(/^\d{5}$/, 'A ZIP code has five digits.'))),
      latitude: z.optional(z.coerce.number<number | string>()),
      longitude: z.optional(z.coerce.number<number | string>()),
      radius: z.optional(z.coerce.number<number | string>()),
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
    params: { clientName: recordId },
    response: PharmacyList,
    spec: '§7.2',
  }),
  getMailOrderByNpi: endpoint({
    summary: 'The mail-order pharmacy with this NPI.',
    method: 'GET',
    path: '/pharmacyservice/api/pharmacy/npi/mailorder/:mailOrderNpi',
    upstream: 'pharmacy',
    auth: 'either',
    params: { mailOrderNpi: z.string().check(z.regex(/^\d{10}$/, 'An NPI has ten digits.')) },
    response: PharmacyList,
    spec: '§7.2',
  }),
  getDefault: endpoint({
    summary: "The member's default pharmacy.",
    method: 'GET',
    path: '/portalmicroservices/api/member/defaultpharmacy/:memberId',
    upstream: 'member',
    auth: 'member',
    params: { memberId },
    response: z.object({ pharmacy: z.nullable(Pharmacy) }),
    spec: '§7.2',
  }),
  setDefault: endpoint({
    summary: 'Makes a pharmacy the default one of the member.',
    method: 'POST',
    path: '/portalmicroservices/api/member/setdefaultpharmacy',
    upstream: 'member',
    auth: 'member',
    body: z.object({ memberId, npi: z.string().check(z.regex(/^\d{10}$/)) }),
    response: z.object({ isSetPharmacy: z.boolean() }),
    spec: '§7.2, EP-1',
  }),
});
