import type { UnknownAction } from '@reduxjs/toolkit';
import { flagIdsOf } from '@portal/client-config';
import {
  featuresReceived,
  type SessionState,
  sessionReducer,
  signOutRequested,
  started,
  startFailed,
} from './session.slice';
import { failure } from './testing/epics';

describe('the session slice', () => {
  const after = (...actions: UnknownAction[]) =>
    actions.reduce<SessionState | undefined>(sessionReducer, undefined);

  test('takes client, line and flags by name from the features answer', () => {
    const answer = {
      readableFeatures: flagIdsOf(['claimsHistory']),
      businessLine: 'MEDD',
      clientCode: 'globalh',
      clientMetadata: [{ key: 'k', value: 'v' }],
    } as never;
    expect(after(featuresReceived(answer))).toMatchObject({
      flags: ['claimsHistory'],
      businessLine: 'MEDD',
      client: 'globalhealth',
      metadata: { k: 'v' },
    });
  });

  test('a session that is signing out stays so, whatever arrives late', () => {
    const out = after(
      signOutRequested('expired'),
      startFailed(failure(401, 'UNAUTHENTICATED')),
      started(),
    );
    expect(out).toMatchObject({ phase: 'signingOut', signOutReason: 'expired' });
  });
});
