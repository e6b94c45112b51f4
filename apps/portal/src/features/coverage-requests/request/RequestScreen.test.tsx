import { createApiClient } from '@portal/api-client';
import { coverageRequests } from '@portal/contracts/coverage-requests';
import { screen, waitFor, within } from '@testing-library/react';
import { firstValueFrom } from 'rxjs';
import { renderScreen, scenarioTransport } from '../../../testing';
import { fillInAddress } from '../testing/fill-in-address';

const open = (scenario: string, number: string, more: object = {}) =>
  renderScreen(`/member/coverage-request?number=${number}`, { scenario, ...more });
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('a denied request says why, what would change it, and until when it can be appealed', async () => {
  await open('coverage-denied', 'CD-2026-118-4407');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ostivane 70 mg' })).toBeVisible();
  expect(screen.getByText(/Decided October 30, 2026, in 51 of 72 hours/)).toBeVisible();
  const decision = await card('What we decided, and why');
  expect(decision.getByText('We did not approve Ostivane 70 mg.')).toBeVisible();
  expect(decision.getByText(/We could confirm one of them/)).toBeVisible();
  expect(decision.getByText('This speaks against it:', { exact: false })).toBeInTheDocument();
  expect(decision.getByText(/a note from Dr. Imogen Quillfeather/)).toBeVisible();
  expect(decision.getByRole('link', { name: 'Appeal this decision' })).toHaveAttribute(
    'href',
    '/member/appeal?number=CD-2026-118-4407',
  );
  expect(decision.getByRole('link', { name: 'Read the letter' })).toHaveAttribute(
    'href',
    '/member/message-center?message=CD-2026-118-4407-D',
  );
  expect(decision.getByText('Until January 3, 2027')).toBeVisible();
  const time = await card('Time to appeal');
  expect(time.getByText('59 days left')).toBeVisible();
  expect((await card('Covered today')).getByText(/Alendronate/)).toBeVisible();
  const history = await card('Where it has been');
  expect(history.getByText(/We called twice/)).toBeVisible();
  expect(history.getByText('You act next')).toBeVisible();
  expect(history.getByText('7 days, or 72 hours if fast')).toBeVisible();
});

test('the day of a decision is the plan’s, whatever the zone of the device', async () => {
  const transport = scenarioTransport('coverage-denied');
  const { getList } = createApiClient({ transport })(coverageRequests);
  const { requests, ...others } = await firstValueFrom(getList({ memberId: 'GMR00730512' }));
  // 10 p.m. on October 29 where the plan is.
  const late = requests.map((each) => ({ ...each, decidedAt: '2026-10-30T02:00:00Z' }));
  transport.override('coverageRequests.getList', { body: { ...others, requests: late } });
  await open('coverage-denied', 'CD-2026-118-4407', { transport });
  expect(await screen.findByText(/Decided October 29, 2026/)).toBeVisible();
});

test('a request that waits says for whom, until when, what is missing, and can remind the office', async () => {
  const { user, transport } = await open('coverage-waiting', 'CD-2026-118-5210');
  const now = await card('Where it stands');
  expect(now.getByText('We wait for your prescriber.')).toBeVisible();
  expect(
    now.getByText(
      /Our 72 hours start when we have the statement. We wait for it until \d+:04 [ap].m. on November 18, 2026. Then/,
    ),
  ).toBeVisible();
  expect(now.getByText('Dr. Imogen Quillfeather')).toBeVisible();
  expect(now.getByText(/A statement from Dr. Imogen Quillfeather/)).toBeVisible();
  expect(now.getByRole('link', { name: 'Print the papers for the prescriber' })).toBeVisible();
  await user.click(now.getByRole('button', { name: 'Remind the office' }));
  expect(await now.findByText(/We reminded the office today/)).toBeVisible();
  expect(now.queryByRole('button', { name: 'Remind the office' })).not.toBeInTheDocument();
  expect(transport.calls.map(({ endpointId }) => endpointId)).toContain(
    'coverageRequests.remindOffice',
  );
});

test('a reminder that fails says so, and can be sent again', async () => {
  const { user } = await open('coverage-waiting', 'CD-2026-118-5210', {
    overrides: { 'coverageRequests.remindOffice': { status: 503, body: {} } },
  });
  await user.click(await screen.findByRole('button', { name: 'Remind the office' }));
  expect(await screen.findByText(/The office was not reminded/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remind the office' })).toBeVisible();
});

test('an approved request says what it means at the counter', async () => {
  await open('coverage-approved', 'CD-2026-118-4390');
  expect(await screen.findByText('We approved Ostivane 70 mg.')).toBeVisible();
  const counter = await card('At the counter');
  expect(counter.getByText(/Ask the pharmacy to run the prescription again/)).toBeVisible();
  expect(counter.getByText('You pay')).toBeVisible();
  expect(counter.getByText('Approved until December 31, 2026.')).toBeVisible();
  expect(counter.getByRole('link', { name: 'See the claim' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/member\/claims\?range=90&claim=HS-/),
  );
  expect(screen.queryByRole('link', { name: 'Appeal this decision' })).not.toBeInTheDocument();
});

describe('the claim of a request', () => {
  const openWith = (claim: { claimId: string; claimDate: string }) => {
    const request = {
      requestNumber: 'FR-90002',
      topic: 'notOnList',
      drugName: 'Veltorin',
      ...claim,
      patient: { memberId: '' },
      sentAt: '2026-04-20T15:00:00Z',
    };
    return open('commercial-member', 'FR-90002', {
      overrides: { 'coverageRequests.getList': { body: { requests: [request] } } },
    });
  };

  test('opens on its day when it is older than 90 days', async () => {
    const { user } = await openWith({ claimId: 'HS-26106-28769', claimDate: '2026-04-16' });
    const counter = await card('At the counter');
    await user.click(counter.getByRole('link', { name: 'See the claim' }));
    const details = await screen.findByRole('button', { name: /^Details of Veltorin/ });
    await waitFor(() => expect(details).toHaveAttribute('aria-expanded', 'true'));
    expect(screen.getByRole('heading', { name: /Apr 16, 2026/ })).toBeVisible();
  });

  test.each([
    ['that is older than the history', '2024-11-04'],
    ['without a day', ''],
  ])('has no link to a claim %s', async (_which, claimDate) => {
    await openWith({ claimId: 'HS-24309-10001', claimDate });
    await card('At the counter');
    expect(screen.queryByRole('link', { name: 'See the claim' })).not.toBeInTheDocument();
  });
});

test('a missed clock says that the independent reviewer has the case', async () => {
  await open('coverage-missed', 'CD-2026-118-4402');
  const now = await card('Where it stands');
  expect(now.getByText('An independent reviewer has your request.')).toBeVisible();
  expect(now.getByText(/within 24 hours. You do not have to ask/)).toBeVisible();
});

test('a payment has 14 days', async () => {
  await open('coverage-payment', 'CD-2026-118-5190');
  const now = await card('Where it stands');
  expect(now.getByText('4 of 14 days used')).toBeVisible();
  expect((await card('At the counter')).getByText(/You bought the drug already/)).toBeVisible();
});

test('a commercial request has the clock of its plan, and the prescriber acts until the statement is there', async () => {
  const { user } = await open('coverage-commercial', 'CD-2026-118-5204');
  const now = await card('Where it stands');
  expect(screen.queryByText(/deciding/)).not.toBeInTheDocument();
  expect(screen.getAllByText('Waiting for the prescriber')[0]).toBeVisible();
  expect(now.getByText('We wait for your prescriber.')).toBeVisible();
  expect(now.getByText(/^We need the statement by .+ Then we decide, with it or/)).toBeVisible();
  expect(now.getByText('0 of 15 days used')).toBeVisible();
  expect(now.getByText('Dr. Imogen Quillfeather')).toBeVisible();
  expect(now.getByText('Sends a statement')).toBeVisible();
  expect(now.getByText('Decide, with it or without')).toBeVisible();
  expect(now.getByText(/Without it we decide with what we have/)).toBeVisible();
  expect(now.getByRole('link', { name: 'Print the papers for the prescriber' })).toBeVisible();
  await user.click(now.getByRole('button', { name: 'Remind the office' }));
  expect(await now.findByText(/We reminded the office today/)).toBeVisible();
});

test('a claim that is paid in part says which drugs are not, and can be appealed for the rest', async () => {
  const finding = (isMet: boolean, title: string) => ({ isMet, title, text: 'Sample.' });
  const request = {
    requestNumber: 'FR-90001',
    topic: 'drugClaim',
    drugName: 'Atorvastatin',
    otherDrugs: 1,
    patient: { memberId: '' },
    sentAt: '2026-10-28T15:00:00Z',
    decidedAt: '2026-10-30T15:00:00Z',
    outcome: 'PARTLY',
    appealBy: '2027-01-03',
    decision: {
      reason: 'Not all of the drugs are on your plan’s list.',
      paysBack: 12.5,
      findings: [finding(true, 'Atorvastatin 20 mg'), finding(false, 'Nosuchdrug 5 mg')],
    },
  };
  const { user } = await open('coverage-payment', 'FR-90001', {
    overrides: { 'coverageRequests.getList': { body: { requests: [request] } } },
  });
  const decision = await card('What we decided, and why');
  expect(decision.getByText('We pay you back $12.50 for a part of your claim.')).toBeVisible();
  expect(await card('Time to appeal')).toBeDefined();
  await user.click(decision.getByRole('link', { name: 'Appeal for the rest' }));
  await screen.findByRole('heading', { name: 'Who needs the drug?' });
  await fillInAddress(user);
  expect(await screen.findByLabelText(/Drug name/)).toHaveValue('Nosuchdrug 5 mg');
});

test('a number that is not there leads to all requests', async () => {
  await open('coverage-denied', 'CD-0');
  expect(await screen.findByText('We do not have this request.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all requests' })).toBeVisible();
});

test('requests that do not load can be loaded again', async () => {
  await open('coverage-failing', 'CD-1');
  expect(await screen.findByText('Your requests did not load.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('in Spanish the decision is in Spanish', async () => {
  await open('coverage-denied', 'CD-2026-118-4407', { language: 'es' });
  const decision = await card('Qué decidimos y por qué');
  expect(decision.getByText('No aprobamos Ostivane 70 mg.')).toBeVisible();
  expect(await decision.findByText(/Pudimos confirmar uno de ellos/)).toBeVisible();
});

test('in Spanish a time within a sentence has its article, and no second full stop', async () => {
  await open('coverage-waiting', 'CD-2026-118-5210', { language: 'es' });
  const now = await card('En qué va');
  expect(
    now.getByText(/hasta las \d+:04 [ap]\.\sm\. del 18 de noviembre de 2026\. Después/),
  ).toBeVisible();
  expect(now.getByText(/Debe enviarla: Dr\. Imogen Quillfeather\./)).toBeVisible();
});
