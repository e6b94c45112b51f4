import * as z from 'zod/mini';
import { defineEndpoints, endpoint } from '../endpoint';
import { wireAmount, wireText, wireTrueText } from '../fields';

const UserInfoWire = z.object({
  userFirstName: wireText,
  userLastName: wireText,
  clientId: wireText,
  externalSSOUser: wireTrueText,
  fromAdminPortal: wireTrueText,
  logoutUri: wireText,
  redirectUri: wireText,
  goodRxLink: wireText,
  specialtyMailOrderLink: wireText,
  mailOrderLink: wireText,
  customcss: wireText,
  bin: wireText,
  pcn: wireText,
  groupdId: wireText,
  trackingGroupId: wireText,
  memebrId: wireText,
  planId: wireText,
  personCd: wireText,
  pbpNumber: wireText,
  phone: wireText,
  features: z.nullish(z.array(z.coerce.number<number | string>())),
  dob: wireText,
  dateWithFormat: wireText,
  emailAddress: wireText,
  oauthClientId: wireText,
  memberAddress: z.nullish(z.object({ zip: wireText })),
  clientMetadata: z.nullish(z.array(z.object({ key: z.string(), value: z.string() }))),
  retailInNetworkIndividualDeductibleAmount: wireAmount,
  retailInNetworkFamilyDeductibleAmount: wireAmount,
  retailInNetworkIndividualMbrOOPAmount: wireAmount,
  retailInNetworkFamilyMbrOOPAmount: wireAmount,
  deductibleRxMedCombined: wireTrueText,
  oOPRxMedCombined: wireTrueText,
});

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
  })),
);

/** What the page address may hand on to a user-info call (Spec §7.2, SS-7). */
const userInfoQuery = z.object({
  nc: z.coerce.number<number | string>(),
  secondaryCardHolderId: z.optional(z.string()),
  secondaryClientId: z.optional(z.string()),
  secondaryPatientId: z.optional(z.string()),
  splitPlatform: z.optional(z.string()),
  bin: z.optional(z.string()),
  oauthClientId: z.optional(z.string()),
});

export const user = defineEndpoints('user', {
  getMemberInfo: endpoint({
    summary: 'Who the signed-in member is, and the plan on the card.',
    method: 'GET',
    path: '/portalmicroservices/api/loggedinuser/userinfoOkta',
    upstream: 'member',
    auth: 'member',
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
    query: userInfoQuery,
    addsClientId: true,
    response: UserInfo,
    errors: ['ELIG_E0000001'],
    spec: '§7.2',
  }),
});
