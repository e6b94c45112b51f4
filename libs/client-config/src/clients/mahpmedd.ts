import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Saltmarsh Medicare Rx',
  phone: '1-800-555-0146',
  businessLine: 'MEDD',
};

export const brand: BrandRow = {
  tagline: { en: 'Medicare Part D plan', es: 'Plan de la Parte D de Medicare' },
  logo: 'mahpmedd.svg',
  themes: {
    a: {
      brand: '#1c3f74',
      brandStrong: '#11294d',
      brandTint: '#e6edf7',
      bar: '#e6edf7',
      onBar: '#11294d',
      accent: '#1c6b63',
      onAccent: '#fff',
      radius: 1,
      focusHalo: '#8fc4ee',
    },
    b: {
      brand: '#1c3f74',
      brandStrong: '#11294d',
      brandTint: '#e6edf7',
      bar: '#fff',
      onBar: '#11294d',
      accent: '#8fc4ee',
      onAccent: '#14201f',
      radius: 1.6,
    },
  },
};
