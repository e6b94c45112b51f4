import { act, screen, waitFor, within } from '@testing-library/react';
import JsonSchema from '@asymmetrik/fhir-json-schema-validator';
import { Fhir } from 'fhir';
import { renderScreen } from '../../../testing';

/** Whatever a JSON text holds. */
type Resource = ReturnType<typeof JSON.parse>;
type Options = NonNullable<Parameters<typeof renderScreen>[1]>;

/** Opens the claims of 90 days, starts the export, and returns the downloaded file. */
async function recordOf(scenario: string, options: Options = {}) {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    files.push(file as Blob);
    return 'blob:record';
  };
  URL.revokeObjectURL = () => {};
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const opened = await renderScreen('/member/claims?range=90', { scenario, ...options });
  await screen.findByRole('heading', { level: 2, name: /claims?, / });
  await opened.user.click(screen.getByRole('button', { name: 'Download health record' }));
  const bundle = async () => {
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 20_000 });
    return JSON.parse(await readText(files[0]!)) as Resource;
  };
  return { ...opened, files, names, bundle };
}

/** jsdom's Blob has no `text`. */
const readText = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

const resourcesOf = (bundle: Resource, type: string): Resource[] =>
  bundle['entry']
    .map(({ resource }: Resource) => resource)
    .filter(({ resourceType }: Resource) => resourceType === type);

const codeOf = (concept: Resource) => concept['coding']?.[0]?.code as string;

/** The official JSON schema of R4: every field known, in its place and of its type. */
const schema = new JsonSchema();
/** A second opinion: which fields must be there, and codes of required value sets. */
const fhir = new Fhir();

/** What two public validators report about a record. */
const issuesOf = (record: Resource): unknown[] => [
  ...schema.validate(record, true),
  ...fhir.validate(record).messages.filter(({ severity }) => severity === 'error'),
];

const records = new Map<string, Promise<Resource>>();

/** The record of a scenario; made once, for each test to look at its own copy. */
async function bundleOf(scenario: string): Promise<Resource> {
  const made = records.get(scenario) ?? recordOf(scenario).then(({ bundle }) => bundle());
  records.set(scenario, made);
  return JSON.parse(JSON.stringify(await made)) as Resource;
}

afterEach(() => jest.restoreAllMocks());

describe('the portable record', () => {
  test.each([
    'commercial-member',
    'claims-straddling',
    'claims-other-insurance',
    'claims-rejected',
  ])(
    'of %s is FHIR R4 that public validators accept, and every reference leads to a resource',
    async (scenario) => {
      const record = await bundleOf(scenario);
      expect(issuesOf(record)).toEqual([]);

      const there = new Set(
        record['entry'].map(
          ({ resource }: Resource) => `${resource['resourceType']}/${resource['id']}`,
        ),
      );
      const references = [...JSON.stringify(record).matchAll(/"reference":"([^"]+)"/g)];
      expect(references.length).toBeGreaterThan(4);
      expect(references.map(([, to]) => to).filter((to) => !there.has(to))).toEqual([]);
    },
  );

  test.each([
    ['a missing insurer', (claim: Resource) => delete claim['insurer']],
    ['a code that is none', (claim: Resource) => (claim['use'] = 'wish')],
    ['an unknown field', (claim: Resource) => (claim['nonsense'] = true)],
    ['a date that is none', (claim: Resource) => (claim['created'] = 'soon')],
  ])('the validators notice %s', async (_, spoil) => {
    const record = await bundleOf('claims-straddling');
    spoil(resourcesOf(record, 'ExplanationOfBenefit')[0]!);
    expect(issuesOf(record)).not.toEqual([]);
  });

  test('a claim without the required fields does not declare the profile', async () => {
    const claims = resourcesOf(await bundleOf('claims-missing-figures'), 'ExplanationOfBenefit');
    expect(claims.length).toBeGreaterThan(0);
    for (const { meta } of claims) expect(meta).not.toHaveProperty('profile');
  });

  test('each claim has the fields that the CARIN pharmacy profile requires, once each', async () => {
    const claims = resourcesOf(await bundleOf('commercial-member'), 'ExplanationOfBenefit');
    expect(claims.length).toBeGreaterThan(15);
    for (const claim of claims) {
      expect(claim).toMatchObject({
        use: 'claim',
        outcome: 'complete',
        meta: { lastUpdated: expect.stringMatching(/^2026-/) },
        insurance: [{ focal: true }],
      });
      expect(claim['meta'].profile[0]).toMatch(/C4BB-ExplanationOfBenefit-Pharmacy\|/);
      expect(codeOf(claim['type'])).toBe('pharmacy');
      expect(codeOf(claim['identifier'][0].type)).toBe('uc');
      expect(claim['adjudication'].map(({ category }: Resource) => codeOf(category))).toEqual([
        'benefitpaymentstatus',
      ]);
      const info = claim['supportingInfo'].map(({ category }: Resource) => codeOf(category));
      for (const needed of ['dayssupply', 'dawcode', 'refillnum', 'refillsauthorized']) {
        expect(info.filter((code: string) => code === needed)).toEqual([needed]);
      }
      const [item] = claim['item'];
      expect(item.servicedDate).toMatch(/^2026-\d\d-\d\d$/);
      expect(item.productOrService.coding[0].system).toBe('http://hl7.org/fhir/sid/ndc');
      expect(item.adjudication.length).toBeGreaterThan(0);
      expect(claim['total'].length).toBeGreaterThan(0);
      expect(claim).not.toHaveProperty('benefitBalance');
    }
  });

  test('its figures are those of the list, to the cent; a rejection has its code, a reversal its original', async () => {
    const { bundle } = await recordOf('commercial-member');
    const claims = resourcesOf(await bundle(), 'ExplanationOfBenefit');
    const named = (drug: string) =>
      claims.find(({ item }) => item[0].productOrService.text.startsWith(drug))!;
    const amounts = Object.fromEntries(
      named('Glyvexa')['total'].map(({ category, amount }: Resource) => [
        codeOf(category),
        amount.value,
      ]),
    );
    expect(amounts).toEqual({
      submitted: 486,
      discount: 118,
      drugcost: 368,
      eligible: 368,
      deductible: 160,
      copay: 0,
      coinsurance: 52,
      priorpayerpaid: 0,
      benefit: 156,
      paidtoprovider: 156,
      paidbypatient: 212,
      memberliability: 212,
    });
    const denial = named('Zolentra')['item'][0].adjudication.at(-1);
    expect([codeOf(denial.category), codeOf(denial.reason)]).toEqual(['denialreason', '75']);
    const back = claims.find(({ related }) => related)!;
    expect(back).toMatchObject({ status: 'cancelled' });
    expect(back['related'][0].reference.value).toBe('26259-31024');

    const paid = claims.map(({ total }) =>
      total.find(({ category }: Resource) => codeOf(category) === 'paidbypatient'),
    );
    const cents = paid.reduce((sum, each) => sum + Math.round((each?.amount.value ?? 0) * 100), 0);
    expect(
      screen.getByText(`$${(cents / 100).toFixed(2)}`, { selector: '.totals dd' }),
    ).toBeVisible();
  });

  test('has the birth date of the member only, and no name of a person in the file name', async () => {
    const { bundle, names, transport } = await recordOf('commercial-member');
    const patients = resourcesOf(await bundle(), 'Patient');
    expect(patients.map(({ id, birthDate }) => [id, birthDate]).sort()).toEqual([
      ['patient-EVF00421787-01', '1978-03-02'],
      ['patient-EVF00421787-03', undefined],
    ]);
    expect(names).toEqual(['claims-record-2026-08-07-2026-11-05.json']);
    // Each detail once, and none of a claim that is not decided.
    const requested = transport.calls.filter(({ endpointId }) => endpointId === 'claims.getEntry');
    const ids = requested.map(({ params }) => params['healthServiceId']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('HS-26308-31396');
    expect(screen.getByText(/1 claim is left out/)).toBeVisible();
  });

  test('says of each claim that it leaves out why', async () => {
    const rowOf = (CLAIM_STATUS: string, dateOfService = '2026-10-01') => ({
      healthServiceId: `HS-${CLAIM_STATUS}${dateOfService}`,
      memberId: 'EVF00421787-01',
      CLAIM_STATUS,
      dateOfService,
    });
    const claim = [
      ...['PENDING', 'DUPLICATE', 'REPEATED', 'LOST'].map((status) => rowOf(status)),
      ...[rowOf('PAID', ''), rowOf('PAID')],
    ];
    await renderScreen('/member/claims?range=90', {
      scenario: 'commercial-member',
      overrides: { 'claims.getHistory': { body: { claimsHistory: { claim } } } },
    });
    for (const words of [
      '1 claim is left out, because your plan has not decided it.',
      '1 claim is left out, because it repeats another.',
      '2 claims are left out, because we do not know their status.',
      '1 claim is left out, because it has no date.',
    ]) {
      expect(await screen.findByText(words)).toBeVisible();
    }
  });

  test('with a detail that does not come there is no file, and a way to try again', async () => {
    const { user, transport, files, bundle } = await recordOf('claims-straddling', {
      overrides: { 'claims.getEntry': { status: 503 } },
    });
    expect(await screen.findByText(/We could not load all details/)).toBeVisible();
    expect(files).toEqual([]);
    transport.override('claims.getEntry', undefined);
    await user.click(screen.getByRole('button', { name: 'Download health record' }));
    expect((await bundle())['resourceType']).toBe('Bundle');
    expect(screen.queryByText(/We could not load all/)).not.toBeInTheDocument();
  });

  test('of figures that make no sense holds what can be read, and is still valid', async () => {
    const record = await bundleOf('claims-missing-figures');
    expect(issuesOf(record)).toEqual([]);
    expect(JSON.stringify(record)).not.toMatch(/NaN|null|undefined/);
  });
});

test('the summary is printed with the details of each person, and is gone from the screen afterwards', async () => {
  let printed = '';
  window.print = () => {
    printed = document.querySelector('.claims-summary')?.textContent ?? '';
  };
  const { user } = await renderScreen('/member/claims', { scenario: 'commercial-member' });
  await screen.findByRole('heading', { level: 2, name: /7 claims/ });
  await user.click(screen.getByRole('button', { name: 'Print summary' }));
  await waitFor(() => expect(printed).not.toBe(''), { timeout: 20_000 });
  expect(printed).toContain('Claims summary, October 6, 2026 to November 5, 2026');
  expect(printed).toContain('Rx 4410283, 30 tablets, 30 days');
  expect(printed).toContain('NDC 99005196002');
  expect(printed).toContain('Dr. Imogen Quillfeather');
  expect(printed).toContain('You paid: $233.50. Your plan paid: $182.98.');
  await act(async () => {});
  expect(document.querySelector('.claims-summary')).toBeNull();
  expect(within(document.body).getByRole('button', { name: 'Print summary' })).toHaveFocus();
});
