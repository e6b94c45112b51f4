import { isCardExpired, usualCard } from '@portal/domain';
import { Link } from 'react-router-dom';
import { useText } from '../../../language';
import { cardName } from '../../../cards/card-name';
import cardsText from '../../../cards/cards.text';
import { useClock } from '../../../platform';
import { usePhone } from '../../../brand';
import { Alert, Card, PhoneLink } from '../../../ui';
import type { MailCard } from '../home-delivery.requests';
import { useSeesPayments } from '../orders/use-sees-payments';
import profileText from './profile.text';

/** The usual card of the account, which new orders start with. Users who see the saved cards change it there. */
export function UsualCard({ cards }: { cards: readonly MailCard[] }) {
  const t = useText(profileText, cardsText);
  const now = useClock().now();
  const seesPayments = useSeesPayments();
  const phone = usePhone();
  const card = usualCard(cards, now);
  const expired = cards.find((each) => each.isDefault && isCardExpired(each, now));
  return (
    <Card title={t('profile.card')}>
      {expired && (
        <Alert
          tone="warn"
          title={t(card ? 'profile.cardExpired' : 'profile.onlyCardExpired', {
            card: cardName(expired, t),
          })}
        />
      )}
      {card ? (
        <>
          <p>
            <b>{cardName(card, t)}</b>
          </p>
          <p className="hint">{t(seesPayments ? 'profile.cardUseBills' : 'profile.cardUse')}</p>
        </>
      ) : (
        <p>{t('profile.noCard')}</p>
      )}
      {seesPayments ? (
        <p>
          <Link to="/payments/methods">{t('cards.manage')}</Link>
        </p>
      ) : (
        card && <p>{t.parts('profile.cardByPhone', { phone: <PhoneLink number={phone} /> })}</p>
      )}
    </Card>
  );
}
