import type { OutputOf } from '@portal/contracts';
import { familyAccess } from '@portal/contracts/family-access';
import { isSameEmail } from '@portal/domain/account';
import type { TypedInvitation } from '@portal/domain/family-access';
import { ArrivalNotice } from '../../../forms/sent/ArrivalNotice';
import { useText } from '../../../language';
import { requestOf, useAnswer } from '../../../store';
import inviteText from './invite.text';

/** What was sent from this page, and when: another tab, or a link, does not have it. */
export interface SentHere {
  typed: TypedInvitation;
  at: number;
}

type People = OutputOf<typeof familyAccess.getPeople>['people'];

interface InvitationArrivalProps {
  memberId: string;
  sentKey: string;
  /** Null where the page has only the key. */
  sentHere: SentHere | null;
  onThere: (accessId: string) => void;
}

/** Whether an invitation that got no answer was sent. */
export function InvitationArrival({
  memberId,
  sentKey,
  sentHere,
  onThere,
}: InvitationArrivalProps) {
  const t = useText(inviteText);
  const { data } = useAnswer(requestOf(familyAccess.getPeople));
  const isUnnamed = data?.people.some(mayBe(sentHere)) ?? false;
  const unknown = sentHere
    ? { title: t('invite.unknown'), hint: t('invite.again') }
    : { title: t('invite.linkUnknown'), hint: t('invite.linkUnknownHint') };
  const notThere = sentHere
    ? { title: t('invite.notThere'), hint: t('invite.again') }
    : { title: t('invite.linkNotThere'), hint: t('invite.linkHint') };
  const idIn = ({ people }: { people: People }) =>
    people.find((person) => person.idempotencyKey === sentKey)?.accessId;
  return (
    <ArrivalNotice
      request={requestOf(familyAccess.getPeople)}
      input={{ memberId }}
      isThere={(data) => idIn(data) !== undefined}
      onThere={(data) => onThere(idIn(data) ?? '')}
      say={{
        looking: t('invite.looking'),
        notThere: isUnnamed ? unknown : notThere,
        unknown,
      }}
    />
  );
}

const dayMs = 86_400_000;

/**
 * Whether a person of the list may be the one who was invited: their key is not named, so that the service does not say.
 * One of before the day on which it was sent, or with another email, is not.
 */
const mayBe =
  (sent: SentHere | null) =>
  ({ idempotencyKey, email, invitedAt }: People[number]): boolean =>
    idempotencyKey === '' &&
    (!sent ||
      (!(Date.parse(invitedAt) < sent.at - dayMs) &&
        (email === '' || isSameEmail(email, sent.typed.email))));
