import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Northlight Rx Plus',
  phone: '1-800-555-0157',
  footerLogo: 'direct',
  mailOrderVendor: true,
  assumedFields: ['mailOrderVendor'],
};

export const brand: BrandRow = {
  tagline: { en: 'Prices you can see, and more', es: 'Precios a la vista y más' },
  logo: 'caplrx2.svg',
  themes: {
    a: {
      brand: '#6a35a0',
      brandStrong: '#462070',
      brandTint: '#f1e9fa',
      bar: '#1c1433',
      onBar: '#fff',
      accent: '#d3a6ff',
      onAccent: '#14201f',
      radius: 0.4,
    },
    b: {
      brand: '#6a35a0',
      brandStrong: '#462070',
      brandTint: '#f1e9fa',
      bar: '#1c1433',
      onBar: '#fff',
      accent: '#d3a6ff',
      onAccent: '#14201f',
      radius: 1.6,
    },
  },
};
