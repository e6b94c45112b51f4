import { filter, map } from 'rxjs';
import { type Epic, mayHaveChanged } from '../../../store';
import { addressSaving, checkoutChoices, packagingSaving } from '../checkout/checkout.requests';
import { mailProfile, profileSaving } from './profile.requests';

/** The profile was saved, or may be → it is requested again. */
const storedEpic: Epic = (action$) =>
  action$.pipe(
    filter(mayHaveChanged([profileSaving])),
    map(({ meta: { input } }) => mailProfile.requested({ memberId: input.body.memberId })),
  );

/** Packaging or an address was saved, or may be → the choices of this patient are requested again. */
const refreshEpic: Epic = (action$) =>
  action$.pipe(
    filter(mayHaveChanged([packagingSaving, addressSaving])),
    map(({ meta: { input } }) => checkoutChoices.requested({ memberId: input.body.memberId })),
  );

/** The epics of the profile, in addition to its requests. */
export const profileEpics = [storedEpic, refreshEpic];
