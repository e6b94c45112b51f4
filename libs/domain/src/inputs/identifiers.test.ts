import { isNpi } from './identifiers';

test.each(['1234567893', '1000000004', '1999000106', '2000000010'])('%s is an NPI', (npi) =>
  expect(isNpi(npi)).toBe(true),
);

test.each(['1234567890', '123456789', '12345678933', '3234567893', '123456789x', ''])(
  '"%s" is none',
  (text) => expect(isNpi(text)).toBe(false),
);
