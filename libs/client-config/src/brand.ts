import type { Hex } from './contrast';
import type { ThemeName } from './themes';

/** The brand of a client. brands.test.ts holds the rules by which one is accepted. */
export interface Brand {
  /** The line under the name, in each language. */
  tagline: { readonly en: string; readonly es: string };
  /** A file of `logos/`. */
  logo: LogoFile;
  /** A second logo next to the client's (§2.3), shown by flag. */
  coBrand: NamedLogo | null;
  /** The logo of the header in place of the usual one (§6), shown by flag. */
  headerLogo: NamedLogo | null;
  themes: Readonly<Record<ThemeName, BrandValues>>;
}

export type LogoFile = `${string}.svg`;

export interface NamedLogo {
  readonly name: string;
  readonly logo: LogoFile;
}

/** The values that a client sets in one theme. */
export interface BrandValues {
  brand: Hex;
  brandStrong: Hex;
  brandTint: Hex;
  /** The menu bar, and the text on it. */
  bar: Hex;
  onBar: Hex;
  accent: Hex;
  onAccent: Hex;
  /** In rem. */
  radius: number;
  /** The halo around the focus ring. */
  focusHalo: Hex;
}

/** The focus halo is the accent unless a client names another colour. */
type ValuesRow = Omit<BrandValues, 'focusHalo'> & Partial<Pick<BrandValues, 'focusHalo'>>;

/** A client's file names only what differs from the standard. */
export interface BrandRow
  extends Pick<Brand, 'tagline' | 'logo'>, Partial<Pick<Brand, 'coBrand' | 'headerLogo'>> {
  themes: Readonly<Record<ThemeName, ValuesRow>>;
}
