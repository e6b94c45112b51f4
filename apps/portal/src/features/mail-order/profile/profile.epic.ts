import { isAnyOf } from '@reduxjs/toolkit';
import { filter, map } from 'rxjs';
import type { Epic } from '../../../store';
import { addressSaving, checkoutChoices, packagingSaving } from '../checkout/checkout.requests';
import { mailProfile, profileSaving } from './profile.requests';

/** The profile was saved → it is requested again. */
const storedEpic: Epic = (action$) =>
  action$.pipe(
    filter(profileSaving.succeeded.match),
    map(({ meta: { input } }) => mailProfile.requested({ memberId: input.body.memberId })),
  );

/** Packaging or an address was saved → the choices of this patient are requested again. */
const refreshEpic: Epic = (action$) =>
  action$.pipe(
    filter(isAnyOf(packagingSaving.succeeded, addressSaving.succeeded)),
    map(({ meta: { input } }) => checkoutChoices.requested({ memberId: input.body.memberId })),
  );

/** The epics of the profile, in addition to its requests. */
export const profileEpics = [storedEpic, refreshEpic];
