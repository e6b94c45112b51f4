import { isStatementWanted } from '@portal/domain/coverage-requests';
import { type Behaviours, answer, refuse, derivedFrom } from '../memory/behaviour';
import { CoverageFile } from '../coverage-requests/coverage-file';
import { clocksOf, readRequests, requestRow } from '../coverage-requests/request-view';
import type { Json } from '../files/scenario-file';
import { dayOf } from '../memory/dates';
import { remindersIn, storeReminder } from '../coverage-requests/requests-in';

export const behaviours: Behaviours = {
  /** The member's requests, from the file and from the forms that were sent, as the clock has moved them. */
  'coverageRequests.getList': {
    fixture: CoverageFile,
    derived: true,
    recordedAsIs: true,
    play: (memory, { query }, context) => {
      const language = query['language'] === 'es' ? 'es' : 'en';
      const requests = readRequests(memory, context).map((read) =>
        requestRow(read, language, memory, context),
      );
      const body = { requests, clocks: clocksOf(context) } as unknown as Json;
      return answer(memory, body);
    },
  },
  /** An office is reminded at most once a day, and only while its statement is waited for. */
  'coverageRequests.remindOffice': derivedFrom(
    'coverageRequests.getList',
    (memory, { params }, context) => {
      const { requestNumber = '' } = params;
      const found = readRequests(memory, context).find(
        ({ request }) => request.requestNumber === requestNumber,
      );
      if (!found) {
        return refuse(memory, 404, 'REQUEST_NOT_FOUND', 'There is no request with this number.');
      }
      const { needsStatement, clock } = found;
      if (!isStatementWanted(found.state, { needsStatement, statementBy: clock.statementBy })) {
        const text = 'The plan waits for no statement about this request.';
        return refuse(memory, 409, 'NO_STATEMENT_WANTED', text);
      }
      const isToday = (at: string) => dayOf(new Date(at), context) === dayOf(context.now, context);
      const last = remindersIn(memory).findLast((each) => each.requestNumber === requestNumber);
      if (last && isToday(last.at)) {
        return refuse(memory, 409, 'REMINDED_TODAY', 'The office was reminded today.');
      }
      const at = context.now.toISOString();
      return answer(storeReminder(memory, { requestNumber, at }), { remindedAt: at });
    },
  ),
};
