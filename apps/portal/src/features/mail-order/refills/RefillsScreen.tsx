import { links } from '@portal/client-config';
import { ExternalLink } from '../../../dialogs';
import { useAppSelector } from '../../../store';
import '../mail-order.css';
import type { Cart } from '@portal/domain/mail-order';
import { Page } from '../../../brand';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import { IfAddition, useAddition, useSession } from '../../../session';
import { Card, Link, Part } from '../../../ui';
import { selectCart } from '../cart/cart.slice';
import { useBasket } from '../cart/use-basket';
import { NotAllowed } from '../family/NotAllowed';
import { LookOnlyNote, PatientPicker } from '../family/PatientPicker';
import { usePatientOnPaper } from '../family/use-patient-on-paper';
import { useOfPatient } from '../family/use-of-patient';
import { usePatient, usePatientId } from '../family/use-patient';
import { refillList } from '../home-delivery.requests';
import { MailOrderOnly, NotEligible } from '../MailOrderOnly';
import { AddCard } from '../new-rx/AddCard';
import { RequestsCard } from '../new-rx/RequestsCard';
import { BegunNotice, LinkedRequest } from './Notices';
import { OrderForm } from './OrderForm';
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
  const t = useText(refillsText, namesText);
  const { emulation } = useSession();
  const { basket, failure, reload } = useBasket();
  const hasAutoRefill = useAddition('autoRefill');
  const refills = useOfPatient(refillList);
  const { underWay } = useAppSelector(selectCart);
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
    <Page
      title={t('screens.mailOrder')}
      lead={t(hasAutoRefill ? 'refills.lead' : 'refills.leadOrdered')}
      paper={usePatientOnPaper()}
    >
      <PatientPicker />
      {!emulation && isOffered && <BegunNotice />}
      <LinkedRequest />
      <LookOnlyNote />
      {refills.data.failure?.code === 'PATIENT_NOT_AUTHORIZED' ? (
        <NotAllowed />
      ) : (
        <div className="grid deck">
          <div className="c8 stack s5 mail-part">
            <Part data={refills.data} what="prescriptions" retry={retry} keepWhileLoading lines={8}>
              {(answer) =>
                answer.isEligible === false ? (
                  <NotEligible />
                ) : (
                  <OrderForm
                    refills={answer.refills}
                    year={answer.year}
                    lines={basket?.cart.lines ?? noLines}
                    // While an order has no answer, what is chosen would be in no order.
                    isReadOnly={isReadOnly || underWay !== null}
                  />
                )
              }
            </Part>
          </div>
          <div className="c4 stack s5 mail-part">
            <UnderWayCard />
            <IfAddition name="newPrescriptions">
              <RequestsCard mayAsk={!isReadOnly} />
              {!isReadOnly && isOffered && <AddCard />}
            </IfAddition>
            <AutoRefillCard />
            <LinksCard />
          </div>
        </div>
      )}
    </Page>
  );
}

/** Spec §2.1, external links: the mail tutorial and medication disposal. */
function LinksCard() {
  const t = useText(refillsText);
  const shown = [
    ['mailTutorial', 'tutorial'],
    ['medicationDisposal', 'disposal'],
  ] as const;
  return (
    <Card title={t('refills.links')}>
      <ul className="list">
        {shown.map(([name, key]) => (
          <li key={name}>
            <ExternalLink to={links[name].href} confirm={links[name].confirm}>
              {t(`refills.${key}`)}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How many medicines ship by themselves, and the way to the shipments. */
function AutoRefillCard() {
  const t = useText(refillsText);
  const { data } = useAppSelector(refillList.select);
  const { isSelf } = usePatientId();
  const hasAutoRefill = useAddition('autoRefill');
  if (!hasAutoRefill || !data || data.isEligible === false || data.refills.length === 0)
    return null;
  // A member says yes for themselves only.
  if (!isSelf) {
    return (
      <Card title={t('refills.autoTitle')}>
        <p>{t('refills.autoSelfOnly')}</p>
      </Card>
    );
  }
  const count = data.refills.filter(({ autoRefill }) => autoRefill).length;
  return (
    <Card title={t('refills.autoTitle')}>
      <p>{count > 0 ? t('refills.autoCount', { count }) : t('refills.autoNone')}</p>
      <p>
        <Link to="/member/mail-order/auto-refill">{t('refills.autoSee')}</Link>
      </p>
    </Card>
  );
}
