import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Copperline Trades Fund',
  phone: '1-800-555-0147',
};

export const brand: BrandRow = {
  tagline: { en: 'Prescription fund', es: 'Fondo de recetas' },
  logo: 'ebms.svg',
  coBrand: { name: 'Ironbark Local 88', logo: 'ironbark.svg' },
  themes: {
    a: {
      brand: '#9a3c12',
      brandStrong: '#702a0b',
      brandTint: '#fbeae1',
      bar: '#23282c',
      onBar: '#fff',
      accent: '#f08a4b',
      onAccent: '#14201f',
      radius: 0.2,
    },
    b: {
      brand: '#9a3c12',
      brandStrong: '#702a0b',
      brandTint: '#fbeae1',
      bar: '#23282c',
      onBar: '#fff',
      accent: '#f5a876',
      onAccent: '#14201f',
      radius: 1.2,
    },
  },
};
