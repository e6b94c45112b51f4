import type { Claim } from '../../claims';
import { attentionItems } from './attention';

const claim = (changes: Partial<Claim>) =>
  ({
    healthServiceId: 'HS-1',
    drug: 'Zolentra',
    drugName: 'Zolentra',
    serviceProvider: 'Pharmacy',
    dateOfService: '2026-10-01',
    memberId: 'EVF00421787-01',
    memberFirstName: '',
    ...changes,
  }) as Claim;

const openOf = (claims: readonly Claim[]) =>
  attentionItems({
    claims,
    approvalOf: () => null,
    openRequestOf: () => null,
    orders: [],
    answered: [],
    drafts: [],
    unread: 0,
    locale: 'en-US',
  }).length;

const rejected = claim({ status: 'rejected' });
const paidLater = { status: 'paid', dateOfService: '2026-10-02' } as const;

test('a rejected claim is closed by a later one of the same person', () => {
  expect(openOf([rejected, claim(paidLater)])).toBe(0);
});

test('one of another person without a name does not close it', () => {
  expect(openOf([rejected, claim({ ...paidLater, memberId: 'EVF00421787-03' })])).toBe(1);
  const sameDay = claim({ status: 'paid', memberId: 'EVF00421787-03' });
  expect(openOf([rejected, sameDay])).toBe(1);
});
