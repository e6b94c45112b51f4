import { claimRejections, type RejectCode } from '../claims/claim-rejections';
import { exceptionRequests, requestTopics, topicForClaim } from './request-topics';
import { form as exception } from '../forms/definitions/drug-exception';
import { form as determination } from '../forms/definitions/coverage-determination';

test('every code that leads to a request says what to ask for', () => {
  const codes = Object.keys(claimRejections) as RejectCode[];
  const leading = codes.filter((code) =>
    ['approval', 'exception', 'appeal'].includes(claimRejections[code]),
  );
  expect(leading.filter((code) => !topicForClaim(code))).toEqual([]);
  expect(topicForClaim('3Y')).toBe('appeal');
  expect(topicForClaim('79')).toBeUndefined();
  expect(topicForClaim(undefined)).toBeUndefined();
});

test('topics are the options of the forms', () => {
  const asked = determination.steps['request']?.fields['requests'];
  const options = asked?.kind === 'choices' ? Object.keys(asked.options) : [];
  expect(options.filter((option) => !Object.hasOwn(requestTopics, option))).toEqual([]);
  const request = exception.steps['drug']?.fields['request'];
  const known = request?.kind === 'choice' ? Object.keys(request.options) : [];
  expect(Object.values(exceptionRequests).sort()).toEqual(known.sort());
});
