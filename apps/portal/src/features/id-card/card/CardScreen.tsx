import { links } from '@portal/client-config';
import { cardHasEnded, dayNumber, planDay } from '@portal/domain';
import { useEffect, useRef } from 'react';
import { useFormat, useLanguage, useText } from '../../../language';
import { useClock } from '../../../platform';
import { useAppDispatch, useAppSelector } from '../../../store';
import { Terms } from '../../../content';
import { dialogRequested, ExternalLink } from '../../../dialogs';
import { selectReplacementShowing } from '../id-card.slice';
import { PrintButton, useBrand } from '../../../brand';
import { useFlag, useSession } from '../../../session';
import { Alert, Button, Select } from '../../../ui';
import { PhoneLink } from '../../../ui/PhoneLink';
import { CardFaces } from './CardFaces';
import { CardFiles } from './CardFiles';
import { CardNumbers } from './CardNumbers';
import { type Issuer, issuerOf } from './issuer';
import { OfflineSwitch } from '../offline/OfflineSwitch';
import { type IdCard, type ShownCard, shownCard } from './shown-card';
import { usePause, useRestriction } from '../use-card';
import idCardText from '../id-card.text';

interface CardScreenProps {
  cards: readonly IdCard[];
  chosen: IdCard;
  onChoose: (index: number) => void;
  onAsk: () => void;
  onClose: () => void;
}

/** The card of one person, and what can be done with it; each button has its own flag (ID-2). */
export function CardScreen({ cards, chosen, onChoose, onAsk, onClose }: CardScreenProps) {
  const t = useText(idCardText);
  const clock = useClock();
  const language = useLanguage();
  const { client, businessLine } = useSession();
  const brand = useBrand();
  const line = businessLine ?? 'COMMERCIAL';
  const withPersonCode = useFlag('personCode');
  const card = shownCard(chosen, line, withPersonCode);
  const issuer = issuerOf(client, brand, language);
  const ended = cardHasEnded(card.endsOn, planDay(clock.now()));
  return (
    <>
      <SentMessage />
      {!ended && <p className="no-print">{t('idCard.lead')}</p>}
      {cards.length > 1 && (
        <Select
          className="no-print card-whose"
          label={t('idCard.whose')}
          value={cards.indexOf(chosen)}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          {cards.map((each, index) => (
            <option key={index} value={index}>
              {shownCard(each, line, false).name || each.memberId}
            </option>
          ))}
        </Select>
      )}
      {card.endsOn && <EndNotice card={card} ended={ended} />}
      <CardFaces card={card} issuer={issuer} />
      <Actions
        cards={cards}
        issuer={issuer}
        ended={ended}
        onAsk={onAsk}
        onClose={onClose}
        card={chosen}
        shown={card}
      />
      <CardNumbers card={card}>
        <Terms ids={(['bin', 'pcn'] as const).filter((name) => card[name] !== '')} />
      </CardNumbers>
      <OfflineSwitch cards={cards} />
    </>
  );
}

/** When the card stops counting, or that it has: it would be refused at the counter. */
function EndNotice({ card, ended }: { card: ShownCard; ended: boolean }) {
  const t = useText(idCardText);
  const format = useFormat();
  const date = dayNumber(card.endsOn) === null ? '' : format.longDate(card.endsOn);
  if (!date) return null;
  return (
    <Alert
      tone={ended ? 'bad' : 'warn'}
      level={3}
      title={t(ended ? 'idCard.ended' : 'idCard.ends', { date })}
    >
      <p>
        {t(ended ? 'idCard.endedWhat' : 'idCard.endsWhat')}{' '}
        {card.phone && t.parts('idCard.endCall', { phone: <PhoneLink number={card.phone} /> })}
      </p>
    </Alert>
  );
}

/** Spec §9, Replacement card message. It takes the focus when it appears: what was pressed is gone. */
function SentMessage() {
  const t = useText(idCardText);
  const showing = useAppSelector(selectReplacementShowing);
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (showing) message.current?.focus();
  }, [showing]);
  if (!showing) return null;
  return (
    <div ref={message} tabIndex={-1} className="no-print card-sent">
      <Alert tone="ok" title={t('idCard.sent')} level={3} role="status">
        <p>{t('idCard.sentBody')}</p>
      </Alert>
    </div>
  );
}

interface ActionsProps {
  cards: readonly IdCard[];
  card: IdCard;
  /** The same as it is drawn. */
  shown: ShownCard;
  issuer: Issuer;
  /** Its coverage is over: no new one of it, and none for a wallet. */
  ended: boolean;
  onAsk: () => void;
  onClose: () => void;
}

function Actions({ cards, card, shown, issuer, ended, onAsk, onClose }: ActionsProps) {
  const t = useText(idCardText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const restriction = useRestriction(card, cards);
  const pause = usePause(card);
  const prints = useFlag('printIdCard');
  const wallet = useFlag('addToWallet') && !ended && !restriction;
  const requests = useFlag('requestIdCard') && !ended;
  return (
    <div className="stack no-print">
      {requests && (restriction || pause) && (
        <p className="note">
          {restriction
            ? t(`idCard.why.${restriction}`)
            : t('idCard.why.paused', { date: format.longDate(pause ?? '') })}
        </p>
      )}
      <p>
        <ExternalLink to={links.temporaryIdCard.href} confirm={links.temporaryIdCard.confirm}>
          {t('idCard.temporary')}
        </ExternalLink>
      </p>
      <div className="row">
        {wallet && (
          <Button icon="wallet" onClick={() => dispatch(dialogRequested('wallet'))}>
            {t('idCard.addToWallet')}
          </Button>
        )}
        {prints && <PrintButton label={t('idCard.print')} />}
        {prints && !ended && restriction !== 'actingFor' && (
          <CardFiles key={shown.memberId} card={shown} issuer={issuer} />
        )}
        {requests && !restriction && !pause && (
          <Button kind="secondary" icon="mail" onClick={onAsk}>
            {t('idCard.request')}
          </Button>
        )}
        <Button kind="quiet" className="push" onClick={onClose}>
          {t('idCard.close')}
        </Button>
      </div>
    </div>
  );
}
