import * as z from 'zod/mini';
import type { Behaviour, Behaviours } from '../behaviour';
import type { Json } from '../scenario-file';

/** What a response file says: the answer for each business line. */
const ByLine = z.object({ commercial: z.unknown(), medicare: z.unknown() });

const ofLine: Behaviour = {
  fixture: ByLine,
  play: (memory, { params }, { fixture }) => {
    const line = params['line'] === 'medicare' ? 'medicare' : 'commercial';
    const body = (fixture as Record<string, Json>)[line] as Json;
    return { memory, response: { status: 200, body } };
  },
};

export const behaviours: Behaviours = {
  'planContent.getDocuments': ofLine,
  'planContent.getServiceArea': ofLine,
  'planContent.getStarRatings': ofLine,
};
