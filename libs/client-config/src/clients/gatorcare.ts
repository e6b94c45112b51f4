import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Heronwade Care',
  phone: '1-800-555-0149',
};

export const brand: BrandRow = {
  tagline: { en: 'Employee pharmacy plan', es: 'Plan de farmacia para empleados' },
  logo: 'gatorcare.svg',
  themes: {
    a: {
      brand: '#3a5368',
      brandStrong: '#263949',
      brandTint: '#e9eff4',
      bar: '#dbe7ee',
      onBar: '#1d2f3d',
      accent: '#b0430f',
      onAccent: '#fff',
      radius: 0.6,
      focusHalo: '#f4a06a',
    },
    b: {
      brand: '#3a5368',
      brandStrong: '#263949',
      brandTint: '#e9eff4',
      bar: '#263949',
      onBar: '#fff',
      accent: '#9fd0e6',
      onAccent: '#14201f',
      radius: 1.6,
    },
  },
};
