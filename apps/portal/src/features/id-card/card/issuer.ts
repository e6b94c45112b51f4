import { type ClientId, clientOf } from '@portal/client-config';
import type { PageBrand } from '@portal/client-config/page-brand';

/** The issuer of a card, as in its head. */
export interface Issuer {
  name: string;
  tagline: string;
  /** The path of its logo, below the portal's base. */
  logo: string | undefined;
}

/** The client as a card's issuer; tagline and logo are there once its brand is loaded. */
export const issuerOf = (
  client: ClientId,
  brand: Pick<PageBrand, 'tagline' | 'logo'> | undefined,
  language: 'en' | 'es',
): Issuer => ({
  name: clientOf(client).name,
  tagline: brand?.tagline[language] ?? '',
  logo: brand?.logo,
});
