import {
  brandOf,
  type ClientId,
  clientIdOf,
  clientOf,
  type FlagName,
  flagIdsOf,
} from '@portal/client-config';
import { accountOf } from '../account/account';
import type { Json } from '../files/scenario-file';
import {
  type Behaviour,
  type Behaviours,
  type Context,
  answer,
  derived,
  derivedFrom,
} from '../memory/behaviour';

const featureIds = ({ scenario }: Context): number[] => flagIdsOf(scenario.flags as FlagName[]);

/** The flags of a client in addition to those of a scenario: for its business line, logos and menu, and its forced ones. */
function flagsFor(client: ClientId): FlagName[] {
  const { coBrand, headerLogo } = brandOf(client);
  const { businessLine, menu, forcedFlags } = clientOf(client);
  return [
    ...(businessLine === 'MEDD' ? medicareFlags : []),
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
const headerLogoFlags: FlagName[] = ['customHeaderLogo', 'unsecuredCustomHeaderLogo'];
const planSelectionFlags: FlagName[] = ['planSelection', 'unsecuredPlanSelection'];

/** User info as in the response file; the identity and the scenario give the fields that it does not have. */
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
    const { email } = accountOf(memory, context);
    const changed = email === undefined ? {} : { emailAddress: email };
    const body = { ...known, ...(context.fixture as Record<string, Json>), ...changed };
    return answer(memory, body);
  },
};

export const behaviours: Behaviours = {
  /**
   * The features response has the scenario's flags, client and business line. A client
   * that is requested by code replaces the scenario's, with its business line and its flags.
   */
  'features.get': derived((memory, { query }, context) => {
    const requested = query?.['client'];
    const client = requested === undefined ? undefined : clientIdOf(requested);
    return answer(memory, {
      readableFeatures: [
        ...new Set([...featureIds(context), ...(client ? flagIdsOf(flagsFor(client)) : [])]),
      ],
      clientMetadata: [],
      businessLine: client ? clientOf(client).businessLine : context.scenario.businessLine,
      clientCode: client ?? context.scenario.client,
      pharmacyClient: null,
    });
  }),
  /** A provider who acts for a patient gets the user info of that member: their scenario has no other. */
  'user.getProviderInfo': derivedFrom('user.getMemberInfo', (memory, request, context) => {
    const {
      fixture = request.query['secondaryPatientId'] && context.fixtureOf('user.getMemberInfo'),
    } = context;
    if (fixture) return getUserInfo.play(memory, request, { ...context, fixture });
    const message = 'NO_ANSWER: The scenario is not the one of a provider.';
    return { memory, response: { status: 501, body: { message } } };
  }),
  'user.getMemberInfo': getUserInfo,
};
