import { likelyMemberFlags } from './member-flags';

test('what visitors have members have, and what only members can have too', () => {
  const flags = likelyMemberFlags(['unsecuredPriceADrug']);
  expect(flags).toEqual(
    expect.arrayContaining(['unsecuredPriceADrug', 'priceADrug', 'claimsHistory', 'payBill']),
  );
  expect(flags).not.toContain('footer');
  expect(flags).not.toContain('unsecuredFooter');
});

test('the theme is that of the visitors', () => {
  expect(likelyMemberFlags([])).not.toContain('themeNewco');
  expect(likelyMemberFlags(['themeNewco'])).toContain('themeNewco');
});
