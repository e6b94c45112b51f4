import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../../testing';

export type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

export const openPrice = (query = '', options: Options = {}) =>
  renderScreen(`/member/price-a-drug${query}`, { scenario: 'commercial-member', ...options });

/** The query of a brand of which 10 mg are the usual strength. */
export const glyvexa = '?hsn=919601';

/** The card with the answer, when it is there. */
export const answer = async () =>
  within((await screen.findByRole('heading', { name: 'What you pay' })).closest('section')!);
