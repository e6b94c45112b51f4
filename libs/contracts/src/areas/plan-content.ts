import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

const line = z.enum(['medicare', 'commercial']);
const query = z.object({ client: z.optional(f.required(f.clientCode)) });

/** The documents of a plan, each in the language that it is written in. */
export const PlanDocuments = z.object({
  documents: f.list(
    z.object({
      title: f.label,
      summary: f.label,
      language: f.language,
      year: f.year,
      kind: f.code(['plan', 'drugList', 'form', 'notice']),
      bytes: f.count,
      pages: f.count,
      url: f.url,
    }),
  ),
});

/** Where one can have a plan; ZIP codes from the first to the last of each range. */
export const ServiceArea = z.object({
  region: f.label,
  year: f.year,
  states: f.list(z.object({ name: f.label, counties: f.list(f.required(f.label)) })),
  zipRanges: f.list(z.object({ from: f.zip, to: f.zip })),
});

/** Medicare's stars of a plan, from one to five; null where Medicare gives none. */
export const StarRatings = z.object({
  year: f.year,
  overall: f.orNull(z.object({ stars: f.count })),
  domains: f.list(
    z.object({ domain: f.code(['service', 'complaints', 'experience', 'safety']), stars: f.count }),
  ),
});

/** Free video visits with a counselor: who may use them, where, and with which code. Null where the plan has none. */
export const VirtualTherapy = z.object({
  offer: f.orNull(
    z.object({
      lowestAge: f.count,
      visitsPerYear: f.count,
      url: f.url,
      code: f.token,
      codeEndsOn: f.isoDate,
    }),
  ),
});

export const planContent = defineEndpoints('planContent', 'any', {
  getDocuments: endpoint({
    summary: 'The documents of a plan in a business line.',
    method: 'GET',
    path: '/portalmicroservices/public/content/documents/:line',
    upstream: 'member',
    auth: 'either',
    params: { line },
    query,
    response: PlanDocuments,
    spec: '§2.1, CT-1',
    assumed: true,
  }),
  getServiceArea: endpoint({
    summary: 'Where one can have a plan.',
    method: 'GET',
    path: '/portalmicroservices/public/content/service-area/:line',
    upstream: 'member',
    auth: 'either',
    params: { line },
    query,
    response: ServiceArea,
    spec: '§2.1, CT-1',
    assumed: true,
  }),
  getStarRatings: endpoint({
    summary: "Medicare's star ratings of a plan.",
    method: 'GET',
    path: '/portalmicroservices/public/content/star-ratings/:line',
    upstream: 'member',
    auth: 'either',
    params: { line },
    query,
    response: StarRatings,
    spec: '§2.1, CT-1',
    assumed: true,
  }),
  getVirtualTherapy: endpoint({
    summary: 'Free virtual therapy: who may use it, its link, and the code of a signed-in member.',
    method: 'GET',
    path: '/portalmicroservices/public/content/virtual-therapy/:line',
    upstream: 'member',
    auth: 'either',
    params: { line },
    query,
    response: VirtualTherapy,
    spec: '§7.2, triggered',
    assumed: true,
  }),
});
