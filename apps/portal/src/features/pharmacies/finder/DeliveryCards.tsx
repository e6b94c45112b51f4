import type { ReactNode } from 'react';
import { ExternalLink } from '../../../dialogs';
import { useText } from '../../../language';
import {
  MailOrderLink,
  useMailOrderVendor,
  useOrdersFromVendor,
  VendorOrders,
} from '../../../plan';
import { useMailOrderPharmacy } from '../../../plan/mail-order-pharmacy';
import { useAgeRestriction, useFlag, useSession } from '../../../session';
import { type RemoteData, useRequested } from '../../../store';
import { Icon, Part, PhoneLink } from '../../../ui';
import { type SendingPharmacies, specialtyPharmacy } from './finder.requests';
import finderText from './finder.text';

/** What the services answer about the pharmacies that send. */
export interface Delivery {
  /** Null where a vendor delivers. */
  mail: PharmacyRequest | null;
  /** Null where the client has none. */
  specialty: PharmacyRequest | null;
}

interface PharmacyRequest {
  data: RemoteData<SendingPharmacies>;
  retry: () => void;
}

/** Requests them once for the screen: the cards move in the page as a search goes on. */
export function useDelivery(): Delivery {
  const { client } = useSession();
  const hasSpecialty = useFlag('specialtyPharmacy');
  const hasVendor = useMailOrderVendor();
  const mail = useMailOrderPharmacy({ isWanted: !hasVendor });
  const specialty = useRequested(specialtyPharmacy, hasSpecialty ? { clientName: client } : null);
  return { mail: hasVendor ? null : mail, specialty: hasSpecialty ? specialty : null };
}

/** The pharmacies that send: home delivery, and the specialty pharmacy where the client has one. */
export function DeliveryCards({ mail, specialty }: Delivery) {
  return (
    <>
      {mail ? <HomeDelivery {...mail} /> : <VendorDelivery />}
      {specialty && <Specialty {...specialty} />}
    </>
  );
}

const networkTexts = {
  in: 'pharmacies.mailInNetwork',
  out: 'pharmacies.mailOutOfNetwork',
} as const;

function HomeDelivery({ data, retry }: PharmacyRequest) {
  const t = useText(finderText);
  const { signedIn } = useSession();
  const isMinor = useAgeRestriction() === 'minor';
  return (
    <HomeDeliveryCard>
      <Part data={data} what="homeDelivery" retry={retry}>
        {({ pharmacyList: { pharmacy } }) =>
          pharmacy.map(({ npi, name, phone, inNetwork, fills90Days }) => (
            <div key={npi} className="stack s2">
              <p>
                {[
                  t('pharmacies.mailBody', { name }),
                  ...(signedIn ? [t(networkTexts[inNetwork ? 'in' : 'out'])] : []),
                  ...(fills90Days ? [t('pharmacies.mail90Days')] : []),
                ].join(' ')}
              </p>
              {phone && <Call phone={phone} />}
            </div>
          ))
        }
      </Part>
      {!isMinor && <MailOrderLink button="wide">{t('pharmacies.mailUse')}</MailOrderLink>}
    </HomeDeliveryCard>
  );
}

function VendorDelivery() {
  if (!useOrdersFromVendor()) return null;
  return (
    <HomeDeliveryCard>
      <VendorOrders />
    </HomeDeliveryCard>
  );
}

function HomeDeliveryCard({ children }: { children: ReactNode }) {
  const t = useText(finderText);
  return (
    <section className="card tint stack" aria-labelledby="home-delivery">
      <h2 id="home-delivery" className="row tight">
        <Icon name="truck" />
        {t('pharmacies.mail')}
      </h2>
      {children}
    </section>
  );
}

function Specialty({ data, retry }: PharmacyRequest) {
  const t = useText(finderText);
  const { userInfo } = useSession();
  const link = userInfo?.specialtyMailOrderLink;
  return (
    <section className="card stack" aria-labelledby="specialty-pharmacy">
      <h2 id="specialty-pharmacy">{t('pharmacies.specialty')}</h2>
      <Part data={data} what="specialtyPharmacy" retry={retry}>
        {({ pharmacyList: { pharmacy } }) =>
          pharmacy.map(({ npi, name, phone }) => (
            <div key={npi} className="stack s2">
              <p>{t('pharmacies.specialtyBody', { name })}</p>
              {phone && <Call phone={phone} />}
            </div>
          ))
        }
      </Part>
      {link && (
        <ExternalLink className="btn alt wide" to={link}>
          {t('pharmacies.specialtyUse')}
        </ExternalLink>
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
