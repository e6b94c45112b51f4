import '../../../forms/form-screen.css';
import '../../../styles/lists.css';
import '../mail-order.css';
import { authorizationState } from '@portal/domain/mail-order';
import { Page } from '../../../brand';
import { useText } from '../../../language';
import namesText from '../../../language/names.text';
import { useToday } from '../../../platform';
import { selectUserInfo, useSession } from '../../../session';
import { useAppSelector, useRequested } from '../../../store';
import { Card, Link, Part } from '../../../ui';
import { MailOrderOnly } from '../MailOrderOnly';
import mailOrderText from '../mail-order.text';
import { peopleList, type Person } from './family.requests';
import familyText from './family.text';
import { FindPatient } from './FindPatient';
import { PastItem, PersonItem } from './PersonItem';
import { RevocationResult } from './Revoke';
import { usePatients } from './use-patient';

/** /member/mail-order/family: for whom the member may order, and who allowed it, until when. */
export function FamilyScreen() {
  return (
    <MailOrderOnly>
      <Family />
    </MailOrderOnly>
  );
}

function Family() {
  const t = useText(familyText, mailOrderText, namesText);
  const { emulation } = useSession();
  const { data, retry } = useRequested(peopleList);
  const ownId = useAppSelector(selectUserInfo)?.memberId ?? '';
  const isSubscriber =
    data.data?.people.find(({ memberId }) => memberId === ownId)?.role !== 'dependent';
  return (
    <Page
      title={t('screens.mailOrderFamily')}
      lead={t(isSubscriber ? 'family.lead' : 'family.leadDependent')}
      more={
        <p>
          <Link to="/member/mail-order">{t('mailOrder.back')}</Link>
        </p>
      }
    >
      <RevocationResult />
      <div className="grid deck">
        <div className="c7 stack s5 mail-part">
          <Part data={data} what="family" retry={retry} keepWhileLoading lines={6}>
            {({ people }) => <People people={people} />}
          </Part>
        </div>
        <div className="c5 stack s5 mail-part">{!emulation && <FindPatient />}</div>
      </div>
    </Page>
  );
}

function People({ people }: { people: readonly Person[] }) {
  const t = useText(familyText);
  const today = useToday();
  const patients = usePatients();
  const past = people.filter(
    ({ authorization, memberId }) =>
      authorization !== null &&
      authorizationState(authorization, today) !== 'valid' &&
      !patients.some(({ person }) => person.memberId === memberId),
  );
  return (
    <>
      <Card title={t('family.people')}>
        <ul className="list">
          {patients.map((patient) => (
            <PersonItem key={patient.person.memberId} patient={patient} />
          ))}
        </ul>
      </Card>
      {past.length > 0 && (
        <Card title={t('family.past')}>
          <ul className="list">
            {past.map((person) => (
              <PastItem key={person.memberId} person={person} today={today} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
