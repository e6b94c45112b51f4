import { screen, waitFor } from '@testing-library/react';
import { openClaims } from '../../../testing';

/** What is on the paper of the summary. */
async function printedOf(scenario: string, language: 'en' | 'es') {
  let printed = '';
  window.print = () => {
    printed = document.querySelector('.claims-summary')?.textContent ?? '';
  };
  const { user } = await openClaims({ scenario, language });
  const button = /^(Print summary|Imprimir resumen)$/;
  await user.click(await screen.findByRole('button', { name: button }));
  await waitFor(() => expect(printed).not.toBe(''), { timeout: 20_000 });
  return printed;
}

test.each([
  ['en', 'medicare-extra-help', /Your plan paid: [^.]+\.\d\d\. Extra Help paid \$[\d,]+\.\d\d\./],
  ['es', 'medicare-extra-help', /Su plan pagó: [^.]+\.\d\d\. La Ayuda Adicional pagó \$/],
  ['en', 'claims-other-insurance', /Your plan paid: [^.]+\.\d\d\. .+ paid \$[\d,]+\.\d\d/],
] as const)('%s: the sums of %s say what others paid', async (language, scenario, sums) => {
  expect(await printedOf(scenario, language)).toMatch(sums);
});

test('the sums of claims that no one else paid for say nothing of others', async () => {
  const printed = await printedOf('commercial-member', 'en');
  expect(printed).toContain('You paid: $233.50. Your plan paid: $182.98.');
  expect(printed).not.toMatch(/\. [^.]+ paid \$/);
});
