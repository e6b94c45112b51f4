import { screen, within } from '@testing-library/react';
import { type RenderOptions, renderScreen } from '../../../testing';

/** The screen of saved cards of a member with two cards. */
export async function openMethods(options: RenderOptions = {}) {
  const rendered = await renderScreen('/payments/methods', {
    scenario: 'past-due-member',
    ...options,
  });
  await screen.findAllByText(/4242/);
  return rendered;
}

export const button = (name: RegExp | string) => screen.getByRole('button', { name });

/** The texts of the cards in the list. */
export const items = () =>
  within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
    .filter((text) => /\d{4}/.test(text));
