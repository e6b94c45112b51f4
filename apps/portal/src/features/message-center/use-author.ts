import { useText } from '../../language';
import { nameOf, useSession } from '../../session';
import messageCenterText from './message-center.text';

/** Names who wrote the words of the member's side: the member, or a person for them. */
export function useAuthor() {
  const t = useText(messageCenterText);
  const { caregiver, emulation, userInfo } = useSession();
  const member = nameOf(userInfo) || t('author.member');
  const isMember = !caregiver && !emulation;
  return (writtenBy: { name: string } | null): string => {
    if (!writtenBy) return isMember ? t('author.you') : member;
    const name = writtenBy.name || t('author.caregiver');
    return isMember ? t('author.forYou', { name }) : t('author.forMember', { name, member });
  };
}
