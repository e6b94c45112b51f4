import type { BusinessLine } from '@portal/domain';
import type { ClientId } from './clients';
import type { Hex } from './contrast';
import type { LogoName } from './logos';
import type { ThemeName } from './themes';

/**
 * The face of every client: the line under its name, and in each theme (a, b) the values it may set, in
 * the order of `Values`. All of it is this project's own; brands.test.ts holds the rules by which a
 * brand is accepted.
 */
export const brands = {
  common: {
    tagline: { en: 'Pharmacy benefits', es: 'Beneficios de farmacia' },
    a: ['#0b5b57', '#073f3d', '#e2f1ee', '#073f3d', '#fff', '#ffc24b', '#14201f', 0.8],
    b: ['#6d1a4e', '#4b0f35', '#f9e6ef', '#fff', '#2b1622', '#ff9f6b', '#14201f', 1.6],
  },
  mahphc: {
    tagline: { en: 'Your choice of plan', es: 'El plan que usted elige' },
    a: ['#0b5d86', '#073e5b', '#e3f1f8', '#0b5d86', '#fff', '#ffb8ae', '#14201f', 1.2],
    b: ['#0b5d86', '#073e5b', '#e3f1f8', '#fff', '#0c2b3d', '#ff9f94', '#14201f', 1.6],
  },
  mahp: {
    tagline: { en: 'Prescription plan', es: 'Plan de recetas' },
    a: ['#1d4fa3', '#12336d', '#e6eefb', '#12336d', '#fff', '#6fd3c8', '#14201f', 1.2],
    b: ['#1d4fa3', '#12336d', '#e6eefb', '#fff', '#14264a', '#6fd3c8', '#14201f', 1.6],
  },
  mahpmedd: {
    line: 'MEDD',
    tagline: { en: 'Medicare Part D plan', es: 'Plan de la Parte D de Medicare' },
    a: ['#1c3f74', '#11294d', '#e6edf7', '#e6edf7', '#11294d', '#1c6b63', '#fff', 1, '#8fc4ee'],
    b: ['#1c3f74', '#11294d', '#e6edf7', '#fff', '#11294d', '#8fc4ee', '#14201f', 1.6],
  },
  ebms: {
    tagline: { en: 'Prescription fund', es: 'Fondo de recetas' },
    coBrand: { name: 'Ironbark Local 88', logo: 'ironbark' },
    a: ['#9a3c12', '#702a0b', '#fbeae1', '#23282c', '#fff', '#f08a4b', '#14201f', 0.2],
    b: ['#9a3c12', '#702a0b', '#fbeae1', '#23282c', '#fff', '#f5a876', '#14201f', 1.2],
  },
  ccp: {
    tagline: { en: 'Care close to home', es: 'Atención cerca de casa' },
    a: ['#33633a', '#1f4325', '#e8f2e6', '#3a2a20', '#fff', '#e8b86d', '#14201f', 0.6],
    b: ['#33633a', '#1f4325', '#e8f2e6', '#3a2a20', '#fff', '#e8b86d', '#14201f', 1.6],
  },
  gatorcare: {
    tagline: { en: 'Employee pharmacy plan', es: 'Plan de farmacia para empleados' },
    a: ['#3a5368', '#263949', '#e9eff4', '#dbe7ee', '#1d2f3d', '#b0430f', '#fff', 0.6, '#f4a06a'],
    b: ['#3a5368', '#263949', '#e9eff4', '#263949', '#fff', '#9fd0e6', '#14201f', 1.6],
  },
  mailrx: {
    tagline: { en: 'Medicine by mail', es: 'Medicinas por correo' },
    a: ['#4d3cb4', '#33277d', '#eeebfb', '#33277d', '#fff', '#ffa9cf', '#14201f', 1.4],
    b: ['#4d3cb4', '#33277d', '#eeebfb', '#fff', '#211a4d', '#ffa9cf', '#14201f', 1.6],
  },
  flexscripts: {
    tagline: { en: 'Benefits that bend', es: 'Beneficios que se adaptan' },
    a: ['#4f6010', '#374408', '#f1f5de', '#374408', '#fff', '#cdbcff', '#14201f', 1.6],
    b: ['#4f6010', '#374408', '#f1f5de', '#fff', '#272f0a', '#c4b0ff', '#14201f', 2],
  },
  medd_common: {
    line: 'MEDD',
    tagline: { en: 'Medicare Part D plan', es: 'Plan de la Parte D de Medicare' },
    a: ['#0a4f4c', '#063533', '#e4f0ee', '#e4f0ee', '#063533', '#7a2457', '#fff', 0.8, '#ffc24b'],
    b: ['#0a4f4c', '#063533', '#e4f0ee', '#063533', '#fff', '#8fd6c4', '#14201f', 1.6],
  },
  medd_standard_1: {
    line: 'MEDD',
    tagline: { en: 'Medicare Part D plan', es: 'Plan de la Parte D de Medicare' },
    a: ['#243b78', '#172854', '#e8ecf7', '#ffd75e', '#172854', '#172854', '#fff', 1, '#ffd75e'],
    b: ['#243b78', '#172854', '#e8ecf7', '#fff', '#172854', '#ffd75e', '#14201f', 1.6],
  },
  globalhealth: {
    tagline: { en: 'Health plan pharmacy', es: 'Farmacia de su plan de salud' },
    a: ['#2f6a1e', '#1e4713', '#e8f3e3', '#1e4713', '#fff', '#8fd6f2', '#14201f', 1],
    b: ['#2f6a1e', '#1e4713', '#e8f3e3', '#fff', '#17330f', '#8fd6f2', '#14201f', 1.6],
  },
  healthykids: {
    tagline: { en: 'Rx for growing up', es: 'Recetas para crecer con salud' },
    a: ['#a81f6a', '#731246', '#fce8f2', '#a81f6a', '#fff', '#ffd84d', '#14201f', 2],
    b: ['#a81f6a', '#731246', '#fce8f2', '#a81f6a', '#fff', '#ffd84d', '#14201f', 2],
  },
  caplrx: {
    tagline: { en: 'Prices you can see', es: 'Precios a la vista' },
    a: ['#0a6078', '#063f50', '#e1f1f5', '#101b30', '#fff', '#5ee0a8', '#14201f', 0.4],
    b: ['#0a6078', '#063f50', '#e1f1f5', '#101b30', '#fff', '#5ee0a8', '#14201f', 1.6],
  },
  caplrx2: {
    tagline: { en: 'Prices you can see, and more', es: 'Precios a la vista y más' },
    a: ['#6a35a0', '#462070', '#f1e9fa', '#1c1433', '#fff', '#d3a6ff', '#14201f', 0.4],
    b: ['#6a35a0', '#462070', '#f1e9fa', '#1c1433', '#fff', '#d3a6ff', '#14201f', 1.6],
  },
  houseacct: {
    tagline: { en: 'Direct benefits', es: 'Beneficios directos' },
    a: ['#3b474b', '#262f32', '#eaeeee', '#262f32', '#fff', '#8fdcc4', '#14201f', 0.4],
    b: ['#3b474b', '#262f32', '#eaeeee', '#fff', '#262f32', '#8fdcc4', '#14201f', 1.6],
  },
  university: {
    tagline: { en: 'Student and staff Rx', es: 'Recetas para estudiantes y personal' },
    headerLogo: { name: 'Kestrel Campus Rx', logo: 'kestrel' },
    a: ['#7a1230', '#570a20', '#f8e6ea', '#fff', '#3a0d1a', '#b07d00', '#14201f', 0.6, '#f2c14e'],
    b: ['#7a1230', '#570a20', '#f8e6ea', '#570a20', '#fff', '#f2c14e', '#14201f', 1.6],
  },
  PRXFRD: {
    tagline: { en: 'Pharmacy on your side', es: 'Una farmacia a su favor' },
    a: ['#66483b', '#45302a', '#f3ece8', '#ece4dd', '#3a2b26', '#3d6b2f', '#fff', 0.8, '#bcd68a'],
    b: ['#66483b', '#45302a', '#f3ece8', '#fff', '#3a2b26', '#bcd68a', '#14201f', 1.6],
  },
} as const satisfies Record<ClientId, BrandRow>;

/** In colours and, for the radius, rem. The ring of the focus stands on a halo of the accent unless the last names another. */
type Values = readonly [
  brand: Hex,
  brandStrong: Hex,
  brandTint: Hex,
  bar: Hex,
  onBar: Hex,
  accent: Hex,
  onAccent: Hex,
  radius: number,
  focusHalo?: Hex,
];

interface BrandRow extends Partial<Brand>, Record<ThemeName, Values> {
  tagline: Brand['tagline'];
}

/** What a client shows beside its colours and its logo. */
export interface Brand {
  /** The line under the name, in each language. */
  tagline: { readonly en: string; readonly es: string };
  /** The business line of a visitor before the services name one. */
  line: BusinessLine;
  /** A second logo beside the client's own (§2.3), shown by flag. */
  coBrand: { readonly name: string; readonly logo: LogoName } | null;
  /** A logo of the client's own for the header, in the place of the usual one (§6), shown by flag. */
  headerLogo: { readonly name: string; readonly logo: LogoName } | null;
}

/** The values that a client sets in one theme. */
export interface BrandValues {
  brand: Hex;
  brandStrong: Hex;
  brandTint: Hex;
  bar: Hex;
  onBar: Hex;
  accent: Hex;
  onAccent: Hex;
  /** In rem. */
  radius: number;
  focusHalo: Hex;
}

/** A client's row with the standard for what it does not name. */
export function brandOf(id: ClientId): Brand {
  const { tagline, line = 'COMMERCIAL', coBrand = null, headerLogo = null }: BrandRow = brands[id];
  return { tagline, line, coBrand, headerLogo };
}

/** The values of a client in a theme, by name. */
export function brandValues(id: ClientId, theme: ThemeName): BrandValues {
  const row: BrandRow = brands[id];
  const [brand, brandStrong, brandTint, bar, onBar, accent, onAccent, radius, focusHalo = accent] =
    row[theme];
  return { brand, brandStrong, brandTint, bar, onBar, accent, onAccent, radius, focusHalo };
}
