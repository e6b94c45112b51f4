import { defineExamples, type ExampleWorld } from '../examples';
import { user } from './user';

/** As any page calls it; and, for one scenario of each kind, with what the page's URL hands on (SS-7). */
function userInfoInputs({ scenario }: ExampleWorld) {
  const nc = 1762351200000;
  const handedOn = {
    secondaryCardHolderId: 'CARD-HOLDER-1',
    secondaryClientId: 'CLIENT-1',
    secondaryPatientId: 'PATIENT-1',
    splitPlatform: 'PLATFORM-1',
    bin: '012345',
    oauthClientId: 'another-portal',
  };
  const both = ['commercial-member', 'provider'].includes(scenario);
  return both ? [{ nc }, { nc, ...handedOn }] : [{ nc }];
}

export const examples = defineExamples(user, {
  getMemberInfo: userInfoInputs,
  getProviderInfo: userInfoInputs,
});
