import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Larkspur Mail Rx',
  phone: '1-800-555-0150',
  contactLines: {
    // Its members' own number is the pharmacy's.
    homeDelivery: { hours: [{ from: 1, to: 6, opens: '07:00', closes: '22:00' }] },
  },
  logoLink: 'none',
};

export const brand: BrandRow = {
  tagline: { en: 'Drugs by mail', es: 'Medicamentos por correo' },
  logo: 'mailrx.svg',
  themes: {
    a: {
      brand: '#4d3cb4',
      brandStrong: '#33277d',
      brandTint: '#eeebfb',
      bar: '#33277d',
      onBar: '#fff',
      accent: '#ffa9cf',
      onAccent: '#14201f',
      radius: 1.4,
    },
    b: {
      brand: '#4d3cb4',
      brandStrong: '#33277d',
      brandTint: '#eeebfb',
      bar: '#fff',
      onBar: '#211a4d',
      accent: '#ffa9cf',
      onAccent: '#14201f',
      radius: 1.6,
    },
  },
};
