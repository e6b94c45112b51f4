import { isNpi } from '@portal/domain';
import * as z from 'zod/mini';
import { renamed } from '../containers';
import { defineEndpoints, endpoint } from '../endpoint';
import * as f from '../fields';

/**
 * The NPI of the member's own mail-order pharmacy, for the call of specification §7.2 that takes it. The
 * specification shows no keys of the metadata: this one is assumed. '' where the client's counts.
 */
function mailOrderNpiOf(metadata: { key: string; value: string }[]): string {
  const npi = metadata?.find(({ key: name }) => name === 'mailOrderNpi')?.value ?? '';
  return isNpi(npi) ? npi : '';
}

/**
 * Specification §3, User info. The wire's misspellings (`memebrId`, `groupdId`) and texts for flags
 * end here: what comes out is spelled right and typed.
 */
export const UserInfo = renamed(
  z.object({
    userFirstName: f.givenName,
    userLastName: f.familyName,
    clientId: f.clientCode,
    externalSSOUser: f.flag,
    fromAdminPortal: f.flag,
    logoutUri: f.url,
    redirectUri: f.url,
    goodRxLink: f.url,
    specialtyMailOrderLink: f.url,
    mailOrderLink: f.url,
    customcss: f.url,
    bin: f.bin,
    pcn: f.pcn,
    groupdId: f.groupId,
    trackingGroupId: f.groupId,
    memebrId: f.memberId,
    planId: f.planId,
    personCd: f.personCode,
    pbpNumber: f.pbpNumber,
    phone: f.phone,
    features: f.orNull(z.array(f.requiredNumber(f.featureId))),
    dob: f.birthDate,
    dateWithFormat: f.birthDate,
    emailAddress: f.email,
    oauthClientId: f.key,
    memberAddress: f.orNull(z.object({ zip: f.zip })),
    clientMetadata: f.list(z.object({ key: f.required(f.key), value: f.label })),
    retailInNetworkIndividualDeductibleAmount: f.nonNegativeMoney,
    retailInNetworkFamilyDeductibleAmount: f.nonNegativeMoney,
    retailInNetworkIndividualMbrOOPAmount: f.nonNegativeMoney,
    retailInNetworkFamilyMbrOOPAmount: f.nonNegativeMoney,
    deductibleRxMedCombined: f.flag,
    oOPRxMedCombined: f.flag,
  }),
  ['memebrId', 'groupdId', 'personCd', 'memberAddress'],
  ({ memebrId, groupdId, personCd, memberAddress, clientMetadata }) => ({
    memberId: memebrId,
    groupId: groupdId,
    personCode: personCd,
    zip: memberAddress?.zip ?? '',
    mailOrderNpi: mailOrderNpiOf(clientMetadata),
  }),
);

/** What the page address may hand on to a user-info call (Spec §7.2, SS-7). */
const userInfoQuery = z.object({
  nc: f.requiredNumber(f.count),
  secondaryCardHolderId: z.optional(f.required(f.foreignMemberId)),
  secondaryClientId: z.optional(f.required(f.clientCode)),
  secondaryPatientId: z.optional(f.required(f.foreignMemberId)),
  splitPlatform: z.optional(f.required(f.key)),
  bin: z.optional(f.required(f.bin)),
  oauthClientId: z.optional(f.required(f.key)),
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
