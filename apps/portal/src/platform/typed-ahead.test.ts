import userEvent from '@testing-library/user-event';
import { collectTyped, dropTyped, takeTyped } from './typed-ahead';

const user = userEvent.setup();
const add = <Tag extends 'button' | 'input'>(tag: Tag) =>
  document.body.appendChild(document.createElement(tag));

beforeEach(() => document.body.replaceChildren());
afterEach(dropTyped);

test('what is typed is collected until it is taken', async () => {
  collectTyped();
  await user.keyboard('metx{Backspace}formin er');
  expect(takeTyped()).toBe('metformin er');
  await user.keyboard('more');
  expect(takeTyped()).toBe('');
});

test('what is typed into another field is in that field', async () => {
  const field = add('input');
  collectTyped();
  await user.keyboard('met');
  field.focus();
  await user.keyboard('two questionz{Backspace}s');
  expect(field).toHaveValue('two questions');
  expect(takeTyped()).toBe('');
});

test('a field that has the focus already gets what is typed', async () => {
  const field = add('input');
  field.focus();
  collectTyped();
  await user.keyboard('met');
  expect(field).toHaveValue('met');
});

test.each(['[Space]', '{Enter}'])('%s presses the button that has the focus', async (key) => {
  const button = add('button');
  const press = jest.fn();
  button.addEventListener('click', press);
  button.focus();
  collectTyped();
  await user.keyboard(`met${key}`);
  expect(press).toHaveBeenCalledTimes(1);
  expect(takeTyped()).toBe('');
});

test.each<[string, () => unknown]>([
  ['Escape', () => user.keyboard('{Escape}')],
  ['a press on the page', () => user.pointer({ keys: '[MouseLeft]', target: document.body })],
  ['a search that did not load', dropTyped],
])('%s ends it: a key does what it does anyway', async (_, act) => {
  const pressed = jest.fn();
  collectTyped();
  await user.keyboard('met');
  await act();
  document.addEventListener('keydown', (event) => pressed(event.defaultPrevented), { once: true });
  await user.keyboard('x');
  expect(pressed).toHaveBeenCalledWith(false);
  expect(takeTyped()).toBe('');
});

test('it ends by itself after 10 seconds', () => {
  jest.useFakeTimers();
  collectTyped();
  const typed = () => {
    const event = new KeyboardEvent('keydown', { key: 'm', cancelable: true });
    document.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(typed()).toBe(true);
  jest.advanceTimersByTime(10_000);
  expect(typed()).toBe(false);
  jest.useRealTimers();
});
