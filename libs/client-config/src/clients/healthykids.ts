import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Bright Acorn Kids',
  phone: '1-800-555-0155',
  priorAuthorizationForm: 'children',
};

export const brand: BrandRow = {
  tagline: { en: 'Rx for growing up', es: 'Recetas para crecer con salud' },
  logo: 'healthykids.svg',
  themes: {
    a: {
      brand: '#a81f6a',
      brandStrong: '#731246',
      brandTint: '#fce8f2',
      bar: '#a81f6a',
      onBar: '#fff',
      accent: '#ffd84d',
      onAccent: '#14201f',
      radius: 2,
    },
    b: {
      brand: '#a81f6a',
      brandStrong: '#731246',
      brandTint: '#fce8f2',
      bar: '#a81f6a',
      onBar: '#fff',
      accent: '#ffd84d',
      onAccent: '#14201f',
      radius: 2,
    },
  },
};
