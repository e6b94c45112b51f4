import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Everfern House Account',
  phone: '1-800-555-0158',
  formsLabel: 'formsOnly',
  mailOrderVendor: true,
  assumedFields: ['mailOrderVendor'],
};

export const brand: BrandRow = {
  tagline: { en: 'Direct benefits', es: 'Beneficios directos' },
  logo: 'houseacct.svg',
  themes: {
    a: {
      brand: '#3b474b',
      brandStrong: '#262f32',
      brandTint: '#eaeeee',
      bar: '#262f32',
      onBar: '#fff',
      accent: '#8fdcc4',
      onAccent: '#14201f',
      radius: 0.4,
    },
    b: {
      brand: '#3b474b',
      brandStrong: '#262f32',
      brandTint: '#eaeeee',
      bar: '#fff',
      onBar: '#262f32',
      accent: '#8fdcc4',
      onAccent: '#14201f',
      radius: 1.6,
    },
  },
};
