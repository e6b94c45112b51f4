import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';

/** Specification §3, Features response. `readableFeatures` are the numeric flag ids (§6). */
export const FeaturesResponse = z.object({
  readableFeatures: z.array(z.coerce.number<number | string>()),
  clientMetadata: z.nullish(z.array(z.object({ key: z.string(), value: z.string() }))),
  businessLine: z.string(),
  clientCode: z.string(),
  pharmacyClient: z.nullish(z.string()),
});

export const features = defineEndpoints('features', {
  get: endpoint({
    summary: 'Which features, client and business line this visitor or member has.',
    method: 'GET',
    path: '/portalmicroservices/public/features',
    upstream: 'member',
    auth: 'either',
    query: z.object({ host: z.optional(z.string()), client: z.optional(z.string()) }),
    response: FeaturesResponse,
    spec: '§7.2, triggered',
    assumed: true,
  }),
});
