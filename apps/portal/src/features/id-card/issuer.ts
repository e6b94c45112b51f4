import { type ClientId, clientOf } from '@portal/client-config';
import type { ComponentProps } from 'react';
import type { LogoMark } from '../../ui';

/** Whose card it is: what stands in its head. */
export interface Issuer {
  name: string;
  tagline: string;
  logo: ComponentProps<typeof LogoMark>['logo'];
}

/** The client as a card's issuer; the logo comes with the client's face. */
export const issuerOf = (
  client: ClientId,
  face: { tagline: Record<'en' | 'es', string>; logo: Issuer['logo'] } | undefined,
  language: 'en' | 'es',
): Issuer => ({
  name: clientOf(client).name,
  tagline: face?.tagline[language] ?? '',
  logo: face?.logo,
});
