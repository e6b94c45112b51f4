import { type Behaviours, answer, derived } from '../memory/behaviour';

export const behaviours: Behaviours = {
  /** Which tile; the stand-in draws it. */
  'maps.getTile': derived((memory, { params }) =>
    answer(memory, {
      zoom: Number(params['zoom']),
      column: Number(params['column']),
      row: Number(params['row']),
    }),
  ),
};
