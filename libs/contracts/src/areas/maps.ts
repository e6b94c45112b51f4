import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import { numberField } from '../field';
import * as f from '../fields';

const zoom = f.requiredNumber(numberField('count', { least: 0, most: 19, whole: true }));
const place = f.requiredNumber(numberField('count', { least: 0, most: 2 ** 19 - 1, whole: true }));

export const maps = defineEndpoints('maps', 'any', {
  getTile: endpoint({
    summary: 'A square of the base map, by zoom, column and row (Web Mercator, 256 pixels).',
    method: 'GET',
    path: '/maps/tiles/:zoom/:column/:row',
    upstream: 'maps',
    auth: 'none',
    params: { zoom, column: place, row: place },
    response: z.custom<Blob>(),
    responseType: { stream: 'image/svg+xml', or: ['image/png', 'image/jpeg', 'image/webp'] },
    cacheSeconds: 86_400,
    sentByBrowser: true,
    spec: '§7.1, EP-2',
    assumed: true,
  }),
});
