import type { Behaviour, Behaviours } from '../memory/behaviour';

/** Which tile; the stand-in draws it. */
const getTile: Behaviour = {
  derived: true,
  play: (memory, { params }) => ({
    memory,
    response: {
      status: 200,
      body: {
        zoom: Number(params['zoom']),
        column: Number(params['column']),
        row: Number(params['row']),
      },
    },
  }),
};

export const behaviours: Behaviours = { 'maps.getTile': getTile };
