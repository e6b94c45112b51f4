import { configure, screen, within } from '@testing-library/react';
import { renderScreen } from '../../../../testing';

// No style sheet hides a part in these tests: to look for one takes most of the time of a query by role.
configure({ defaultHidden: true });
export type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
type User = Awaited<ReturnType<typeof renderScreen>>['user'];

export const openFinder = (query = '', options: Options = {}) =>
  renderScreen(`/member/find-a-pharmacy${query}`, { scenario: 'commercial-member', ...options });

/** The heading over the list, or in its place. */
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 2, name });

/** The pharmacies of the list, in order. */
export const names = () =>
  within(screen.getByRole('list', { name: /pharmac(y|ies) within/ }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

export const place = (name: string) => screen.getByRole('button', { name }).closest('li')!;

export const search = () => screen.getByRole('button', { name: 'Search' });

/** Puts a text into a field at once; letter by letter, every letter is rendered. */
export async function fill(user: User, label: string, text: string): Promise<HTMLElement> {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
  return field;
}

export async function searchPlace(user: User, text: string): Promise<void> {
  await fill(user, 'City or ZIP code', text);
  await user.click(search());
}
