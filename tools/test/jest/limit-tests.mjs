// The light runner knows no timeouts: here a test or a hook that takes too long fails by its name.
import { addEventHandler } from 'jest-circus';

const standardMs = 120_000;
// Before a test replaces them.
const { setTimeout, clearTimeout } = globalThis;

export default function limitTests() {
  addEventHandler(({ name }, { currentDescribeBlock: block }) => {
    const added = { add_test: block.tests, add_hook: block.hooks }[name]?.at(-1);
    if (added?.fn) added.fn = limited(added.fn, added.timeout ?? standardMs);
  });
}

function limited(run, timeoutMs) {
  return async () => {
    const late = new Error(`Did not end within ${timeoutMs / 1000} seconds.`);
    let timer;
    const end = new Promise((_, reject) => {
      timer = setTimeout(reject, timeoutMs, late);
    });
    try {
      await Promise.race([run(), end]);
    } finally {
      clearTimeout(timer);
    }
  };
}
