import * as z from 'zod/mini';
import { catalogue } from './all-endpoints';
import { defineEndpoints, endpoint } from './endpoint';
import { foreignMemberId, memberId, recordId, required } from './fields';
import { namedMembers, namesMembers } from './named-members';
import { wireSchemaOf } from './wire-schema';

const probes = defineEndpoints('probes', 'any', {
  nested: endpoint({
    summary: 'A call for tests only.',
    method: 'POST',
    path: '/portalmicroservices/probes/:memberId',
    upstream: 'member',
    auth: 'member',
    params: { memberId: required(memberId) },
    query: z.object({ patient: z.optional(required(foreignMemberId)) }),
    body: z.object({
      people: z.array(z.object({ id: required(memberId) })),
      either: z.union([
        z.object({ id: required(recordId) }),
        z.object({ id: required(memberId), more: z.string() }),
      ]),
      byKind: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('record'), id: required(recordId) }),
        z.object({ kind: z.literal('member'), id: required(memberId) }),
      ]),
    }),
    response: z.object({}),
    spec: 'test',
  }),
});

describe('the members that a call names', () => {
  test('are found in path, query and body by the meaning of the fields, in every variant', () => {
    const sent = {
      params: { memberId: 'M-1' },
      query: { patient: 'P-2' },
      body: {
        people: [{ id: 'M-3' }, { id: 'M-4' }],
        either: { id: 'M-5', more: '' },
        byKind: { kind: 'member', id: 'M-6' },
      },
    };
    expect(namedMembers(probes.nested, sent)).toEqual(['M-1', 'P-2', 'M-3', 'M-4', 'M-5', 'M-6']);
  });

  test('are overlooked in no entry: its inputs have no keyword in which they are not searched', () => {
    const notSearched = /"(oneOf|allOf|not|\$ref|prefixItems|patternProperties)":/;
    for (const { id, params, query, body } of catalogue.entries) {
      const inputs = [...Object.values(params), query, body].filter(
        (schema) => schema !== undefined,
      );
      expect(
        [id, ...inputs.map((schema) => JSON.stringify(wireSchemaOf(schema)))].join('\n'),
      ).not.toMatch(notSearched);
    }
  });

  test.each([
    [{ memberId: 'M-2' }],
    [{ patient: { memberId: 'M-2' } }],
    [{ people: [{ memberId: ['M-2'] }] }],
    [{ MemberId: 'M-2' }],
    [{ member_id: 'M-2' }],
    [{ 'member-ID': { value: 'M-2' } }],
  ])('are found in the answers of a form, whatever their form: %j', (answers) => {
    expect(namedMembers(catalogue.get('forms.submit'), { body: { answers } })).toEqual(['M-2']);
  });

  test('are found in the answers of a form as numbers too', () => {
    const body = { answers: { people: [{ memberId: 99 }, { name: 'Ana' }] } };
    expect(namedMembers(catalogue.get('forms.submit'), { body })).toEqual(['99']);
  });

  test('are none where an optional one is left out', () => {
    expect(namedMembers(catalogue.get('wallet.getPass'), { query: { lang: 'en' } })).toEqual([]);
    expect(namedMembers(catalogue.get('payments.getCards'), {})).toEqual([]);
  });

  test.each(catalogue.entries.map((entry) => [entry.id, entry] as const))(
    '%s says whose member id it may name, if its inputs have one, and is not for visitors alone then',
    (_id, entry) => {
      expect(entry.members !== undefined).toBe(namesMembers(entry));
      if (entry.adultsOnly) expect(entry.auth).toBe('member');
      // A visitor may make a call that is for both, and is refused when it names a member.
      if (entry.members) expect(entry.auth).not.toBe('none');
    },
  );

  test('an entry that may name a patient needs their permission to order, unless it reads refills, orders or the token', () => {
    const forPatients = catalogue.entries.filter(({ members }) => members === 'patients');
    const looking = forPatients.filter(({ patientScope }) => patientScope === 'view');
    expect(looking.map(({ id }) => id).sort()).toEqual([
      'mailOrderNewRx.getRequests',
      'mailOrderRefills.getList',
      'mailOrderTokens.getForDependent',
      'mailOrders.getList',
      'session.fetchMailOrderToken',
    ]);
    expect(
      catalogue.entries.filter((each) => each.patientScope && each.members !== 'patients'),
    ).toEqual([]);
  });

  test('an entry that tells of a person’s drugs or prices is for the scope of claims, whatever home delivery allows', () => {
    const ofClaims = catalogue.entries.filter(({ members }) => members === 'claimsScope');
    expect(ofClaims.map(({ id }) => id).sort()).toEqual(['drugs.getPrice', 'myDrugs.getList']);
  });

  test('SS-10: payments, wallet, card replacement, and ordering by mail are for adults only', () => {
    const adultsOnly = catalogue.entries.filter((entry) => entry.adultsOnly).map(({ id }) => id);
    const wholeAreas = catalogue.entries
      .map(({ id }) => id)
      .filter((id) => /^(payments|mailOrderCheckout|mailOrderProfile)\./.test(id));
    expect(adultsOnly.sort()).toEqual(
      [
        'familyAccess.invite',
        'idCard.requestReplacement',
        ...['move', 'restore', 'skip', 'switchOff', 'switchOn'].map(
          (name) => `mailOrderAutoRefill.${name}`,
        ),
        'mailOrderFamily.authorize',
        'mailOrderFamily.findPatient',
        'mailOrderFamily.revoke',
        'mailOrderNewRx.request',
        'mailOrders.cancel',
        'session.fetchMailOrderToken',
        'wallet.getGoogleLink',
        'wallet.getPass',
        ...wholeAreas,
      ].sort(),
    );
  });
});
