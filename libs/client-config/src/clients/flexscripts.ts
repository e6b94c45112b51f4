import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Flexwillow Scripts',
  phone: '1-800-555-0151',
  forcedFlags: ['themeNewco'],
  assumed: true,
};

export const brand: BrandRow = {
  tagline: { en: 'Benefits that bend', es: 'Beneficios que se adaptan' },
  logo: 'flexscripts.svg',
  themes: {
    a: {
      brand: '#4f6010',
      brandStrong: '#374408',
      brandTint: '#f1f5de',
      bar: '#374408',
      onBar: '#fff',
      accent: '#cdbcff',
      onAccent: '#14201f',
      radius: 1.6,
    },
    b: {
      brand: '#4f6010',
      brandStrong: '#374408',
      brandTint: '#f1f5de',
      bar: '#fff',
      onBar: '#272f0a',
      accent: '#c4b0ff',
      onAccent: '#14201f',
      radius: 2,
    },
  },
};
