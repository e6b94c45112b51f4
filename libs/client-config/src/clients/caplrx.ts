import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Northlight Rx',
  phone: '1-800-555-0156',
  footerLogo: 'direct',
  mailOrderVendor: true,
  assumedFields: ['mailOrderVendor'],
};

export const brand: BrandRow = {
  tagline: { en: 'Prices you can see', es: 'Precios a la vista' },
  logo: 'caplrx.svg',
  themes: {
    a: {
      brand: '#0a6078',
      brandStrong: '#063f50',
      brandTint: '#e1f1f5',
      bar: '#101b30',
      onBar: '#fff',
      accent: '#5ee0a8',
      onAccent: '#14201f',
      radius: 0.4,
    },
    b: {
      brand: '#0a6078',
      brandStrong: '#063f50',
      brandTint: '#e1f1f5',
      bar: '#101b30',
      onBar: '#fff',
      accent: '#5ee0a8',
      onAccent: '#14201f',
      radius: 1.6,
    },
  },
};
