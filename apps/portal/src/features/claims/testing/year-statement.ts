import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

/** Opens the statement, with the query of its URL. */
export async function openStatement(
  scenario: string,
  { query = '', ...options }: Options & { query?: string } = {},
) {
  const opened = await renderScreen(`/member/claims/year-statement${query}`, {
    scenario,
    ...options,
  });
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

/** The rows of the table as texts of their cells. */
export const statementRows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
