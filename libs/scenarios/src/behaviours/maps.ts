import { type Behaviour, type Behaviours, answer } from '../memory/behaviour';

/** Which tile; the stand-in draws it. */
const getTile: Behaviour = {
  derived: true,
  play: (memory, { params }) =>
    answer(memory, {
      zoom: Number(params['zoom']),
      column: Number(params['column']),
      row: Number(params['row']),
    }),
};

export const behaviours: Behaviours = { 'maps.getTile': getTile };
