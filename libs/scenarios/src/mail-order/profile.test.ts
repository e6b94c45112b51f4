import { runOf } from '../testing/mail-order';

const theo = 'EVF00421787-03';
const phones = [{ number: '6125550142', kind: 'MOBILE' }];
const profileRun = () => {
  const { call } = runOf('commercial-member');
  return {
    get: (memberId = theo) => call('mailOrderProfile.get', { query: { memberId } }).body,
    save: (change: object = {}) =>
      call('mailOrderProfile.save', {
        body: { memberId: theo, phones, usual: { shippingId: 'standard' }, ...change },
      }),
    packaging: () => call('mailOrderCheckout.get', { query: { memberId: theo } }).body['packaging'],
  };
};

test('a profile is stored for one person, next to their packaging', () => {
  const run = profileRun();
  const before = run.packaging();
  expect(run.get()).toEqual({ phones: [], usual: {} });
  expect(run.save().status).toBe(200);
  expect(run.get()).toEqual({ phones, usual: { shippingId: 'standard' } });
  expect(run.get('EVF00421787')).toEqual({ phones: [], usual: {} });
  expect(run.packaging()).toEqual(before);
});

test.each([
  [{ usual: { shippingId: 'by-owl' } }, 'usual.shippingId', 'unknown'],
  [{ phones: [{ number: '12', kind: 'HOME' }] }, 'phones.0.number', 'phone'],
])('refuses %j by field', (change, field, problem) => {
  const refused = profileRun().save(change);
  expect(refused).toMatchObject({ status: 422, body: { fields: [{ field, problem }] } });
});
