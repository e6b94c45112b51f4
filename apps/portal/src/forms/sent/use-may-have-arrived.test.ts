import { renderHook } from '@testing-library/react';
import type { Failure } from '../../store';
import { useMayHaveArrived } from './use-arrival';

const failed = (status: number): Failure => ({ endpointId: 'a.call', status, code: 'CALL_FAILED' });

test.each<[string, boolean, (Failure | undefined)[], boolean]>([
  ['nothing was sent', false, [undefined], false],
  ['it was sent before the page opened', true, [undefined], true],
  ['no answer came', false, [failed(0)], true],
  ['no answer came in time', false, [failed(504)], true],
  ['it was stopped on its way', false, [failed(429)], false],
  [
    'no answer came, then it was stopped on its way',
    false,
    [failed(0), undefined, failed(429)],
    true,
  ],
  ['no answer came, then it was refused', false, [failed(0), undefined, failed(422)], false],
  ['no answer came, then it is sent again', false, [failed(0), undefined], true],
])('%s', (_name, wasTried, tries, may) => {
  const { result, rerender } = renderHook(
    (failure: Failure | undefined) => useMayHaveArrived(failure, { key: 'key-1', wasTried }),
    { initialProps: tries[0] },
  );
  for (const each of tries.slice(1)) rerender(each);
  expect(result.current).toBe(may);
});

test.each([
  [true, true],
  [false, false],
])('503, then a limit: of money (%s) it may have arrived: %s', (isMoney, may) => {
  const { result, rerender } = renderHook(
    (failure: Failure | undefined) => useMayHaveArrived(failure, { isMoney }),
    { initialProps: failed(503) },
  );
  expect(result.current).toBe(may);
  rerender(failed(429));
  expect(result.current).toBe(may);
});

test('what was sent under another key says nothing of this one', () => {
  const { result, rerender } = renderHook(
    ({ key }) => useMayHaveArrived(undefined, { key, wasTried: true }),
    {
      initialProps: { key: 'key-1' },
    },
  );
  expect(result.current).toBe(true);
  rerender({ key: 'key-2' });
  expect(result.current).toBe(false);
});
