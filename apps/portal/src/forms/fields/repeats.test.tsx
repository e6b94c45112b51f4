import { form as claim } from '@portal/domain/forms/drug-claims-form';
import { act, screen, waitFor, within } from '@testing-library/react';
import { languageChosen } from '../../language/language.slice';
import { openFormAt } from '../../testing';

const group = (number: number) => screen.getByRole('group', { name: `Prescription ${number}` });
const heading = (number: number) =>
  screen.getByText(`Prescription ${number}`, { selector: 'legend' });
const said = (container: HTMLElement) => container.querySelector('[aria-live=polite]')?.textContent;

test('a prescription that is added or removed has the focus or gives it to its neighbour, and is announced', async () => {
  const { user, container } = await openFormAt(claim, 'prescriptions');
  const add = () => user.click(screen.getByRole('button', { name: 'Add a prescription' }));
  const remove = (number: number) =>
    user.click(screen.getByRole('button', { name: `Remove Prescription ${number}` }));
  await add();
  expect(heading(2)).toHaveFocus();
  expect(said(container)).toBe('Prescription 2 was added.');
  await user.type(within(group(2)).getByLabelText('Rx number'), '222');
  await add();
  await remove(1);
  expect(heading(1)).toHaveFocus();
  expect(within(group(1)).getByLabelText('Rx number')).toHaveValue('222');
  expect(said(container)).toBe('Prescription 1 was removed.');
  await remove(2);
  expect(heading(1)).toHaveFocus();
});

test('where none is left, the focus is on the button that adds one', async () => {
  const { form } = await import('@portal/domain/forms/drug-exception');
  const step = Object.keys(form.steps).find((id) => 'drugsTried' in form.steps[id]!.fields)!;
  const { user } = await openFormAt(form, step);
  for (;;) {
    const [first] = screen.queryAllByRole('button', { name: /^Remove Drug tried/ });
    if (!first) break;
    await user.click(first);
  }
  expect(screen.getByRole('button', { name: 'Add a drug' })).toHaveFocus();
});

test.each([
  ['en', 'Continue', 'Prescription 2, Rx number: Enter the prescription number.'],
  ['es', 'Continuar', 'Receta 2, Número de receta: Ingrese el número de receta.'],
] as const)(
  '%s: the summary of problems names the prescription and the field',
  async (language, next, link) => {
    const { user, store } = await openFormAt(claim, 'prescriptions');
    await user.click(screen.getByRole('button', { name: 'Add a prescription' }));
    act(() => void store.dispatch(languageChosen(language)));
    await user.click(await screen.findByRole('button', { name: next }));
    const summary = within(await waitFor(() => document.querySelector<HTMLElement>('.errsum')!));
    const links = summary.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toContain(link);
    expect(new Set(links).size).toBe(links.length);
    await user.click(summary.getByRole('link', { name: link }));
    expect(document.activeElement).toHaveAttribute('name', 'prescriptions.1.rxNumber');
  },
);
