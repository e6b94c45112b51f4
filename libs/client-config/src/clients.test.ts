import { type ClientId, clientIdOf, clientIds, clientOf } from './clients';

describe('the clients', () => {
  test.each([
    ['common', 'common'],
    ['EBMS', 'ebms'],
    ['globalh', 'globalhealth'],
    ['prxfrd', 'PRXFRD'],
    ['unknown-code', 'common'],
    ['', 'common'],
  ] as const)('the code "%s" means %s', (code, id) => {
    expect(clientIdOf(code)).toBe(id);
  });

  test('names, codes and aliases are unique', () => {
    const codes = clientIds.flatMap((id) => [id, ...clientOf(id).aliases]);
    expect(new Set(codes.map((code) => code.toLowerCase())).size).toBe(codes.length);
    expect(new Set(clientIds.map((id) => clientOf(id).name)).size).toBe(clientIds.length);
  });

  test.each<[ClientId, object]>([
    ['globalhealth', { menu: 'planSelection' }],
    ['university', { formsEntry: 'priorAuthorization', loginUrl: 'universityLogin' }],
    ['houseacct', { formsLabel: 'formsOnly', mailOrderVendor: true }],
    ['PRXFRD', { mailOrderForVisitors: '/member/contact' }],
    ['mailrx', { logoLink: 'none' }],
    ['caplrx2', { footerLogo: 'direct', mailOrderVendor: true }],
    ['common', { menu: 'standard', mailOrderForVisitors: '/member/mail-order', theme: 'a' }],
  ])('%s differs as the specification says', (id, fields) => {
    expect(clientOf(id)).toMatchObject(fields);
  });
});
