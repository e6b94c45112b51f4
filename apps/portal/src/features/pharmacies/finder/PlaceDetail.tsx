import { links } from '@portal/client-config';
import { pharmacies } from '@portal/contracts/pharmacies';
import { useEffect, useRef } from 'react';
import { createSearchParams, useLocation } from 'react-router-dom';
import { defaultPharmacyRequested, ExternalLink } from '../../../dialogs';
import { ArrivalNotice } from '../../../forms/sent/ArrivalNotice';
import { useMayHaveArrived } from '../../../forms/sent/use-arrival';
import { useFormat, useLanguage, useText } from '../../../language';
import { usePriceADrug } from '../../../plan';
import { useSession } from '../../../session';
import { requestOf, useAppDispatch, useAppSelector } from '../../../store';
import { Button, ButtonLink, Icon, Link, PhoneLink } from '../../../ui';
import { type Pharmacy, setDefaultPharmacy } from './finder.requests';
import finderText from './finder.text';
import { hoursRows, languageName } from './labels';

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

/** Opens the modal that makes a pharmacy the default one (Spec §2.6), and says whether it was saved. */
function SetDefault({ pharmacy, isDefault }: { pharmacy: Pharmacy; isDefault: boolean }) {
  const { npi, name, inNetwork } = pharmacy;
  const t = useText(finderText);
  const dispatch = useAppDispatch();
  const saving = useAppSelector(setDefaultPharmacy.select);
  const isThis = saving.input?.body.npi === npi;
  const mayHave = useMayHaveArrived(isThis ? saving.failure : undefined, { key: npi });
  const isBusy = isThis && saving.status === 'loading';
  const isSaved = isThis && isDefault && saving.status === 'success';
  const saved = useRef<HTMLParagraphElement>(null);
  const hadButton = useRef(false);
  useEffect(() => {
    // The focus was on the button that is gone.
    if (isSaved && hadButton.current && document.activeElement === document.body) {
      saved.current?.focus();
    }
    hadButton.current = !isDefault;
  }, [isDefault, isSaved]);
  if (isSaved) {
    return (
      <p className="row tight" role="status" tabIndex={-1} ref={saved}>
        <Icon name="circle-check" />
        {t('pharmacies.saved', { name })}
      </p>
    );
  }
  if (isDefault) return null;
  return (
    <>
      <Button
        busy={isBusy}
        onClick={() => dispatch(defaultPharmacyRequested({ npi, name, inNetwork }))}
      >
        {t(isBusy ? 'pharmacies.saving' : 'pharmacies.setDefault')}
      </Button>
      {isThis && saving.status === 'failure' && mayHave && (
        <ArrivalNotice
          request={requestOf(pharmacies.getDefault, 'arrival')}
          input={{ memberId: saving.input.body.memberId }}
          isThere={({ pharmacy: stored }) => stored?.npi === npi}
          onThere={() =>
            dispatch(setDefaultPharmacy.succeeded(saving.input, { isSetPharmacy: true }))
          }
          say={{
            looking: t('pharmacies.looking'),
            notThere: { title: t('pharmacies.notThere', { name }) },
            unknown: { title: t('pharmacies.notKnown', { name }) },
          }}
        />
      )}
      {isThis && saving.status === 'failure' && !mayHave && (
        <p className="row tight bad" role="alert">
          <Icon name="circle-alert" />
          {t('pharmacies.notSaved', { name })}
        </p>
      )}
    </>
  );
}
