import {
  brandOf,
  type ClientId,
  clientIdOf,
  clientOf,
  type FlagName,
  flagIdsOf,
} from '@portal/client-config';
import type { Json } from '../scenario-file';
import type { Behaviour, Behaviours, Context } from '../behaviour';

const featureIds = ({ scenario }: Context): number[] => flagIdsOf(scenario.flags as FlagName[]);

/**
 * The features answer says what the scenario is: its flags, client and business line. A client that is
 * asked for by name takes the place of the scenario's, with its line and what belongs to it.
 */
const getFeatures: Behaviour = {
  derived: true,
  play: (memory, { query }, context) => {
    const asked = query?.['client'];
    const client = asked === undefined ? undefined : clientIdOf(asked);
    return {
      memory,
      response: {
        status: 200,
        body: {
          readableFeatures: [
            ...new Set([...featureIds(context), ...(client ? flagIdsOf(flagsFor(client)) : [])]),
          ],
          clientMetadata: [],
          businessLine: client ? brandOf(client).line : context.scenario.businessLine,
          clientCode: client ?? context.scenario.client,
          pharmacyClient: null,
        },
      },
    };
  },
};

/** What a client has beside the flags of a scenario: its line's, its co-brand's, its header logo's, its menu's, its forced ones. */
function flagsFor(client: ClientId): FlagName[] {
  const { line, coBrand, headerLogo } = brandOf(client);
  const { menu, forcedFlags } = clientOf(client);
  return [
    ...(line === 'MEDD' ? medicareFlags : []),
    ...(coBrand ? coBrandFlags : []),
    ...(headerLogo ? headerLogoFlags : []),
    ...(menu === 'planSelection' ? planSelectionFlags : []),
    ...(forcedFlags ?? []),
  ];
}

const medicareFlags: FlagName[] = [
  'unsecuredHeaderStarRatings',
  'unsecuredEnroll',
  'serviceArea',
  'starRatings',
];
const coBrandFlags: FlagName[] = ['headerCoBranding', 'unsecuredHeaderCoBranding'];
const headerLogoFlags: FlagName[] = ['customHeaderLogo'];
const planSelectionFlags: FlagName[] = ['planSelection', 'unsecuredPlanSelection'];

/** User info as the response file has it; what it leaves open comes from the identity and the scenario. */
const getUserInfo: Behaviour = {
  play: (memory, _request, context) => {
    const claims = context.identity?.claims;
    const known: Record<string, Json> = {
      clientId: context.scenario.client,
      features: featureIds(context),
      ...(claims && {
        userFirstName: claims.given_name,
        userLastName: claims.family_name,
        emailAddress: claims.email,
      }),
    };
    const body = { ...known, ...(context.fixture as Record<string, Json>) };
    return { memory, response: { status: 200, body } };
  },
};

export const behaviours: Behaviours = {
  'features.get': getFeatures,
  'user.getMemberInfo': getUserInfo,
  'user.getProviderInfo': getUserInfo,
};
