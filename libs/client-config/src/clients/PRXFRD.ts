import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Fernridge Rx',
  phone: '1-800-555-0160',
  mailOrderForVisitors: '/member/contact',
};

export const brand: BrandRow = {
  tagline: { en: 'Pharmacy on your side', es: 'Una farmacia a su favor' },
  logo: 'PRXFRD.svg',
  themes: {
    a: {
      brand: '#66483b',
      brandStrong: '#45302a',
      brandTint: '#f3ece8',
      bar: '#ece4dd',
      onBar: '#3a2b26',
      accent: '#3d6b2f',
      onAccent: '#fff',
      radius: 0.8,
      focusHalo: '#bcd68a',
    },
    b: {
      brand: '#66483b',
      brandStrong: '#45302a',
      brandTint: '#f3ece8',
      bar: '#fff',
      onBar: '#3a2b26',
      accent: '#bcd68a',
      onAccent: '#14201f',
      radius: 1.6,
    },
  },
};
