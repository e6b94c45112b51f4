import { isNpi } from '@portal/domain';
import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import {
  bin,
  birthDate,
  clientCode,
  count,
  email,
  familyName,
  featureId,
  flag,
  foreignMemberId,
  givenName,
  groupId,
  key,
  label,
  list,
  memberId,
  nonNegativeMoney,
  orNull,
  pbpNumber,
  pcn,
  personCode,
  phone,
  planId,
  required,
  requiredNumber,
  url,
  zip,
} from '../fields';

const UserInfoWire = z.object({
  userFirstName: givenName,
  userLastName: familyName,
  clientId: clientCode,
  externalSSOUser: flag,
  fromAdminPortal: flag,
  logoutUri: url,
  redirectUri: url,
  goodRxLink: url,
  specialtyMailOrderLink: url,
  mailOrderLink: url,
  customcss: url,
  bin,
  pcn,
  groupdId: groupId,
  trackingGroupId: groupId,
  memebrId: memberId,
  planId,
  personCd: personCode,
  pbpNumber,
  phone,
  features: orNull(z.array(requiredNumber(featureId))),
  dob: birthDate,
  dateWithFormat: birthDate,
  emailAddress: email,
  oauthClientId: key,
  memberAddress: orNull(z.object({ zip })),
  clientMetadata: list(z.object({ key: required(key), value: label })),
  retailInNetworkIndividualDeductibleAmount: nonNegativeMoney,
  retailInNetworkFamilyDeductibleAmount: nonNegativeMoney,
  retailInNetworkIndividualMbrOOPAmount: nonNegativeMoney,
  retailInNetworkFamilyMbrOOPAmount: nonNegativeMoney,
  deductibleRxMedCombined: flag,
  oOPRxMedCombined: flag,
});

/**
 * The NPI of the member's own mail-order pharmacy, for the call of specification §7.2 that takes it. The
 * specification shows no keys of the metadata: this one is assumed. '' where the client's counts.
 */
function mailOrderNpiOf(metadata: z.output<typeof UserInfoWire>['clientMetadata']): string {
  const npi = metadata?.find(({ key: name }) => name === 'mailOrderNpi')?.value ?? '';
  return isNpi(npi) ? npi : '';
}

/**
 * Specification §3, User info. The wire's misspellings (`memebrId`, `groupdId`) and texts for flags
 * end here: what comes out is spelled right and typed.
 */
export const UserInfo = z.pipe(
  UserInfoWire,
  z.transform(({ memebrId, groupdId, personCd, memberAddress, ...rest }) => ({
    ...rest,
    memberId: memebrId,
    groupId: groupdId,
    personCode: personCd,
    zip: memberAddress?.zip ?? '',
    mailOrderNpi: mailOrderNpiOf(rest.clientMetadata),
  })),
);

/** What the page address may hand on to a user-info call (Spec §7.2, SS-7). */
const userInfoQuery = z.object({
  nc: requiredNumber(count),
  secondaryCardHolderId: z.optional(required(foreignMemberId)),
  secondaryClientId: z.optional(required(clientCode)),
  secondaryPatientId: z.optional(required(foreignMemberId)),
  splitPlatform: z.optional(required(key)),
  bin: z.optional(required(bin)),
  oauthClientId: z.optional(required(key)),
});

export const user = defineEndpoints('user', 'any', {
  getMemberInfo: endpoint({
    summary: 'Who the signed-in member is, and the plan on the card.',
    method: 'GET',
    path: '/portalmicroservices/api/loggedinuser/userinfoOkta',
    upstream: 'member',
    auth: 'member',
    members: 'handover',
    query: userInfoQuery,
    addsClientId: true,
    response: UserInfo,
    errors: ['ELIG_E0000001'],
    spec: '§7.2',
  }),
  getProviderInfo: endpoint({
    summary: 'The same for a signed-in provider.',
    method: 'GET',
    path: '/portalmicroservices/api/loggedinuser/provideruserinfo',
    upstream: 'member',
    auth: 'member',
    members: 'handover',
    query: userInfoQuery,
    addsClientId: true,
    response: UserInfo,
    errors: ['ELIG_E0000001'],
    spec: '§7.2',
  }),
});
