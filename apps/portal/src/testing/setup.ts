import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A first render, axe and several answers in a row take their time where the machine has much else to do.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

const { error } = console;
// Redux Toolkit only logs a value in an action or in the state that is not serializable. The portal's own
// store updates the screen when a response arrives, outside of act(); tests wait for what is shown, and
// writing React's warning with its stack for each update took a quarter of their time.
console.error = (...lines: unknown[]) => {
  if (/not wrapped in act/.test(String(lines[0]))) return;
  if (/non-serializable/.test(String(lines[0]))) throw new Error(lines.map(String).join(' '));
  error(...lines);
};
