import { UserInfo } from '@portal/contracts/user';
import type { Context } from '../behaviour';
import type { DirectoryPharmacy } from './pharmacy-files';

/** The mail-order pharmacy of a scenario's member: the one that the profile names, else the client's. */
export function homeDeliveryOf({
  pharmacies,
  scenario,
  fixtureOf,
}: Pick<Context, 'pharmacies' | 'scenario' | 'fixtureOf'>): DirectoryPharmacy | undefined {
  const { mailOrderNpi } = UserInfo.parse(fixtureOf('user.getMemberInfo') ?? {});
  const named = pharmacies.byNpi(mailOrderNpi);
  return named?.kind === 'mail' ? named : pharmacies.mailOrderOf(scenario.client);
}
