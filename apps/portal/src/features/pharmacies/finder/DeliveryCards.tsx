import { ExternalLink } from '../../../dialogs';
import { useText } from '../../../language';
import { IfFeature, MailOrderLink, useSession } from '../../../session';
import { useRequested } from '../../../store';
import { DataState, Icon, PhoneLink } from '../../../ui';
import { mailOrderPharmacy, specialtyPharmacy } from './finder.requests';
import finderText from './finder.text';

/** The pharmacies that send: home delivery, and the specialty pharmacy where the client has one. */
export function DeliveryCards() {
  return (
    <>
      <HomeDelivery />
      <IfFeature flag="specialtyPharmacy">
        <Specialty />
      </IfFeature>
    </>
  );
}

function HomeDelivery() {
  const t = useText(finderText);
  const { client } = useSession();
  const { data, retry } = useRequested(mailOrderPharmacy, { clientName: client });
  return (
    <section className="card tint stack" aria-labelledby="home-delivery">
      <h2 id="home-delivery" className="row tight">
        <Icon name="truck" />
        {t('pharmacies.mail')}
      </h2>
      <DataState
        data={data}
        loading={t('pharmacies.mailLoading')}
        failed={t('pharmacies.mailFailed')}
        onRetry={retry}
      >
        {({ pharmacyList: { pharmacy } }) =>
          pharmacy.map(({ npi, name, phone }) => (
            <div key={npi} className="stack s2">
              <p>{t('pharmacies.mailBody', { name })}</p>
              {phone && <Call phone={phone} />}
            </div>
          ))
        }
      </DataState>
      <MailOrderLink button="wide">{t('pharmacies.mailUse')}</MailOrderLink>
    </section>
  );
}

function Specialty() {
  const t = useText(finderText);
  const { client, userInfo } = useSession();
  const { data, retry } = useRequested(specialtyPharmacy, { clientName: client });
  const link = userInfo?.specialtyMailOrderLink;
  return (
    <section className="card stack" aria-labelledby="specialty-pharmacy">
      <h2 id="specialty-pharmacy">{t('pharmacies.specialty')}</h2>
      <DataState
        data={data}
        loading={t('pharmacies.specialtyLoading')}
        failed={t('pharmacies.specialtyFailed')}
        onRetry={retry}
      >
        {({ pharmacyList: { pharmacy } }) =>
          pharmacy.map(({ npi, name, phone }) => (
            <div key={npi} className="stack s2">
              <p>{t('pharmacies.specialtyBody', { name })}</p>
              {phone && <Call phone={phone} />}
            </div>
          ))
        }
      </DataState>
      {link && (
        <div>
          <ExternalLink className="btn alt" to={link}>
            {t('pharmacies.specialtyUse')}
          </ExternalLink>
        </div>
      )}
    </section>
  );
}

const Call = ({ phone }: { phone: string }) => (
  <p className="row tight">
    <Icon name="phone" />
    <PhoneLink number={phone} />
  </p>
);
