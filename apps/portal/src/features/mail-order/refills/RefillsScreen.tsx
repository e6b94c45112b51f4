import '../mail-order.css';
import type { Cart } from '@portal/domain/mail-order';
import { useText } from '../../../language';
import screenTitlesText from '../../../language/screen-titles.text';
import { useSession } from '../../../session';
import { DataState } from '../../../ui';
import { useBasket } from '../cart/use-basket';
import { NotAllowed } from '../family/NotAllowed';
import { LookOnlyNote, PatientPicker } from '../family/PatientPicker';
import { PrintedForPatient } from '../family/PrintedForPatient';
import { useOfPatient } from '../family/use-of-patient';
import { usePatient, usePatientId } from '../family/use-patient';
import { refillList } from '../home-delivery.requests';
import { MailOrderOnly, NotEligible } from '../MailOrderOnly';
import { AddCard } from '../new-rx/AddCard';
import { RequestsCard } from '../new-rx/RequestsCard';
import { LinkedRequest } from './LinkedRequest';
import { AutoRefillCard } from './AutoRefillCard';
import { LinksCard } from './LinksCard';
import { OrderForm } from './OrderForm';
import { BegunNotice } from './BegunNotice';
import refillsText from './refills.text';
import { UnderWayCard } from './UnderWayCard';

const noLines: Cart['lines'] = [];

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
  const { basket, failure, reload } = useBasket();
  const refills = useOfPatient(refillList);
  const { isSelf } = usePatientId();
  const patient = usePatient();
  const mayOrder = isSelf || patient?.access === 'order';
  const isReadOnly = emulation !== null || !mayOrder;
  const isOffered = refills.data.data?.isEligible !== false;
  // Refills can be ordered without the draft; it is asked for again with the list.
  const retry = () => {
    refills.retry();
    if (failure) reload();
  };
  return (
    <div className="stack s5">
      <PrintedForPatient />
      <div className="stack s1">
        <h1>{t('screens.mailOrder')}</h1>
        <p className="mute">{t('refills.lead')}</p>
      </div>
      <PatientPicker />
      {!emulation && isOffered && <BegunNotice />}
      <LinkedRequest />
      <LookOnlyNote />
      {refills.data.failure?.code === 'PATIENT_NOT_AUTHORIZED' ? (
        <NotAllowed />
      ) : (
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
                    refills={answer.refills}
                    year={answer.year}
                    lines={basket?.cart.lines ?? noLines}
                    isReadOnly={isReadOnly}
                  />
                )
              }
            </DataState>
          </div>
          <div className="c4 stack s5 mail-part">
            <UnderWayCard />
            <RequestsCard mayAsk={!isReadOnly} />
            {!isReadOnly && isOffered && <AddCard />}
            <AutoRefillCard />
            <LinksCard />
          </div>
        </div>
      )}
    </div>
  );
}
