import { useText } from '../../language';
import { isActing, nameOf, useSession } from '../../session';
import messageCenterText from './message-center.text';

/** Names who wrote the words of the member's side: the member, or a person for them. */
export function useAuthor() {
  const t = useText(messageCenterText);
  const session = useSession();
  const member = nameOf(session.userInfo) || t('author.member');
  const isMember = !isActing(session);
  return (writtenBy: { name: string } | null): string => {
    if (!writtenBy) return isMember ? t('author.you') : member;
    const name = writtenBy.name || t('author.caregiver');
    return isMember ? t('author.forYou', { name }) : t('author.forMember', { name, member });
  };
}
