import { type World, rows, text } from './world';

/** The prescriptions of home delivery. */
export const refillsOf = (world: World) =>
  rows(world.body('mailOrderRefills.getList')?.['prescriptions']).map((sent) => {
    const [rx = '', memberId = '', ndc = ''] = ['rxNumber', 'memberId', 'ndc'].map((field) =>
      text(sent[field]),
    );
    return {
      sent,
      rx,
      memberId,
      ndc,
      quantity: Number(sent['quantity']),
      days: Number(sent['days']),
    };
  });

/** A prescription of home delivery. */
export type Refill = ReturnType<typeof refillsOf>[number];
