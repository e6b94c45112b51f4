import { answerFor, idle, isFirstLoad, type RemoteData } from './remote-data';

const failure = { endpointId: 'claims.getHistory', status: 503, code: 'CALL_FAILED' as const };

test.each<[string, RemoteData<string>, boolean]>([
  ['before it is requested', idle, true],
  ['while it loads', { status: 'loading', input: 1 }, true],
  ['while it loads again', { status: 'loading', input: 1, data: 'before' }, false],
  ['with its answer', { status: 'success', input: 1, data: 'now' }, false],
  ['after a failure', { status: 'failure', input: 1, failure }, false],
])('data %s is on its first load: %j', (_when, data, expected) => {
  expect(isFirstLoad(data)).toBe(expected);
});

test('the answer to another input counts as none', () => {
  const isOf = (id: string) => (input: { id: string }) => input.id === id;
  const answer: RemoteData<string, { id: string }> = {
    status: 'success',
    input: { id: 'one' },
    data: 'of one',
  };
  expect(answerFor(answer, isOf('one'))).toBe(answer);
  expect(answerFor(answer, isOf('two'))).toBe(idle);
  expect(answerFor<string, { id: string }>(idle, isOf('one'))).toBe(idle);
});
