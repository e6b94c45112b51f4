import { links } from '@portal/client-config';
import { createSearchParams, Link, useLocation } from 'react-router-dom';
import { ExternalLink } from '../../../dialogs';
import { useFormat, useLanguage, useText } from '../../../language';
import { usePriceADrug } from '../../../plan';
import { useSession } from '../../../session';
import { ButtonLink, Icon, PhoneLink } from '../../../ui';
import type { Pharmacy } from './finder.requests';
import finderText from './finder.text';
import { hoursRows, languageName } from './labels';
import { SetDefault } from './SetDefault';

/** Hours, phone and languages of the chosen pharmacy, and what one can do with it. */
export function PlaceDetail({ pharmacy, isDefault }: { pharmacy: Pharmacy; isDefault: boolean }) {
  const t = useText(finderText);
  const format = useFormat();
  const language = useLanguage();
  const { userInfo, emulation } = useSession();
  const { pathname, search } = useLocation();
  const isMember = Boolean(userInfo?.memberId);
  const pricePath = usePriceADrug();
  const { npi, kind, zip, hours, phone, languages, latitude, longitude } = pharmacy;
  return (
    <>
      <dl className="facts">
        {hoursRows(hours, { t, format, language }).map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd className="num">{times}</dd>
          </div>
        ))}
        {phone && (
          <div>
            <dt>{t('pharmacies.phone')}</dt>
            <dd>
              <PhoneLink number={phone} />
            </dd>
          </div>
        )}
        {languages.length > 0 && (
          <div>
            <dt>{t('pharmacies.languages')}</dt>
            <dd>{languages.map((code) => languageName(code, language)).join(', ')}</dd>
          </div>
        )}
      </dl>
      <div className="row">
        {isMember && !emulation && <SetDefault pharmacy={pharmacy} isDefault={isDefault} />}
        {pricePath && kind !== 'mail' && (
          <ButtonLink
            kind="secondary"
            icon="search"
            to={`${pricePath}?${createSearchParams({ npi, ...(zip && { zip: zip.slice(0, 5) }) })}`}
          >
            {t('pharmacies.price')}
          </ButtonLink>
        )}
        {latitude !== null && longitude !== null && (
          <ExternalLink
            className="btn alt"
            to={`${links.directions.href}?to=${latitude},${longitude}`}
            confirm={links.directions.confirm}
          >
            <Icon name="map-pin" />
            {t('pharmacies.directions')}
          </ExternalLink>
        )}
      </div>
      {isMember && emulation && !isDefault && <p className="mute">{t('pharmacies.memberOnly')}</p>}
      {!isMember && (
        <p className="mute">
          <Link to={`/member/login?${createSearchParams({ returnTo: `${pathname}${search}` })}`}>
            {t('pharmacies.signIn')}
          </Link>
        </p>
      )}
    </>
  );
}
