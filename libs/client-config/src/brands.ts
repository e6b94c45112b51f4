import { brands as rows } from './all-brands';
import type { Brand, BrandRow, BrandValues } from './brand';
import type { ClientId } from './clients';
import type { ThemeName } from './themes';

const brands: Readonly<Record<ClientId, BrandRow>> = rows;

/** A client's brand with the standard for every field that its file does not name. */
export function brandOf(id: ClientId): Brand {
  const { coBrand = null, headerLogo = null, ...row } = brands[id];
  return {
    ...row,
    coBrand,
    headerLogo,
    themes: { a: brandValues(id, 'a'), b: brandValues(id, 'b') },
  };
}

/** The values of a client in a theme. */
export function brandValues(id: ClientId, theme: ThemeName): BrandValues {
  const values = brands[id].themes[theme];
  return { focusHalo: values.accent, ...values };
}
