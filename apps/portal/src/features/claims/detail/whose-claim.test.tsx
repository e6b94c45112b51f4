import { fireEvent, screen, within } from '@testing-library/react';
import { openClaims } from '../../../testing';

const healthServiceId = 'HS-1';
const limit = (kind: string, before: string, after: string) => ({
  kind,
  scope: 'individual',
  before,
  after,
  limit: '1500.00',
});

/** The details of the only claim: of this person, who reaches the out-of-pocket limit with it. */
async function openClaimOf(person: object, language: 'en' | 'es') {
  const claim = {
    healthServiceId,
    drugName: 'Levothyroxine',
    dateOfService: '2026-11-01',
    copayAmount: '3.00',
    amtInsurancePaid: '0.00',
    CLAIM_STATUS: 'approved',
    ...person,
  };
  const entry = {
    healthServiceId,
    fullPrice: '8.00',
    planDiscount: '5.00',
    deductibleAmount: '3.00',
    accumulators: [
      limit('deductible', '100.00', '103.00'),
      limit('outOfPocket', '1497.00', '1500.00'),
    ],
  };
  await openClaims({
    language,
    overrides: {
      'claims.getHistory': { body: { claimsHistory: { claim: [claim] } } },
      'claims.getEntry': { body: entry },
    },
  });
  await screen.findAllByText(/^Lev/);
  fireEvent.click(document.querySelector('.more')!);
}

const own = { memberId: 'EVF00421787-01', memberFirstName: '' };
const nameless = { memberId: 'EVF00421787-03', memberFirstName: '' };
const withoutId = { memberId: '', memberFirstName: '' };
const namedSelf = { ...withoutId, memberFirstName: 'MARISOL' };
const namedAlone = { ...withoutId, memberFirstName: 'Theo' };
const named = { ...nameless, memberFirstName: 'Theo' };

test.each([
  ['en', own, /^Your limits/, /^Your deductible/, /this claim you reached/],
  ['en', withoutId, /^Your limits/, /^Your deductible/, /this claim you reached/],
  ['en', namedSelf, /^Your limits/, /^Your deductible/, /this claim you reached/],
  ['en', namedAlone, /^Theo’s limits/, /^Theo’s deductible/, /Theo reached/],
  ['en', nameless, /^This person’s limits/, /^This person’s deductible/, /the person reached/],
  ['en', named, /^Theo’s limits/, /^Theo’s deductible/, /Theo reached/],
  ['es', own, /^Sus límites/, /^Su deducible/, /reclamación alcanzó/],
  ['es', nameless, /de esta persona antes/, /^Deducible de esta/, /la persona alcanzó/],
  ['es', named, /^Los límites de Theo/, /^Deducible de Theo/, /Theo alcanzó/],
] as const)(
  '%s: the limits of a claim are of its member, by its ID before its name: %j',
  async (language, person, title, deductible, reached) => {
    await openClaimOf(person, language);
    const limits = await screen.findByRole('table', { name: title });
    expect(within(limits).getByRole('rowheader', { name: deductible })).toBeVisible();
    expect(screen.getByText(reached)).toBeVisible();
  },
);
