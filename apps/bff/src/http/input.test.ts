import * as z from 'zod/mini';
import { AppError } from '../app-error';
import { checked } from './input';

const refusal = (schema: z.ZodMiniType, value: unknown) => {
  try {
    checked(schema, value, 'body');
  } catch (error) {
    return (error as AppError).expose;
  }
  return undefined;
};

test('a refused field is named, in lists and records too', () => {
  const schema = z.object({ rows: z.array(z.object({ id: z.number() })) });
  expect(refusal(schema, { rows: [{ id: 'x' }] })).toMatch(
    /^The field "rows\.0\.id" is not valid\./,
  );
});

test('a name that a caller chose is repeated only when it looks like a name', () => {
  const record = z.record(z.string(), z.number());
  expect(refusal(record, { '<b>canary</b>': 'x' })).toMatch(/^The field "\?" is not valid\./);
  expect(refusal(z.strictObject({}), { 'a canary\n': 1 })).not.toContain('canary');
});
