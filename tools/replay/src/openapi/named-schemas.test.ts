import { NamedSchemas } from './named-schemas';

const object = (...names: string[]) => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
});

describe('the names of schemas', () => {
  test('come from the call and from the field, one row of a list in the singular', () => {
    const named = new NamedSchemas();
    const claims = { type: 'array', items: object('id', 'drug') };
    const answer = {
      type: 'object',
      properties: { claims, addresses: { items: object('a', 'b') } },
    };
    expect(named.of(answer, 'claims.getHistory')).toEqual({
      $ref: '#/components/schemas/ClaimsHistory',
    });
    expect(Object.keys(named.schemas)).toEqual(['ClaimsClaim', 'ClaimsAddress', 'ClaimsHistory']);
  });

  test('are one for the same object, and two for different ones', () => {
    const named = new NamedSchemas();
    named.of(object('id', 'street'), 'address.get');
    expect(named.of(object('id', 'street'), 'address.save', 'Request')).toEqual({
      $ref: '#/components/schemas/Address',
    });
    named.of({ anyOf: [object('a', 'b'), object('c', 'd')] }, 'address.save', 'Request');
    expect(Object.keys(named.schemas)).toEqual([
      'Address',
      'AddressSaveRequest',
      'AddressSaveRequest2',
    ]);
  });

  test('a form that may be missing may be an empty text', () => {
    const date = { type: ['string', 'null'], format: 'date' as const };
    expect(new NamedSchemas().of(date, 'a.b')).toEqual({ anyOf: [date, { const: '' }] });
    const always = { type: 'string', format: 'date' as const };
    expect(new NamedSchemas().of(always, 'a.b')).toEqual(always);
  });
});
