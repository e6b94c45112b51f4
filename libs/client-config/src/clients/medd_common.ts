import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Everfern Medicare Rx',
  phone: '1-800-555-0152',
  businessLine: 'MEDD',
};

export const brand: BrandRow = {
  tagline: { en: 'Medicare Part D plan', es: 'Plan de la Parte D de Medicare' },
  logo: 'medd_common.svg',
  themes: {
    a: {
      brand: '#0a4f4c',
      brandStrong: '#063533',
      brandTint: '#e4f0ee',
      bar: '#e4f0ee',
      onBar: '#063533',
      accent: '#7a2457',
      onAccent: '#fff',
      radius: 0.8,
      focusHalo: '#ffc24b',
    },
    b: {
      brand: '#0a4f4c',
      brandStrong: '#063533',
      brandTint: '#e4f0ee',
      bar: '#063533',
      onBar: '#fff',
      accent: '#8fd6c4',
      onAccent: '#14201f',
      radius: 1.6,
    },
  },
};
