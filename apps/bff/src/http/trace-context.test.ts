import { randomUUID } from 'node:crypto';
import { TraceContext } from './trace-context';

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
const parent = '00f067aa0ba902b7';

test('a request without a trace begins one, named like the request', () => {
  const requestId = randomUUID();
  const context = new TraceContext(undefined, requestId);
  expect(context.traceId).toBe(requestId.replaceAll('-', ''));
  expect(context.parentId).toBeUndefined();
  expect(context.traceparent).toBe(`00-${context.traceId}-${context.callSpanId}-00`);
});

test('an incoming trace continues with our own span', () => {
  const context = new TraceContext(`00-${trace}-${parent}-01`, randomUUID());
  expect(context).toMatchObject({ traceId: trace, parentId: parent });
  expect(context.traceparent).toMatch(new RegExp(`^00-${trace}-[\\da-f]{16}-01$`));
  expect(new Set([parent, context.spanId, context.callSpanId]).size).toBe(3);
});

test('a later version with more behind it is understood as far as this one goes', () => {
  expect(new TraceContext(`01-${trace}-${parent}-00-more`, randomUUID()).traceId).toBe(trace);
});

test.each([
  ['nonsense', 'canary'],
  ['two of them', ['a', 'b']],
  ['upper case', `00-${trace.toUpperCase()}-${parent}-01`],
  ['no trace', `00-${'0'.repeat(32)}-${parent}-01`],
  ['no span', `00-${trace}-${'0'.repeat(16)}-01`],
  ['the forbidden version', `ff-${trace}-${parent}-01`],
  ['more than version 00 has', `00-${trace}-${parent}-01-canary`],
  ['a line break behind it', `00-${trace}-${parent}-01\ncanary`],
])('a header that is wrong (%s) is as good as none', (_name, header) => {
  const context = new TraceContext(header, randomUUID());
  expect(context.traceId).not.toBe(trace);
  expect(context.parentId).toBeUndefined();
});

test('every request has its own spans', () => {
  const ids = Array.from({ length: 1000 }, () => new TraceContext(undefined, randomUUID()).spanId);
  expect(new Set(ids).size).toBe(1000);
});
