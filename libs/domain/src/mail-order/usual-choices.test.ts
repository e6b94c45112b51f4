import { address, method, none, today } from './testing-facts';
import { addressRefusal, usualAddress, usualShipping } from './usual-choices';

const addresses = [address('home', { isDefault: true }), address('box', { isPoBox: true })];
const shipping = [method('slow', 0), method('fast', 21, true)];

describe('what is offered first', () => {
  test('is the usual address, or a temporary one while it is in use', () => {
    const beach = address('beach', { from: '2026-11-01', until: '2026-11-30' });
    const later = address('later', { from: '2026-12-01', until: '2026-12-31' });
    expect(usualAddress([...addresses, later], none, today)?.addressId).toBe('home');
    expect(usualAddress([...addresses, beach], none, today)?.addressId).toBe('beach');
    const cold = { coldChain: true, signature: false };
    expect(usualAddress([address('box', { isPoBox: true })], cold, today)).toBeNull();
  });

  test('is the cheapest method that is fast enough', () => {
    expect(usualShipping(shipping, none)?.shippingId).toBe('slow');
    const cold = { coldChain: true, signature: false };
    expect(usualShipping(shipping, cold)?.shippingId).toBe('fast');
    expect(usualShipping([method('slow', 0)], cold)).toBeNull();
  });
});

test.each([
  [{}, null],
  [{ from: '2026-11-06', until: '2026-12-01' }, 'notYet'],
  [{ from: '2026-10-01', until: '2026-11-04' }, 'over'],
  [{ isPoBox: true }, null],
])('an address with %j on a day: %s', (changes, refusal) => {
  expect(addressRefusal(address('a', changes), none, today)).toBe(refusal);
});
