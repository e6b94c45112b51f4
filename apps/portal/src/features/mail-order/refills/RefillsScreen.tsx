import '../mail-order.css';
import { groupRefills } from '@portal/domain/mail-order';
import { useText } from '../../../language';
import screenTitlesText from '../../../language/screen-titles.text';
import { useSession } from '../../../session';
import { useRequested } from '../../../store';
import { DataState } from '../../../ui';
import { useBasket } from '../cart/use-basket';
import { refillList } from '../home-delivery.requests';
import { MailOrderOnly, NotEligible } from '../MailOrderOnly';
import { LinksCard } from './LinksCard';
import { OrderForm } from './OrderForm';
import { BegunNotice } from './BegunNotice';
import refillsText from './refills.text';
import { UnderWayCard } from './UnderWayCard';

/** /member/mail-order: what can be ordered now, what cannot and why, and what is on its way. */
export function RefillsScreen() {
  return (
    <MailOrderOnly>
      <Refills />
    </MailOrderOnly>
  );
}

function Refills() {
  const t = useText(refillsText, screenTitlesText);
  const { emulation } = useSession();
  const { memberId, basket, failure, reload } = useBasket();
  const refills = useRequested(refillList, memberId ? { memberId } : null);
  // Refills can be ordered without the draft; it is asked for again with the list.
  const retry = () => {
    refills.retry();
    if (failure) reload();
  };
  return (
    <div className="stack s5">
      <div className="stack s1">
        <h1>{t('screens.mailOrder')}</h1>
        <p className="mute">{t('refills.lead')}</p>
      </div>
      {!emulation && <BegunNotice />}
      <div className="grid">
        <div className="c8 stack s5 mail-part">
          <DataState
            data={refills.data}
            loading={t('refills.loading')}
            failed={t('refills.failed')}
            onRetry={retry}
            keepWhileLoading
            lines={8}
          >
            {(answer) =>
              answer.isEligible === false ? (
                <NotEligible />
              ) : (
                <OrderForm
                  groups={groupRefills(answer.refills)}
                  lines={basket?.cart.lines ?? []}
                  isReadOnly={emulation !== null}
                />
              )
            }
          </DataState>
        </div>
        <div className="c4 stack s5 mail-part">
          <UnderWayCard />
          <LinksCard />
        </div>
      </div>
    </div>
  );
}
