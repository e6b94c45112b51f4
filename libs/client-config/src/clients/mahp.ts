import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Saltmarsh Health',
  phone: '1-800-555-0145',
};

export const brand: BrandRow = {
  tagline: { en: 'Prescription plan', es: 'Plan de recetas' },
  logo: 'mahp.svg',
  themes: {
    a: {
      brand: '#1d4fa3',
      brandStrong: '#12336d',
      brandTint: '#e6eefb',
      bar: '#12336d',
      onBar: '#fff',
      accent: '#6fd3c8',
      onAccent: '#14201f',
      radius: 1.2,
    },
    b: {
      brand: '#1d4fa3',
      brandStrong: '#12336d',
      brandTint: '#e6eefb',
      bar: '#fff',
      onBar: '#14264a',
      accent: '#6fd3c8',
      onAccent: '#14201f',
      radius: 1.6,
    },
  },
};
