import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Cypress Bend Community Plan',
  phone: '1-800-555-0148',
  priorAuthorizationForm: 'general',
};

export const brand: BrandRow = {
  tagline: { en: 'Care close to home', es: 'Atención cerca de casa' },
  logo: 'ccp.svg',
  themes: {
    a: {
      brand: '#33633a',
      brandStrong: '#1f4325',
      brandTint: '#e8f2e6',
      bar: '#3a2a20',
      onBar: '#fff',
      accent: '#e8b86d',
      onAccent: '#14201f',
      radius: 0.6,
    },
    b: {
      brand: '#33633a',
      brandStrong: '#1f4325',
      brandTint: '#e8f2e6',
      bar: '#3a2a20',
      onBar: '#fff',
      accent: '#e8b86d',
      onAccent: '#14201f',
      radius: 1.6,
    },
  },
};
