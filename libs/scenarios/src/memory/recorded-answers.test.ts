import type { Memory } from './behaviour';
import { isRecordedAnswers, nextRecordedAnswer } from './recorded-answers';

const recorded = {
  recordedAnswers: [
    { input: { drugName: 'Drug 1', planCode: 'ABC-1' }, body: { drugListResponse: [] } },
    { input: { drugName: 'Drug 2' }, body: { drugListResponse: ['before'] } },
    { input: { drugName: 'Drug 2' }, body: { drugListResponse: ['after'] } },
  ],
};
const begun: Memory = { facts: {}, stored: {} };
const search = (memory: Memory, query: Record<string, string>) =>
  nextRecordedAnswer(recorded, memory, { endpointId: 'drugs.search', params: {}, query });

test('answers to the same input come in the order in which they came, and the last one again', () => {
  const first = search(begun, { drugName: 'Drug 2' });
  const second = search(first.memory, { drugName: 'Drug 2' });
  const third = search(second.memory, { drugName: 'Drug 2' });
  expect([first, second, third].map(({ response }) => response.body)).toEqual([
    { drugListResponse: ['before'] },
    { drugListResponse: ['after'] },
    { drugListResponse: ['after'] },
  ]);
});

test('an input counts by its declared parts, whatever the BFF adds', () => {
  const added = { planCode: 'ABC-1', drugName: 'Drug 1', ts: '1762351200000' };
  expect(search(begun, added).response).toEqual({ status: 200, body: { drugListResponse: [] } });
});

test('an input that was not recorded is answered 404', () => {
  expect(search(begun, { drugName: 'Drug 1' }).response).toMatchObject({
    status: 404,
    body: { message: expect.stringMatching(/^NOT_RECORDED: /) },
  });
});

test('a body is part of the input', () => {
  const set = {
    recordedAnswers: [{ input: { body: { npi: '1' } }, body: { isSetPharmacy: true } }],
  };
  const statusOf = (npi: string) =>
    nextRecordedAnswer(set, begun, {
      endpointId: 'pharmacies.setDefault',
      params: {},
      query: {},
      body: { npi },
    }).response.status;
  expect([statusOf('1'), statusOf('2')]).toEqual([200, 404]);
});

test('other response files are none of a recording', () => {
  expect([recorded, { drugListResponse: [] }, null, 'text'].map(isRecordedAnswers)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
