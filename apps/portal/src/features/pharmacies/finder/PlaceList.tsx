import { useText } from '../../../language';
import { Button } from '../../../ui';
import type { Place } from './finder-results';
import finderText from './finder.text';
import { PlaceItem } from './PlaceItem';

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
