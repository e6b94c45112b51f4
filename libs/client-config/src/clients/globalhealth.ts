import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Meridian Grove Health',
  phone: '1-800-555-0154',
  aliases: ['globalh'],
  menu: 'planSelection',
};

export const brand: BrandRow = {
  tagline: { en: 'Health plan pharmacy', es: 'Farmacia de su plan de salud' },
  logo: 'globalhealth.svg',
  themes: {
    a: {
      brand: '#2f6a1e',
      brandStrong: '#1e4713',
      brandTint: '#e8f3e3',
      bar: '#1e4713',
      onBar: '#fff',
      accent: '#8fd6f2',
      onAccent: '#14201f',
      radius: 1,
    },
    b: {
      brand: '#2f6a1e',
      brandStrong: '#1e4713',
      brandTint: '#e8f3e3',
      bar: '#fff',
      onBar: '#17330f',
      accent: '#8fd6f2',
      onAccent: '#14201f',
      radius: 1.6,
    },
  },
};
