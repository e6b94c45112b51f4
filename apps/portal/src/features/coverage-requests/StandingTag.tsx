import type { RequestState } from '@portal/domain/coverage-requests';
import { useText } from '../../language';
import { type IconName, Tag, type Tone } from '../../ui';
import standingText from './standing.text';

const looks: Record<RequestState, { tone: Tone; icon?: IconName }> = {
  waitingForPrescriber: { tone: 'info' },
  inReview: { tone: 'info' },
  withReviewer: { tone: 'warn', icon: 'users' },
  overdue: { tone: 'warn' },
  approved: { tone: 'ok' },
  denied: { tone: 'bad' },
};

/** Where a request stands, as a tag. */
export function StandingTag({ state }: { state: RequestState }) {
  const t = useText(standingText);
  return <Tag {...looks[state]}>{t(`coverage.state.${state}`)}</Tag>;
}
