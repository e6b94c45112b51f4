import { claims } from '@portal/contracts/claims';
import { payments } from '@portal/contracts/payments';
import { session } from '@portal/contracts/session';
import { firstValueFrom, type Observable } from 'rxjs';
import { ApiError } from './api-error';
import { createApiClient, type ClientOptions, type ResponseIssue } from './client';
import type { WireAnswer, WireRequest } from './transport';

const history = { fromDate: '2026-10-06', toDate: '2026-11-05', memberId: 'M1' };

function answering(answer: Partial<WireAnswer> | Error, options: Partial<ClientOptions> = {}) {
  const sent: WireRequest[] = [];
  const api = createApiClient({
    transport: async (request) => {
      sent.push(request);
      if (answer instanceof Error) throw answer;
      return { status: 200, body: undefined, ...answer };
    },
    ...options,
  });
  return { api, sent };
}

const failure = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

describe('the api client', () => {
  test('makes the call of the entry and gives the answer with its wire misspellings gone', async () => {
    const row = {
      dateOfService: '2026-11-02',
      healthServiceId: 'H1',
      copayAmount: '10.00',
      CLAIM_STATUS: 'PAID',
    };
    const { api, sent } = answering({ body: { claimsHistory: { claim: [row] } } });
    const answer = await firstValueFrom(api(claims).getHistory(history));
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: '/portalmicroservices/api/claimhistory/claims/2026-10-06/2026-11-05/M1',
    });
    expect(answer.claimsHistory?.claim?.[0]).toMatchObject({ status: 'paid', copayAmount: 10 });
  });

  test('sends nothing before it is subscribed to, and sends the custom header on a call that changes something', async () => {
    const { api, sent } = answering({ body: { location: '/member/login' } });
    const call = api(session).signOut();
    expect(sent).toHaveLength(0);
    await firstValueFrom(call);
    expect(sent[0]?.headers['x-csrf']).toBe('1');
  });

  test('says what a second factor confirms, as the entry has it', async () => {
    const { api, sent } = answering({ body: {} });
    const { pay, addCard, getAccount } = api(payments);
    for (const call of [pay, addCard, getAccount] as const) {
      const answer: Observable<unknown> = call({ body: {}, idempotencyKey: 'k' } as never);
      await failure(firstValueFrom(answer));
    }
    expect(sent.map(({ stepUpPurpose }) => stepUpPurpose)).toEqual([
      'payment',
      'change',
      undefined,
    ]);
  });

  test.each([
    [{ status: 401 }, 'UNAUTHENTICATED', 401],
    [{ status: 503, body: '<html>' }, 'CALL_FAILED', 503],
    [{ status: 200, body: { message: 'ELIG_E0000001' } }, 'ELIG_E0000001', 200],
    [new TypeError('fetch failed'), 'CALL_FAILED', 0],
  ] as const)('fails with the catalogue code on %j', async (answer, code, status) => {
    const seen: ApiError[] = [];
    const { api } = answering(answer, { onError: (error) => seen.push(error) });
    const error = await failure(firstValueFrom(api(claims).getHistory(history)));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ endpointId: 'claims.getHistory', code, status });
    expect(seen).toEqual([error]);
  });

  test.each<[string, Partial<WireAnswer>, number]>([
    ['the body', { body: { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 90 } }, 90],
    ['the header alone', { body: '<html>', retryAfterSeconds: 120 }, 120],
  ])('after too many requests tells how long to wait, by %s', async (_from, answer, seconds) => {
    const { api } = answering({ status: 429, ...answer });
    const error = await failure(firstValueFrom(api(claims).getHistory(history)));
    expect(error).toMatchObject({ status: 429, limit: { retryAfterSeconds: seconds } });
  });

  test('does not send what the entry does not declare', async () => {
    const { api, sent } = answering({ body: {} });
    const input = { ...history, mayBeMade: true };
    await expect(firstValueFrom(api(claims).getHistory(input))).rejects.toThrow(/"mayBeMade"/);
    expect(sent).toHaveLength(0);
  });

  test('a call that is done once takes its key along, not in the address, and is not made without', async () => {
    const { api, sent } = answering({ body: { payment: { paymentId: 'PM-1' } } });
    const body = { amount: 20, method: { cardId: 'CARD-1' } };
    await firstValueFrom(api(payments).pay({ body, idempotencyKey: 'key-1' }));
    expect(sent[0]).toMatchObject({
      url: '/portalmicroservices/api/payments/pay',
      headers: { 'idempotency-key': 'key-1' },
      body: JSON.stringify(body),
    });
    await expect(firstValueFrom(api(payments).pay({ body }))).rejects.toThrow(/idempotencyKey/);
    expect(sent).toHaveLength(1);
  });

  test('requests a document as bytes', async () => {
    const { api, sent } = answering({ body: new Blob(['%PDF']) });
    const answer = await firstValueFrom(
      api(payments).getInvoiceDocument({ invoiceId: 'INV-1', lang: 'es' }),
    );
    expect(answer).toBeInstanceOf(Blob);
    expect(sent[0]).toMatchObject({
      bytes: true,
      url: '/portalmicroservices/api/payments/invoices/INV-1/document?lang=es',
    });
  });

  test('gives a response with malformed fields without them, and reports each field once', async () => {
    const claim = ['12.', '12,34'].map((copayAmount) => ({
      copayAmount,
      dateOfService: 'soon',
      drugName: 'ATORVASTATIN',
    }));
    const issues: ResponseIssue[] = [];
    const { api } = answering(
      { body: { claimsHistory: { claim } } },
      { onResponseIssue: (issue) => issues.push(issue) },
    );
    for (let call = 0; call < 2; call += 1) {
      const { claimsHistory } = await firstValueFrom(api(claims).getHistory(history));
      expect(claimsHistory?.claim).toHaveLength(2);
      expect(claimsHistory?.claim?.[1]).toMatchObject({
        copayAmount: null,
        dateOfService: '',
        drugName: 'ATORVASTATIN',
      });
    }
    expect(issues).toEqual(
      ['dateOfService', 'copayAmount'].map((field) => ({
        endpointId: 'claims.getHistory',
        field: `claimsHistory.claim.${field}`,
      })),
    );
  });

  test.each([undefined, null, 'claims', 7, [], { payments: 'none' }])(
    'fails with BAD_RESPONSE on a body of another shape: %j',
    async (body) => {
      const { api } = answering({ body });
      expect(await failure(firstValueFrom(api(payments).getHistory()))).toMatchObject({
        endpointId: 'payments.getHistory',
        status: 200,
        code: 'BAD_RESPONSE',
      });
    },
  );

  test('leaving a call aborts it and reports nothing', async () => {
    const errors: ApiError[] = [];
    let signal: AbortSignal | undefined;
    const api = createApiClient({
      transport: (request) =>
        new Promise((_, reject) => {
          signal = request.signal;
          request.signal.addEventListener('abort', () => reject(new Error('aborted')));
        }),
      onError: (error) => errors.push(error),
    });
    api(claims).getHistory(history).subscribe().unsubscribe();
    await Promise.resolve();
    expect(signal?.aborted).toBe(true);
    expect(errors).toEqual([]);
  });
});
