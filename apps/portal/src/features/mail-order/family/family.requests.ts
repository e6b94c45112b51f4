import type { OutputOf } from '@portal/contracts';
import { mailOrderFamily } from '@portal/contracts/mail-order-family';
import { requestOf } from '../../../store';

export type Person = OutputOf<typeof mailOrderFamily.getPeople>['people'][number];
export type FoundPatient = NonNullable<OutputOf<typeof mailOrderFamily.findPatient>['patient']>;

/** For whom the member may use home delivery, and what was allowed before. */
export const peopleList = requestOf(mailOrderFamily.getPeople);

export const patientSearch = requestOf(mailOrderFamily.findPatient);

export const authorizing = requestOf(mailOrderFamily.authorize);

export const revocation = requestOf(mailOrderFamily.revoke);
