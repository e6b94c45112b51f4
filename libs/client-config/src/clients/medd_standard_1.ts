import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Goldenrod Medicare Rx',
  phone: '1-800-555-0153',
  businessLine: 'MEDD',
};

export const brand: BrandRow = {
  tagline: { en: 'Medicare Part D plan', es: 'Plan de la Parte D de Medicare' },
  logo: 'medd_standard_1.svg',
  themes: {
    a: {
      brand: '#243b78',
      brandStrong: '#172854',
      brandTint: '#e8ecf7',
      bar: '#ffd75e',
      onBar: '#172854',
      accent: '#172854',
      onAccent: '#fff',
      radius: 1,
      focusHalo: '#ffd75e',
    },
    b: {
      brand: '#243b78',
      brandStrong: '#172854',
      brandTint: '#e8ecf7',
      bar: '#fff',
      onBar: '#172854',
      accent: '#ffd75e',
      onAccent: '#14201f',
      radius: 1.6,
    },
  },
};
