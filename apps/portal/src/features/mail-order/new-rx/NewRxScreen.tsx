import type { FormDefinition } from '@portal/domain/forms';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { FormScreen } from '../../../forms/FormScreen';
import { useFormTexts } from '../../../forms/form-texts';
import { PageHead } from '../../../brand';
import { useText } from '../../../language';
import { useRequested } from '../../../store';
import { Button, ButtonLink, Card, Link } from '../../../ui';
import { NotAllowed } from '../family/NotAllowed';
import { peopleList } from '../family/family.requests';
import { nameOf } from '../family/name-of';
import patientText from '../family/patient.text';
import { useOfPatient } from '../family/use-of-patient';
import { usePatient, usePatientId, usePatients } from '../family/use-patient';
import { useSwitchPatient } from '../family/use-switch-patient';
import { refillList } from '../home-delivery.requests';
import { MailOrderOnly, MemberOrders, NotEligible } from '../MailOrderOnly';
import mailOrderText from '../mail-order.text';
import newRxText from './new-rx.text';
import { renewalIn } from './renewal';

/** One of the three forms for a new prescription, for the patient that is chosen. */
export function NewRxScreen({ definition }: { definition: FormDefinition }) {
  return (
    <MailOrderOnly>
      <MemberOrders>
        <NewRxForm definition={definition} />
      </MemberOrders>
    </MailOrderOnly>
  );
}

function NewRxForm({ definition }: { definition: FormDefinition }) {
  const t = useText(newRxText, mailOrderText);
  const textOf = useFormTexts(definition);
  const { patientId, isSelf } = usePatientId();
  useRequested(peopleList);
  const patient = usePatient();
  const refills = useOfPatient(refillList);
  const { state } = useLocation();
  /** What the member came for is the prescription of one patient. */
  const [renewal] = useState(() => ({ of: patientId, preset: renewalIn(state) }));
  const preset = renewal.of === patientId ? renewal.preset : {};
  const head = (
    <PageHead
      title={textOf(definition.title)}
      lead={patient && t('newRx.for', { name: nameOf(patient.person) })}
      more={
        <p>
          <Link to="/member/mail-order">{t('mailOrder.back')}</Link>
        </p>
      }
    />
  );
  const isRefused = patient?.access === 'view' && !isSelf;
  if (isRefused || refills.data.failure?.code === 'PATIENT_NOT_AUTHORIZED') {
    return (
      <div className="stack s5">
        {head}
        <NotAllowed />
      </div>
    );
  }
  if (refills.data.data?.isEligible === false) {
    return (
      <div className="stack s5">
        {head}
        <NotEligible />
      </div>
    );
  }
  return (
    <FormScreen
      key={patientId}
      definition={definition}
      head={head}
      preset={preset}
      presetIsWhole={true}
      memberId={patientId}
      draftOfOther={(otherId, startOver) => (
        <DraftOfOther otherId={otherId} startOver={startOver} />
      )}
      afterSending={({ referenceNumber }) => (
        <Card title={t('newRx.afterSending')}>
          {definition.id === 'new-rx-paper' && (
            <ButtonLink
              to={`/member/mail-order/paper-form?request=${encodeURIComponent(referenceNumber)}`}
              icon="printer"
            >
              {t('newRx.printForm')}
            </ButtonLink>
          )}
          <p>{t('newRx.toRefills')}</p>
        </Card>
      )}
    />
  );
}

interface DraftOfOtherProps {
  /** Whose draft it is. */
  otherId: string;
  /** Deletes it. */
  startOver: () => void;
}

/** A form was begun for another patient than the one who is chosen: the member says for whom it goes on. */
function DraftOfOther({ otherId, startOver }: DraftOfOtherProps) {
  const t = useText(newRxText, patientText);
  const patient = usePatient();
  const other = usePatients().find(({ person }) => person.memberId === otherId);
  const { switchTo, isLocked, isChecking, question } = useSwitchPatient();
  return (
    <Card
      title={other ? t('newRx.other', { name: nameOf(other.person) }) : t('newRx.otherUnknown')}
    >
      <p>{t(other ? 'newRx.otherHint' : 'newRx.otherUnknownHint')}</p>
      <div className="row">
        {other && (
          <Button disabled={isLocked} busy={isChecking} onClick={() => switchTo(otherId)}>
            {t('newRx.otherGoOn', { name: nameOf(other.person) })}
          </Button>
        )}
        <Button kind="secondary" onClick={startOver}>
          {patient
            ? t('newRx.otherStart', { name: nameOf(patient.person) })
            : t('newRx.otherStartAny')}
        </Button>
      </div>
      {isLocked && <p className="mute">{t('family.sentFirst')}</p>}
      {question}
    </Card>
  );
}
