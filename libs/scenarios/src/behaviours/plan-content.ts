import * as z from 'zod/mini';
import { type Behaviour, type Behaviours, answer } from '../memory/behaviour';
import type { Json } from '../files/scenario-file';

/** What a response file says: the answer for each business line. */
const ByLine = z.object({ commercial: z.unknown(), medicare: z.unknown() });

const ofLine: Behaviour = {
  fixture: ByLine,
  play: (memory, { params }, { fixture }) => {
    const line = params['line'] === 'medicare' ? 'medicare' : 'commercial';
    const body = (fixture as Record<string, Json>)[line] as Json;
    return answer(memory, body);
  },
};

export const behaviours: Behaviours = {
  /** The offer of the line; its code is for members alone. */
  'planContent.getVirtualTherapy': {
    fixture: ByLine,
    play: (memory, request, context) => {
      const { response, ...rest } = ofLine.play(memory, request, context);
      const { offer } = response.body as { offer: Record<string, Json> | null };
      const shown = offer && !context.identity ? { ...offer, code: null, codeEndsOn: null } : offer;
      return { ...rest, response: { ...response, body: { offer: shown } } };
    },
  },
  'planContent.getDocuments': ofLine,
  'planContent.getServiceArea': ofLine,
  'planContent.getStarRatings': ofLine,
};
