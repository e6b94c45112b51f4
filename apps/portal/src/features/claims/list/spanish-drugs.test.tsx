import { screen, waitFor, within } from '@testing-library/react';
import { claimRows, claimsHeading, openClaims } from '../../../testing';

const drugs = () =>
  claimRows().map((row) => within(row).queryByRole('rowheader')?.firstChild?.textContent);

describe('the drugs of claims on a page in Spanish', () => {
  test('have Spanish names and forms; a brand keeps its name', async () => {
    await openClaims({ language: 'es' });
    await claimsHeading(/7 reclamaciones/);
    expect(drugs()).toEqual([
      'Salbutamol 90 mcg, inhalador',
      'Zolentra 40 mg, cápsula',
      'Lisinopril 10 mg, tableta',
      'Glyvexa 10 mg, tableta',
      'Metformina de liberación prolongada 500 mg, tableta',
      'Amoxicilina 500 mg, cápsula',
      'Atorvastatina 20 mg, tableta',
    ]);
    expect(
      screen.getByRole('button', { name: /^Detalles de Salbutamol 90 mcg, inhalador/ }),
    ).toBeInTheDocument();
  });

  test('have column heads of which no line ends with "de"', async () => {
    await openClaims({ language: 'es' });
    await claimsHeading(/7 reclamaciones/);
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads.join('; ')).toContain('Fecha de\u00a0servicio');
    expect(heads.join('; ')).not.toMatch(/ de /);
  });

  test('are in the order of these names', async () => {
    const { user } = await openClaims({ language: 'es' });
    await claimsHeading(/7 reclamaciones/);
    await user.click(screen.getByRole('button', { name: 'Medicamento' }));
    expect(drugs()[0]).toBe('Amoxicilina 500 mg, cápsula');
    expect(drugs().slice(-2)).toEqual(['Salbutamol 90 mcg, inhalador', 'Zolentra 40 mg, cápsula']);
  });

  test.each(['salbutamol', 'albuterol'])('are found by "%s"', async (words) => {
    const { user } = await openClaims({ language: 'es' });
    await claimsHeading(/7 reclamaciones/);
    await user.type(screen.getByLabelText('Medicamento o farmacia'), words);
    await claimsHeading(/^1 reclamación/);
    expect(drugs()).toEqual(['Salbutamol 90 mcg, inhalador']);
  });

  test('have these names on paper', async () => {
    let printed = '';
    window.print = () => {
      printed = document.querySelector('.claims-summary')?.textContent ?? '';
    };
    const { user } = await openClaims({ language: 'es' });
    await claimsHeading(/7 reclamaciones/);
    await user.click(screen.getByRole('button', { name: 'Imprimir resumen' }));
    await waitFor(() => expect(printed).not.toBe(''), { timeout: 20_000 });
    expect(printed).toContain('Metformina de liberación prolongada 500 mg, tableta');
    expect(printed).not.toContain('tablet,');
    expect(printed).not.toContain('Metformin ER');
  });

  test('are shown as the service wrote them when it sends no Spanish name', async () => {
    const claim = [
      { drugName: 'Lisinopril 10 mg tablet', dateOfService: '2026-11-02', CLAIM_STATUS: 'PAID' },
    ];
    await openClaims({
      language: 'es',
      overrides: { 'claims.getHistory': { body: { claimsHistory: { claim } } } },
    });
    await claimsHeading(/^1 reclamación/);
    expect(drugs()).toEqual(['Lisinopril 10 mg tablet']);
  });
});
