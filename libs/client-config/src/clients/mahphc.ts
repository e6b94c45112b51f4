import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Saltmarsh Health Choice',
  phone: '1-800-555-0144',
};

export const brand: BrandRow = {
  tagline: { en: 'Your choice of plan', es: 'El plan que usted elige' },
  logo: 'mahphc.svg',
  themes: {
    a: {
      brand: '#0b5d86',
      brandStrong: '#073e5b',
      brandTint: '#e3f1f8',
      bar: '#0b5d86',
      onBar: '#fff',
      accent: '#ffb8ae',
      onAccent: '#14201f',
      radius: 1.2,
    },
    b: {
      brand: '#0b5d86',
      brandStrong: '#073e5b',
      brandTint: '#e3f1f8',
      bar: '#fff',
      onBar: '#0c2b3d',
      accent: '#ff9f94',
      onAccent: '#14201f',
      radius: 1.6,
    },
  },
};
