import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Everfern Rx',
};

export const brand: BrandRow = {
  tagline: { en: 'Pharmacy benefits', es: 'Beneficios de farmacia' },
  logo: 'common.svg',
  themes: {
    a: {
      brand: '#0b5b57',
      brandStrong: '#073f3d',
      brandTint: '#e2f1ee',
      bar: '#073f3d',
      onBar: '#fff',
      accent: '#ffc24b',
      onAccent: '#14201f',
      radius: 0.8,
    },
    b: {
      brand: '#6d1a4e',
      brandStrong: '#4b0f35',
      brandTint: '#f9e6ef',
      bar: '#fff',
      onBar: '#2b1622',
      accent: '#ff9f6b',
      onAccent: '#14201f',
      radius: 1.6,
    },
  },
};
