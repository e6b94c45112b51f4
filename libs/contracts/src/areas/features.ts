import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/** Specification §3, Features response. `readableFeatures` are the numeric flag ids (§6). */
export const FeaturesResponse = z.object({
  readableFeatures: f.list(f.requiredNumber(f.featureId)),
  clientMetadata: f.list(z.object({ key: f.required(f.key), value: f.label })),
  businessLine: f.code(['COMMERCIAL', 'MEDD']),
  clientCode: f.clientCode,
  pharmacyClient: f.clientCode,
});

export const features = defineEndpoints('features', 'any', {
  get: endpoint({
    summary: 'Which features, client and business line this visitor or member has.',
    method: 'GET',
    path: '/portalmicroservices/public/features',
    upstream: 'member',
    auth: 'either',
    query: z.object({
      host: z.optional(f.required(f.key)),
      client: z.optional(f.required(f.clientCode)),
    }),
    response: FeaturesResponse,
    spec: '§7.2, triggered',
    assumed: true,
  }),
});
