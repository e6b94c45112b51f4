import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../language';
import { useAppDispatch, useAppSelector } from '../../store';
import { Alert, Part } from '../../ui';
import { ChooseMatch } from './ChooseMatch';
import { memberSearch } from './staff.requests';
import staffText from './staff.text';

interface MatchesProps {
  /** The input of the search from which the user turned to the other kind: its failure concerns them no more. */
  abandoned: ReturnType<typeof memberSearch.select>['input'];
}

/** What the search found; nothing before the first search. */
export function Matches({ abandoned }: MatchesProps) {
  const t = useText(staffText);
  const dispatch = useAppDispatch();
  const data = useAppSelector(memberSearch.select);
  if (data.status === 'idle' || (data.failure && data.input === abandoned)) return null;
  if (data.failure?.status === 429) {
    return (
      <Alert tone="warn" role="alert" title={t('staff.tooMany')}>
        <p>{t('staff.tooManyHint')}</p>
      </Alert>
    );
  }
  // Another tab of the browser acts for a member.
  if (data.failure?.code === 'EMULATION_READ_ONLY') {
    return (
      <Alert tone="warn" role="alert" title={t('staff.searchStopped')}>
        <p>{t('staff.startRunning')}</p>
      </Alert>
    );
  }
  return (
    <section className="card stack">
      <Part
        data={data}
        loading={t('staff.searching')}
        failed={t('staff.searchFailed')}
        retry={() => data.input && dispatch(memberSearch.requested(data.input))}
      >
        {({ members, total }) =>
          members.length === 0 ? (
            <>
              <ResultHeading>{t('staff.none')}</ResultHeading>
              <p>{t('staff.noneHint')}</p>
            </>
          ) : (
            <>
              <div className="between">
                <ResultHeading>{t('staff.matches', { count: total })}</ResultHeading>
                {total > 1 && <span className="mute">{t('staff.askAddress')}</span>}
              </div>
              {total > members.length && (
                <p className="note">{t('staff.first', { count: members.length })}</p>
              )}
              <ChooseMatch key={members.map(({ memberId }) => memberId).join()} members={members} />
            </>
          )
        }
      </Part>
    </section>
  );
}

/** Takes the focus when the answer is there, so that a screen reader says what was found. */
function ResultHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 tabIndex={-1} ref={heading}>
      {children}
    </h2>
  );
}
