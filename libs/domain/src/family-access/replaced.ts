import { isSameEmail } from '../account/email';

interface Access {
  email: string;
  status: string;
  /** Times as the service writes them; `changedAt` is blank where it says none. */
  invitedAt: string;
  changedAt: string;
}

/** Whether an access ended because the member invited the same person again, and not by a wish to end it. */
export const isReplaced = (access: Access, all: readonly Access[]): boolean =>
  access.status === 'revoked' &&
  all.some(
    (later) =>
      later !== access &&
      isSameEmail(later.email, access.email) &&
      Date.parse(later.invitedAt) >= Date.parse(access.invitedAt) &&
      Date.parse(later.invitedAt) <= Date.parse(access.changedAt),
  );

/** What ended, the last one first; of the invitations of one person that were replaced, only the last one. */
export const pastAccess = <A extends Access>(past: readonly A[], all: readonly A[]): A[] =>
  past.filter(
    (access, place) =>
      !isReplaced(access, all) ||
      !past
        .slice(0, place)
        .some((other) => isReplaced(other, all) && isSameEmail(other.email, access.email)),
  );
