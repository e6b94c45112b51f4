import { idCard, replacementReasons, type ReplacementReason } from '@portal/contracts/id-card';
import { planDay, replacementPauseDays, replacementPausedUntil } from '@portal/domain';
import { useEffect, useRef, useState } from 'react';
import { ArrivalNotice } from '../../forms/sent/ArrivalNotice';
import { useMayHaveArrived } from '../../forms/sent/use-arrival';
import { useText } from '../../language';
import { selectReplacementShowing } from './id-card.slice';
import { Alert, Button, SegmentedControl, Select } from '../../ui';
import { replacement } from './id-card.requests';
import { type IdCard, type IdCards, shownCard } from './card/shown-card';
import idCardText from './id-card.text';
import { useClock } from '../../platform';
import { useAgeRestriction, useSession } from '../../session';
import { type Failure, requestOf, useAppDispatch, useAppSelector } from '../../store';

interface ReplacementScreenProps {
  card: IdCard;
  address: NonNullable<IdCards['mailingAddress']> | null;
  /** Closed, or sent: back to the card. */
  onDone: () => void;
}

/** The confirmation before a new card is ordered: Confirm or Close (ID-2). It ends when the message that one was sent shows. */
export function ReplacementScreen({ card, address, onDone }: ReplacementScreenProps) {
  const t = useText(idCardText);
  const dispatch = useAppDispatch();
  const sent = useAppSelector(selectReplacementShowing);
  const requested = useAppSelector(replacement.select);
  const restriction = useAgeRestriction(requested);
  const { failure } = requested;
  const clock = useClock();
  const memberId = useSession().userInfo?.memberId ?? '';
  /** The day of a request that pauses the next one: before this one there was none. */
  const requestedOnIn = ({ cards }: IdCards) =>
    cards
      .filter((each) => each.memberId === card.memberId)
      .map((each) => each.replacementRequestedOn)
      .find((day) => replacementPausedUntil(day, planDay(clock.now())) !== null);
  const [copies, setCopies] = useState<'1' | '2'>('1');
  const [reason, setReason] = useState<ReplacementReason | ''>('');
  const [confirmed, setConfirmed] = useState(false);
  const mayHave = useMayHaveArrived(confirmed ? failure : undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (confirmed && sent) onDone();
  }, [confirmed, sent, onDone]);
  const confirm = () => {
    setConfirmed(true);
    dispatch(
      replacement.requested({
        body: {
          memberId: card.memberId,
          copies: copies === '2' ? 2 : 1,
          ...(reason && { reason }),
        },
      }),
    );
  };
  const place = [address?.street, address?.city, [address?.state, address?.zip].join(' ').trim()]
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="card-question">
        {t('idCard.confirmTitle', {
          name: shownCard(card, 'COMMERCIAL', false).name || card.memberId,
        })}
      </h3>
      <div className="stack s2">
        <p>{t(place ? 'idCard.mailedTo' : 'idCard.mailedOnFile')}</p>
        {place && (
          <p>
            <b>{place}</b>
          </p>
        )}
        <p className="mute">{t('idCard.wrongAddress')}</p>
      </div>
      <SegmentedControl
        legend={t('idCard.copies')}
        value={copies}
        options={[
          { value: '1', label: t('idCard.oneCopy') },
          { value: '2', label: t('idCard.twoCopies') },
        ]}
        onChange={setCopies}
      />
      <Select
        label={t('idCard.reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value as ReplacementReason | '')}
      >
        <option value="">{t('idCard.reason.none')}</option>
        {replacementReasons.map((each) => (
          <option key={each} value={each}>
            {t(`idCard.reason.${each}`)}
          </option>
        ))}
      </Select>
      {confirmed && failure && mayHave && (
        <ArrivalNotice
          request={requestOf(idCard.get, 'arrival')}
          input={{ memberId }}
          level={3}
          isThere={(cards) => requestedOnIn(cards) !== undefined}
          onThere={(cards) =>
            dispatch(
              replacement.succeeded(requested.input, { requestedOn: requestedOnIn(cards) ?? '' }),
            )
          }
          say={{
            looking: t('idCard.looking'),
            notThere: { title: t('idCard.notThere'), hint: t('idCard.unknownBody') },
            unknown: { title: t('idCard.unknown'), hint: t('idCard.unknownBody') },
          }}
        />
      )}
      {confirmed && failure && !mayHave && (
        <Alert tone="bad" title={t('idCard.notSent')} level={3} role="alert">
          <p>
            {t(restriction ? `idCard.why.${restriction}` : failureKey(failure.code), {
              days: `${replacementPauseDays}`,
            })}
          </p>
        </Alert>
      )}
      <div className="row">
        <Button busy={requested.status === 'loading'} onClick={confirm}>
          {t('idCard.confirm')}
        </Button>
        <Button kind="secondary" onClick={onDone}>
          {t('idCard.close')}
        </Button>
      </div>
    </>
  );
}

const failureKey = (code: Failure['code']) =>
  code === 'CARD_ALREADY_REQUESTED' ? 'idCard.alreadyRequested' : 'idCard.notSentBody';
