import '../../../styles/lists.css';
import '../mail-order.css';
import { useSearchParams } from 'react-router-dom';
import { dateText, useFormat, useText } from '../../../language';
import namesText from '../../../language/names.text';
import { Page, PrintButton, usePhone } from '../../../brand';
import { useMailOrderPharmacy } from '../../../plan/mail-order-pharmacy';
import { useRequested } from '../../../store';
import { Link, Part, PhoneLink } from '../../../ui';
import { NotAllowed } from '../family/NotAllowed';
import { type Person, peopleList } from '../family/family.requests';
import { nameOf } from '../family/name-of';
import { useOfPatient } from '../family/use-of-patient';
import { usePatient } from '../family/use-patient';
import { type NewRxRequest, newRxRequests } from '../home-delivery.requests';
import { MailOrderOnly } from '../MailOrderOnly';
import mailOrderText from '../mail-order.text';
import sheetText from './sheet.text';

/** /member/mail-order/paper-form: the sheet that goes into the envelope with a paper prescription. */
export function PaperFormScreen() {
  return (
    <MailOrderOnly>
      <PaperForm />
    </MailOrderOnly>
  );
}

function PaperForm() {
  const t = useText(mailOrderText, namesText);
  const [params] = useSearchParams();
  const people = useRequested(peopleList);
  const patient = usePatient();
  const { data, retry } = useOfPatient(newRxRequests);
  const isRefused = data.failure?.code === 'PATIENT_NOT_AUTHORIZED';
  return (
    <Page
      className="paper-form"
      title={t('screens.newRxPaperForm')}
      more={
        <p className="no-print">
          <Link to="/member/mail-order">{t('mailOrder.back')}</Link>
        </p>
      }
    >
      {isRefused ? (
        <NotAllowed />
      ) : (
        <Part data={people.data} what="form" retry={people.retry} lines={8}>
          {() => (
            <Part data={data} what="form" retry={retry} lines={8}>
              {({ requests }) => (
                <Sheet
                  person={patient?.person}
                  request={requests.find(
                    ({ referenceNumber, way }) =>
                      way === 'paper' && referenceNumber === params.get('request'),
                  )}
                />
              )}
            </Part>
          )}
        </Part>
      )}
    </Page>
  );
}

interface SheetProps {
  person: Person | undefined;
  /** Undefined: a sheet to fill in by hand. */
  request: NewRxRequest | undefined;
}

function Sheet({ person, request }: SheetProps) {
  const t = useText(sheetText);
  const format = useFormat();
  const blank = <span className="blank">{t('newRx.sheet.blank')}</span>;
  const rows = [
    ['patient', person && nameOf(person)],
    ['born', person && dateText(person.birthDate, format.longDate, '')],
    ['memberId', person?.memberId],
    ['reference', request?.referenceNumber],
    ['drug', request && [request.drugName, request.strength].filter(Boolean).join(' ')],
    ['supply', request?.days],
    ['prescriber', request?.officeName],
    ['writtenOn', request && dateText(request.writtenOn, format.longDate, '')],
  ] as const;
  return (
    <>
      <p>{t('newRx.sheet.how')}</p>
      <section className="card stack" aria-labelledby="mail-to">
        <h2 id="mail-to">{t('newRx.sheet.to')}</h2>
        <MailTo />
      </section>
      <dl className="card figures">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{t(`newRx.sheet.${name}`)}</dt>
            <dd>{text || blank}</dd>
          </div>
        ))}
      </dl>
      <div className="no-print">
        <PrintButton kind="primary" label={t('newRx.sheet.print')} />
      </div>
    </>
  );
}

/** The address of the pharmacy of home delivery, as the pharmacy service has it. */
function MailTo() {
  const t = useText(sheetText);
  const phone = <PhoneLink number={usePhone()} />;
  const { data, retry } = useMailOrderPharmacy();
  return (
    <Part data={data} what="form" retry={retry} lines={3}>
      {({ pharmacyList: { pharmacy } }) => {
        const [found] = pharmacy;
        if (!found?.street) return <p>{t.parts('newRx.sheet.noAddress', { phone })}</p>;
        return (
          <address>
            <b>{found.name}</b>
            <br />
            {found.street}
            <br />
            {`${found.city}, ${found.state} ${found.zip}`}
          </address>
        );
      }}
    </Part>
  );
}
