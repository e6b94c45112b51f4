import type { BrandRow } from '../brand';
import type { ClientRow } from '../client';

export const client: ClientRow = {
  name: 'Kestrel University',
  phone: '1-800-555-0159',
  priorAuthorizationForm: 'general',
  formsEntry: 'priorAuthorization',
  loginUrl: 'universityLogin',
  assumed: true,
};

export const brand: BrandRow = {
  tagline: { en: 'Student and staff Rx', es: 'Recetas para estudiantes y personal' },
  logo: 'university.svg',
  headerLogo: { name: 'Kestrel Campus Rx', logo: 'kestrel.svg' },
  themes: {
    a: {
      brand: '#7a1230',
      brandStrong: '#570a20',
      brandTint: '#f8e6ea',
      bar: '#fff',
      onBar: '#3a0d1a',
      accent: '#b07d00',
      onAccent: '#14201f',
      radius: 0.6,
      focusHalo: '#f2c14e',
    },
    b: {
      brand: '#7a1230',
      brandStrong: '#570a20',
      brandTint: '#f8e6ea',
      bar: '#570a20',
      onBar: '#fff',
      accent: '#f2c14e',
      onAccent: '#14201f',
      radius: 1.6,
    },
  },
};
