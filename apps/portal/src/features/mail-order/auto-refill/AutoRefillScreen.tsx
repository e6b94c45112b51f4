import '../../../styles/lists.css';
import '../mail-order.css';
import './auto-refill.css';
import { Page } from '../../../brand';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import { useSession } from '../../../session';
import { useRequested } from '../../../store';
import { Link, Part } from '../../../ui';
import { MailOrderOnly, NotEligible } from '../MailOrderOnly';
import mailOrderText from '../mail-order.text';
import { autoRefillPlan } from './auto-refill.requests';
import autoRefillText from './auto-refill.text';
import { CalendarCard } from './CalendarCard';
import { ChangeNotice } from './ChangeNotice';
import { MedicinesCard } from './MedicinesCard';
import { PayCard } from './PayCard';
import { ShipmentsCard } from './ShipmentsCard';
import { useChange } from './use-change';

/** /member/mail-order/auto-refill: what ships by itself, when and for how much. */
export function AutoRefillScreen() {
  return (
    <MailOrderOnly>
      <AutoRefill />
    </MailOrderOnly>
  );
}

function AutoRefill() {
  const t = useText(autoRefillText, mailOrderText, namesText);
  const { userInfo, emulation } = useSession();
  const memberId = userInfo?.memberId;
  const { data, retry } = useRequested(autoRefillPlan, memberId ? { memberId } : null);
  const change = useChange(memberId ?? '', retry);
  // Staff look, and leave the changes to the member (SS-9).
  const actions = emulation ? null : change.actions;
  return (
    <Page
      title={t('screens.mailOrderAutoRefill')}
      lead={t('autoRefill.lead')}
      more={
        <p className="no-print">
          <Link to="/member/mail-order">{t('mailOrder.back')}</Link>
        </p>
      }
      paper
    >
      {data.status !== 'loading' && <ChangeNotice plan={data.data} change={change} />}
      <Part data={data} what="autoRefill" retry={retry} keepWhileLoading lines={8}>
        {(plan) =>
          plan.isEligible === false ? (
            <NotEligible />
          ) : (
            <div className="grid deck">
              <div className="c8 stack s5 mail-part">
                <ShipmentsCard plan={plan} actions={actions} />
                <MedicinesCard plan={plan} actions={actions} />
              </div>
              <div className="c4 stack s5 rail mail-part">
                <PayCard plan={plan} />
                <CalendarCard plan={plan} />
              </div>
            </div>
          )
        }
      </Part>
    </Page>
  );
}
