import { claimDates } from '@portal/domain';
import { useMemo } from 'react';
import { useFormat, useLanguage, useOtherLanguage, useText } from '../../language';
import { claimPath, linkedClaimDays } from '../../plan';
import { useClock } from '../../platform';
import { selectUserInfo } from '../../session';
import { useAppSelector, useRequested } from '../../store';
import { claimLabelsText, statusLabel, useClaimsOf } from '../claims';
import { searchedClaims, searchedMessages } from './search.requests';
import type { SearchItem } from './search-index';

/** The member's claims, each found by its drug, pharmacy, day and status. */
export function useClaimItems(mayOpen: boolean) {
  const clock = useClock();
  const format = useFormat();
  const t = useText(claimLabelsText);
  const otherWords = useOtherLanguage(claimLabelsText);
  const claimsOf = useClaimsOf();
  const memberId = useAppSelector(selectUserInfo)?.memberId ?? '';
  const dates = useMemo(() => claimDates(linkedClaimDays, clock.now()), [clock]);
  const { data, retry } = useRequested(searchedClaims, mayOpen ? { ...dates, memberId } : null);
  const history = mayOpen ? data.data : undefined;
  const items = useMemo(
    () =>
      (history ? claimsOf(history) : []).flatMap((claim): SearchItem[] => {
        const { healthServiceId: id, drug, drugName, serviceProvider, dateOfService } = claim;
        if (!id) return [];
        const date = dateOfService ? format.date(dateOfService) : '';
        return [
          {
            id,
            group: 'claims',
            title: drug,
            also: drugName,
            text: [date, serviceProvider, statusLabel(claim, t)].filter(Boolean).join(', '),
            words: otherWords(`claimLabels.status.${claim.status}`),
            to: claimPath(id),
          },
        ];
      }),
    [history, claimsOf, format, t, otherWords],
  );
  return { items, source: { name: 'claims', status: data.status, retry } as const };
}

/** The member's messages, each found by what the list says of it. */
export function useMessageItems(mayOpen: boolean) {
  const language = useLanguage();
  const format = useFormat();
  const { data, retry } = useRequested(searchedMessages, mayOpen ? { language } : null);
  const list = mayOpen ? data.data?.notifications : undefined;
  const items = useMemo(
    () =>
      (list ?? []).map(({ mpmId, subject, sender, sentOn, category }): SearchItem => ({
        id: mpmId,
        group: 'messages',
        title: subject,
        also: '',
        words: category,
        text: [sentOn ? format.date(sentOn) : '', sender].filter(Boolean).join(', '),
        to: `/member/message-center?message=${encodeURIComponent(mpmId)}`,
      })),
    [list, format],
  );
  return { items, source: { name: 'messages', status: data.status, retry } as const };
}
