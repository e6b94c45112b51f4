import { renderScreen } from '../../../../testing';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

export const openLookup = (query = '', options: Options = {}) =>
  renderScreen(`/member/drug-lookup${query}`, { scenario: 'commercial-member', ...options });
