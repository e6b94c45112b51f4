import { screen, within } from '@testing-library/react';
import { type RenderOptions, renderScreen } from './render-screen';

/** A member's claims screen, before its list has loaded. */
export const openClaims = (options: RenderOptions = {}, path = '/member/claims') =>
  renderScreen(path, { scenario: 'commercial-member', ...options });

/** The heading of a loaded list, which says how many claims there are. */
export const claimsHeading = (name: RegExp | string) =>
  screen.findByRole('heading', { level: 2, name });

/** The rows of the list, those with opened details included. */
export const claimRows = () =>
  within(screen.getByRole('table', { name: /^(Claims from|Reclamaciones del)/ }))
    .getAllByRole('row')
    .slice(1);
