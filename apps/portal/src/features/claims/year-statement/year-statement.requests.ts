import type { WithSlice } from '@reduxjs/toolkit';
import { claims } from '@portal/contracts/claims';
import { createRequest, savedAs } from '../../../store';
import { hasList } from '../claims.requests';

/** The claims of a whole year. */
export const claimsOfYear = createRequest(
  'claims/year',
  (api) => api(claims).getHistory,
  'latest',
  { ...hasList, owner: ({ fromDate, toDate }) => `${fromDate} ${toDate}` },
);

type WantedStatement = {
  fromDate: string;
  toDate: string;
  memberId: string;
  lang: 'en' | 'es';
  fileName: string;
};

/** The statement as a document: its bytes go to the member's disk, and not into the state. */
export const statementDocument = createRequest(
  'claims/statement',
  (api) =>
    ({ fileName, ...wanted }: WantedStatement) =>
      api(claims).getStatement(wanted).pipe(savedAs(fileName)),
  'first',
);

declare module '../../../store/root-reducer' {
  interface LazySlices
    extends WithSlice<typeof claimsOfYear>, WithSlice<typeof statementDocument> {}
}
