import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useFormat, useLanguage, useText } from '../../i18n';
import { dialogAsked, selectReplacementShowing, useFace, useFlag, useSession } from '../../session';
import { Alert, Button, Select } from '../../ui';
import { CardFaces } from './CardFaces';
import { CardNumbers } from './CardNumbers';
import { issuerOf } from './issuer';
import { OfflineSwitch } from './offline/OfflineSwitch';
import { type IdCard, shownCard } from './shown-card';
import { usePause, useRestriction } from './use-card';

interface CardScreenProps {
  cards: readonly IdCard[];
  chosen: IdCard;
  onChoose: (index: number) => void;
  onAsk: () => void;
  onClose: () => void;
}

/** The card of one person, and what can be done with it; each button has a flag of its own (ID-2). */
export function CardScreen({ cards, chosen, onChoose, onAsk, onClose }: CardScreenProps) {
  const t = useText();
  const language = useLanguage();
  const { client, businessLine } = useSession();
  const face = useFace();
  const line = businessLine ?? 'COMMERCIAL';
  const withPersonCode = useFlag('personCode');
  const card = shownCard(chosen, line, withPersonCode);
  return (
    <>
      <SentMessage />
      <p className="no-print">{t('idCard.lead')}</p>
      {cards.length > 1 && (
        <Select
          className="no-print card-whose"
          label={t('idCard.whose')}
          value={cards.indexOf(chosen)}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          {cards.map((each, index) => (
            <option key={each.memberId} value={index}>
              {shownCard(each, line, false).name || each.memberId}
            </option>
          ))}
        </Select>
      )}
      <CardFaces card={card} issuer={issuerOf(client, face, language)} />
      <CardNumbers card={card} />
      <OfflineSwitch cards={cards.map((each) => shownCard(each, line, withPersonCode))} />
      <Actions card={chosen} isOwn={cards[0] === chosen} onAsk={onAsk} onClose={onClose} />
    </>
  );
}

/** Spec §9, Replacement card message. It takes the focus when it appears: what was pressed is gone. */
function SentMessage() {
  const t = useText();
  const showing = useSelector(selectReplacementShowing);
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
  card: IdCard;
  isOwn: boolean;
  onAsk: () => void;
  onClose: () => void;
}

function Actions({ card, isOwn, onAsk, onClose }: ActionsProps) {
  const t = useText();
  const format = useFormat();
  const dispatch = useDispatch();
  const restriction = useRestriction();
  const pause = usePause(card);
  const prints = useFlag('printIdCard');
  const wallet = useFlag('addToWallet') && isOwn && restriction !== 'minor';
  const requests = useFlag('requestIdCard');
  return (
    <div className="stack no-print">
      {requests && (restriction || pause) && (
        <p className="note">
          {restriction
            ? t(`idCard.why.${restriction}`)
            : t('idCard.why.paused', { date: format.longDate(pause ?? '') })}
        </p>
      )}
      <div className="row">
        {wallet && (
          <Button icon="wallet" onClick={() => dispatch(dialogAsked('wallet'))}>
            {t('idCard.addToWallet')}
          </Button>
        )}
        {prints && (
          <Button kind="secondary" icon="printer" onClick={() => window.print()}>
            {t('idCard.print')}
          </Button>
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
