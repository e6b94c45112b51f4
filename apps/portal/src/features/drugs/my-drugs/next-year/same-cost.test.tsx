import { cleanup, screen } from '@testing-library/react';
import { renderScreen } from '../../../../testing';

/** What the page states of the years of drugs in 2027. */
const yearCosts = () =>
  [...document.querySelectorAll('[data-says*="yearCost"]')].flatMap((each) =>
    each
      .getAttribute('data-says')!
      .split('; ')
      .filter((said) => /^yearCost .* 2027 [\d.]+$/.test(said)),
  );

test('a drug costs the same as the choice of plans says for the plan that one has', async () => {
  const scenario = 'commercial-member';
  await renderScreen('/member/planselection?plan=FAM-1500', { scenario });
  await screen.findByRole('rowheader', { name: /^Glyvexa/ });
  const ofPlan = yearCosts();
  expect(ofPlan).toContain('yearCost own 99005196002 2027 2666.40');
  expect(ofPlan).toHaveLength(5);
  cleanup();
  await renderScreen('/member/my-drugs/next-year', { scenario });
  await screen.findByRole('rowheader', { name: /^Glyvexa/ });
  expect(yearCosts()).toEqual(expect.arrayContaining(ofPlan));
});
