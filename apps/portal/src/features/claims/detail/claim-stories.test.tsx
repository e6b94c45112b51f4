import { claimRejections } from '@portal/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectNoAxeViolations, renderScreen } from '../../../testing';

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

async function openClaims(scenario: string, options: Options = {}) {
  const opened = await renderScreen('/member/claims', { scenario, ...options });
  await screen.findByRole('table', { name: /^(Claims from|Reclamaciones del)/ });
  return opened;
}

const details = (drug: RegExp | string) => screen.getAllByRole('button', { name: drug });

/** Opens every claim of the list at once. */
const openEvery = () => {
  for (const button of document.querySelectorAll('.more')) fireEvent.click(button);
};

/** The rows of a table as texts, its head aside. */
const textsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

const reports = (calls: readonly { endpointId: string; body?: unknown }[]) =>
  calls.filter(({ endpointId }) => endpointId === 'session.reportClientError');

describe('a paid claim', () => {
  test('says what each yearly limit was before and after it', async () => {
    const { user } = await openClaims('commercial-member');
    await user.click(details(/Glyvexa/)[0]!);
    const counted = await screen.findByRole('table', { name: 'Your limits before and after' });
    expect(textsOf(counted)).toEqual([
      ['Your deductibleof $1,500.00Met', '$1,340.00', '$1,500.00+$160.00'],
      ['Family deductibleof $3,000.00', '$1,836.00', '$1,996.00+$160.00'],
      ['Your out-of-pocket limitof $4,000.00', '$1,646.40', '$1,858.40+$212.00'],
      ['Family out-of-pocket limitof $8,000.00', '$2,214.40', '$2,426.40+$212.00'],
    ]);
  });

  test('states of each limit whose it is, what it added and whether it is met', async () => {
    const { user } = await openClaims('commercial-member');
    await user.click(details(/Glyvexa/)[0]!);
    const counted = await screen.findByRole('table', { name: 'Your limits before and after' });
    const said = [...counted.querySelectorAll('[data-says]')].map((each) =>
      each.getAttribute('data-says'),
    );
    expect(said.slice(0, 10)).toEqual([
      'limitOf own deductible 1500.00',
      'metAfter HS-26301-88104 own deductible yes',
      'countedBefore HS-26301-88104 own deductible 1340.00',
      'countedAfter HS-26301-88104 own deductible 1500.00',
      'claimCounted HS-26301-88104 deductible 160.00',
      'limitOf family deductible 3000.00',
      'countedBefore HS-26301-88104 family deductible 1836.00',
      'countedAfter HS-26301-88104 family deductible 1996.00',
      'metAfter HS-26301-88104 family deductible no',
      'claimCounted HS-26301-88104 deductible 160.00',
    ]);
  });

  test('of a child has the limits of the child, not of who reads it', async () => {
    await renderScreen('/member/claims?range=year', { scenario: 'commercial-member' });
    await screen.findByRole('table', { name: /^Claims from/ });
    openEvery();
    const limits = await screen.findAllByRole('table', { name: 'Theo’s limits before and after' });
    expect(textsOf(limits[0]!).map(([name]) => name)).toEqual([
      expect.stringMatching(/^Theo’s deductible/),
      expect.stringMatching(/^Family deductible/),
      expect.stringMatching(/^Theo’s out-of-pocket limit/),
      expect.stringMatching(/^Family out-of-pocket limit/),
    ]);
  });

  test('that passes through the stages of Medicare shows its part in each', async () => {
    const { user } = await openClaims('claims-straddling');
    await user.click(details(/Immunara/)[0]!);
    const stages = await screen.findByRole('table', { name: 'This claim is in 3 stages' });
    expect(textsOf(stages)).toEqual([
      ['Deductible', '$615.00', '$615.00'],
      ['Initial coverage', '$5,940.00', '$1,485.00'],
      ['Catastrophic coverage', '$3,445.00', '$0.00'],
    ]);
    expect(screen.getByText(/With this claim you reached your out-of-pocket limit/)).toBeVisible();
    expect(screen.getByText(/covered drugs cost nothing until the end/)).toBeVisible();
    await expectNoAxeViolations();
  });

  test.each([
    ['en', 'Extra Help paid'],
    ['es', 'La Ayuda Adicional pagó'],
  ] as const)('names Extra Help as every page does, %s', async (language, paid) => {
    await openClaims('medicare-extra-help', { language });
    openEvery();
    expect((await screen.findAllByRole('rowheader', { name: paid })).length).toBeGreaterThan(0);
    expect(screen.getAllByText(new RegExp(`${paid} \\$`)).length).toBeGreaterThan(0);
    expect(document.body).not.toHaveTextContent(/Extra Help pagó|Otros pagaron|Others paid/);
  });

  test('with another payer, a brand difference and a share names each of them', async () => {
    const { user } = await openClaims('claims-other-insurance');
    const rowsOf = async (drug: RegExp, paid: string) => {
      await user.click(details(drug)[0]!);
      const why = await screen.findByRole('table', { name: `Why did I pay ${paid}?` });
      return textsOf(why).map(([name, , amount]) => [name, amount]);
    };
    expect(await rowsOf(/Seralune/, '$325.00')).toEqual([
      ['Pharmacy’s full price', '$600.00'],
      ['Plan discount', '−$100.00'],
      ['Price your plan agreed to', '$500.00'],
      ['Your plan paid', '−$75.00'],
      ['Harborlight Mutual paid', '−$100.00'],
      ['You paid', '$325.00'],
      ['Went to the deductible', '$300.00'],
      ['Your share of the price', '$25.00'],
    ]);
    expect(screen.getByText(/Harborlight Mutual paid \$100.00\./)).toBeVisible();
    expect((await rowsOf(/Lipestra/, '$126.00')).slice(3)).toEqual([
      ['Your plan paid', '−$1.76'],
      ['Harborlight Mutual paid', '−$10.00'],
      ['You paid', '$126.00'],
      ['Your copay', '$12.00'],
      ['Extra cost of the brand', '$114.00'],
    ]);
  });
});

describe('a claim that was not paid', () => {
  test('for every code says why, and has exactly one thing to do', async () => {
    await openClaims('claims-rejected');
    openEvery();
    const codes = Object.keys(claimRejections);
    await waitFor(() =>
      expect(document.querySelectorAll('.detail h3')).toHaveLength(codes.length + 2),
    );
    const titles = new Set<string>();
    for (const story of document.querySelectorAll<HTMLElement>('.detail .c7')) {
      titles.add(story.querySelector('h3')?.textContent ?? '');
      expect(story).toHaveTextContent('Nothing was charged to your plan');
      expect(story.querySelectorAll('a, button')).toHaveLength(1);
    }
    // Two more without a meaning: an unknown code, and no code; both are of different drugs.
    expect(titles.size).toBe(codes.length + 2);
    expect(screen.getByText(/You can refill it from November 12, 2026 on/)).toBeVisible();
    expect(screen.getByText(/give the pharmacy’s code ZZ/)).toBeVisible();
  });

  test('an emergency lifts “too early”: the pharmacy sends the claim again', async () => {
    const emergency = { declaredOn: '2026-10-31', endsOn: '2026-11-20', earlyRefills: true };
    await openClaims('claims-rejected', {
      overrides: { 'content.getEmergencyAlert': { body: { markdown: '', emergency } } },
    });
    openEvery();
    expect(await screen.findByText(/Until November 20, 2026 you can refill early/)).toBeVisible();
    expect(screen.queryByText(/You can refill it from/)).toBeNull();
  });

  test('leads to the form, the pharmacies, the ID card or a call, by its code', async () => {
    const { user, store } = await openClaims('claims-rejected', { language: 'es' });
    openEvery();
    const story = async (title: string) =>
      within((await screen.findByRole('heading', { level: 3, name: title })).parentElement!);
    const approval = await story('Su plan debe aprobar este medicamento primero');
    expect(approval.getByRole('link')).toHaveAttribute('href', '/cvgdetermination/#!/member');
    const refused = await story('Su plan no aprobó este medicamento');
    expect(refused.getByRole('link')).toHaveAttribute('href', '/member/appeal');
    const step = await story('Su plan quiere que pruebe primero otro medicamento');
    expect(step.getByRole('link', { name: 'Pedir a su plan que lo cubra' })).toHaveAttribute(
      'href',
      '/member/drug-exception',
    );
    const network = await story('La farmacia no estaba en la red de su plan ese día');
    expect(network.getByRole('link')).toHaveAttribute('href', '/member/find-a-pharmacy');
    const alert = await story('Su farmacéutico debe revisar una alerta de seguridad');
    expect(alert.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^tel:1612555/));
    const card = await story('La fecha de nacimiento de la reclamación no coincidió con la suya');
    await user.click(card.getByRole('button', { name: 'Ver su tarjeta' }));
    expect(store.getState()['modal']).toEqual({ kind: 'idCard' });
  });

  test('and was sent twice says which of them counts', async () => {
    const { user } = await openClaims('claims-other-insurance');
    await user.selectOptions(screen.getByLabelText('Status'), 'Duplicate');
    await user.click(details(/Orvexa/)[0]!);
    expect(await screen.findByText('The pharmacy sent this claim twice')).toBeVisible();
  });
});

describe('a reversed claim', () => {
  test.each([
    ['a separate line', /Cefadrin 500 mg capsule, Oct 16/, '$8.05', '$20.00'],
    ['marked itself', /Amoxicillin/, '$8.50', '$4.00'],
  ])('(%s) is shown next to its original and nets to zero', async (_, drug, plan, you) => {
    const { user } = await openClaims('claims-other-insurance');
    await user.click(details(drug)[0]!);
    const pair = await screen.findByRole('table', { name: 'The pharmacy took this claim back' });
    const rows = textsOf(pair);
    expect(rows.map((cells) => cells.slice(1))).toEqual([
      [plan, you],
      [`−${plan}`, `−${you}`],
      ['$0.00', '$0.00'],
    ]);
    expect(rows.map(([name]) => name)).toEqual([
      expect.stringMatching(/^Original claim/),
      expect.stringMatching(/^Taken back/),
      'Together',
    ]);
  });

  test('its original says that it was taken back', async () => {
    const { user } = await openClaims('claims-other-insurance');
    await user.click(details(/Cefadrin 500 mg capsule, Oct 14/)[0]!);
    expect(await screen.findByText(/took this claim back on October 16, 2026/)).toBeVisible();
  });
});

describe('figures that make no sense', () => {
  test('are shown as they are, never as NaN; totals count what can be counted', async () => {
    const { container } = await openClaims('claims-missing-figures');
    expect(await screen.findByRole('heading', { level: 2, name: /^7 claims/ })).toBeVisible();
    expect(screen.getByText('Not stated')).toBeVisible();
    const unknown = /^1 claim is not in these totals because we do not know its status\./;
    expect(screen.getAllByText(unknown)).toHaveLength(2);
    openEvery();
    await waitFor(() => expect(document.querySelectorAll('.detail h3').length).toBeGreaterThan(5));
    expect(container).not.toHaveTextContent(/NaN|undefined|\bnull\b|Infinity/);
    expect(screen.getAllByText('How this price was made up')).toHaveLength(3);
    expect(screen.getByText('We cannot explain this claim yet')).toBeVisible();
    expect(screen.getByText(/do not have the amounts of the original claim/)).toBeVisible();
    await expectNoAxeViolations();
  });

  test('a status that we do not know is shown as sent and reported without its text', async () => {
    const claim = [
      {
        healthServiceId: 'HS-1',
        drugName: 'Seralune',
        copayAmount: 20,
        CLAIM_STATUS: ' In review ',
      },
      { healthServiceId: 'HS-2', drugName: 'Glyvexa', copayAmount: 5, CLAIM_STATUS: 'approved' },
    ].map((row) => ({ ...row, dateOfService: '2026-11-01' }));
    const { transport } = await openClaims('commercial-member', {
      overrides: { 'claims.getHistory': { body: { claimsHistory: { claim } } } },
    });
    expect(screen.getByText('In review')).toBeVisible();
    expect(screen.getByText('Paid', { selector: '.tag' })).toBeVisible();
    expect(reports(transport.calls).map(({ body }) => body)).toEqual([
      {
        kind: 'response-issue',
        endpointId: 'claims.getHistory',
        field: 'claimsHistory.claim.CLAIM_STATUS',
      },
    ]);
  });

  test('nothing is reported of claims that are as they should be', async () => {
    const { transport } = await openClaims('commercial-member');
    openEvery();
    await screen.findByRole('table', { name: 'Why did I pay $212.00?' });
    expect(reports(transport.calls)).toEqual([]);
  });

  test.each([
    ['nothing', null],
    ['a list', []],
    ['an object without fields', {}],
    ['figures of the wrong kind', { fullPrice: {}, quantityUnit: 7, stages: 'x', original: 3 }],
  ])('a detail that is %s leaves the page standing', async (_, body) => {
    const { user, container } = await openClaims('commercial-member', {
      overrides: { 'claims.getEntry': { body } },
    });
    await user.click(details(/Glyvexa/)[0]!);
    await screen.findByText(/The details did not load|do not have the full breakdown/);
    expect(container.querySelector('h1')).toHaveTextContent('Claims history');
    expect(container).not.toHaveTextContent(/NaN|undefined/);
  });
});
