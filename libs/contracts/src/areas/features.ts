import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import { clientCode, code, featureId, key, label, list, required, requiredNumber } from '../fields';

/** Specification §3, Features response. `readableFeatures` are the numeric flag ids (§6). */
export const FeaturesResponse = z.object({
  readableFeatures: list(requiredNumber(featureId)),
  clientMetadata: list(z.object({ key: required(key), value: label })),
  businessLine: code(['COMMERCIAL', 'MEDD']),
  clientCode,
  pharmacyClient: clientCode,
});

export const features = defineEndpoints('features', 'any', {
  get: endpoint({
    summary: 'Which features, client and business line this visitor or member has.',
    method: 'GET',
    path: '/portalmicroservices/public/features',
    upstream: 'member',
    auth: 'either',
    query: z.object({ host: z.optional(required(key)), client: z.optional(required(clientCode)) }),
    response: FeaturesResponse,
    spec: '§7.2, triggered',
    assumed: true,
  }),
});
