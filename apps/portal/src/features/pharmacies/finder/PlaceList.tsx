import { useEmergency } from '../../../brand';
import { useFormat, useLanguage, useText } from '../../../language';
import { defaultPharmacy } from '../../../plan/default-pharmacy';
import { useClock } from '../../../platform';
import { useAppSelector } from '../../../store';
import { Button, Tag } from '../../../ui';
import type { Place } from './finder-results';
import finderText from './finder.text';
import { openLabel } from './labels';
import { PlaceDetail } from './PlaceDetail';
import { useHasPreferred } from './use-has-preferred';

/** So many at a time: the list stays short, and the pins of the map apart. */
export const pageSize = 20;

interface PlaceListProps {
  places: readonly Place[];
  /** How many of them are shown. */
  shown: number;
  onMore: () => void;
  /** The NPI of the one whose details are open. */
  open: string | undefined;
  onOpen: (npi: string) => void;
}

/** The pharmacies in order; choosing one shows its details and hides the ones of the other. */
export function PlaceList({ places, shown, open, onMore, onOpen }: PlaceListProps) {
  const t = useText(finderText);
  const left = places.length - shown;
  return (
    <>
      <ol aria-labelledby="pharmacies-found">
        {places.slice(0, shown).map((place) => (
          <PlaceItem
            key={place.pharmacy.npi}
            place={place}
            isOpen={place.pharmacy.npi === open}
            onOpen={() => onOpen(place.pharmacy.npi)}
          />
        ))}
      </ol>
      {left > 0 && (
        <div className="pad">
          <Button kind="secondary" wide onClick={onMore}>
            {t('pharmacies.more', { count: Math.min(left, pageSize) })}
          </Button>
        </div>
      )}
    </>
  );
}

interface PlaceItemProps {
  place: Place;
  isOpen: boolean;
  onOpen: () => void;
}

/** One pharmacy of the list, with the number that its pin repeats. */
function PlaceItem({ place: { pharmacy, number, miles }, isOpen, onOpen }: PlaceItemProps) {
  const t = useText(finderText);
  const format = useFormat();
  const language = useLanguage();
  const now = useClock().now();
  const { npi, name, street, city } = pharmacy;
  const isDefault = useAppSelector(defaultPharmacy.select).data?.pharmacy?.npi === npi;
  return (
    <li className={isOpen ? 'place on' : 'place'} id={`pharmacy-${npi}`}>
      <b aria-hidden="true">{number}</b>
      <div className="stack s1">
        <div className="between">
          <h3>
            <button
              type="button"
              className="place-name"
              aria-expanded={isOpen}
              aria-controls={isOpen ? `pharmacy-${npi}-detail` : undefined}
              onClick={onOpen}
            >
              {name}
            </button>
          </h3>
          {miles !== null && (
            <b className="num">
              <span aria-hidden="true">
                {t('pharmacies.miles', { miles: format.miles(miles) })}
              </span>
              <span className="sr">{t('pharmacies.distance', { miles: format.miles(miles) })}</span>
            </b>
          )}
        </div>
        <p className="mute">{[street, city].filter(Boolean).join(', ')}</p>
        <p>{openLabel(pharmacy, now, { t, format, language })}</p>
        <div className="row tight">
          {isDefault && <Tag tone="ok">{t('pharmacies.yourDefault')}</Tag>}
          <NetworkTag {...pharmacy} />
          {pharmacy.kind === 'specialty' && (
            <Tag tone="neutral">{t('pharmacies.attribute.specialty')}</Tag>
          )}
          {pharmacy.fills90Days && <Tag tone="neutral">{t('pharmacies.attribute.ninetyDays')}</Tag>}
          {pharmacy.givesVaccines && <Tag tone="neutral">{t('pharmacies.attribute.vaccines')}</Tag>}
          {pharmacy.delivers && <Tag tone="neutral">{t('pharmacies.attribute.delivers')}</Tag>}
          {pharmacy.hasDriveThrough && (
            <Tag tone="neutral">{t('pharmacies.attribute.driveThrough')}</Tag>
          )}
          {pharmacy.hasAccessibleEntrance && (
            <Tag tone="neutral">{t('pharmacies.attribute.accessibleEntrance')}</Tag>
          )}
          {pharmacy.compounds && <Tag tone="neutral">{t('pharmacies.attribute.compounds')}</Tag>}
        </div>
      </div>
      {isOpen && (
        <div className="all stack" id={`pharmacy-${npi}-detail`}>
          <PlaceDetail pharmacy={pharmacy} isDefault={isDefault} />
        </div>
      )}
    </li>
  );
}

function NetworkTag({ inNetwork, isPreferred }: { inNetwork: boolean; isPreferred: boolean }) {
  const t = useText(finderText);
  const hasPreferred = useHasPreferred();
  const isPaidBack = useEmergency()?.anyPharmacy;
  if (!inNetwork && isPaidBack) return <Tag tone="neutral">{t('pharmacies.paidBack')}</Tag>;
  if (!inNetwork) return <Tag tone="bad">{t('pharmacies.outOfNetwork')}</Tag>;
  return isPreferred && hasPreferred ? (
    <Tag tone="brand">{t('pharmacies.attribute.preferred')}</Tag>
  ) : (
    <Tag tone="neutral">{t('pharmacies.attribute.inNetwork')}</Tag>
  );
}
