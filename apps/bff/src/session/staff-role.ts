import type { Identity } from './session';

/** A user who acts for members: support staff (SS-9), or a provider, who acts for patients (SS-7). */
export type StaffRole = 'support' | 'provider';

/** The role at the sign-in; undefined for a member. */
export function staffRoleOf(
  { groups, variant }: Pick<Identity, 'groups' | 'variant'>,
  supportGroup: string,
): StaffRole | undefined {
  if (groups.includes(supportGroup)) return 'support';
  return variant === 'provider' ? 'provider' : undefined;
}
