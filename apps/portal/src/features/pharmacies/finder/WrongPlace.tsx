import type { RefObject } from 'react';
import { useText } from '../../../language';
import { echoOf } from '../../../language/echo';
import { usePhone } from '../../../brand';
import { Button, PhoneLink } from '../../../ui';
import type { FinderQuery } from './finder-query';
import type { SearchResponse } from './finder.requests';
import finderText from './finder.text';

interface WrongPlaceProps {
  heading: RefObject<HTMLHeadingElement | null>;
  area: SearchResponse['searchArea'];
  query: FinderQuery;
  onSearch: (query: FinderQuery) => void;
}

/** The place is none where pharmacies are: unknown, of a territory, abroad, or one of several. */
export function WrongPlace({ heading, area, query, onSearch }: WrongPlaceProps) {
  const t = useText(finderText);
  const phone = usePhone();
  const { place, city, states } = area;
  const typed = 'place' in query.area ? query.area.place : '';
  const title = {
    several: t('pharmacies.several', { city }),
    territory: t('pharmacies.territory'),
    abroad: t('pharmacies.abroad'),
  }[place as 'several' | 'territory' | 'abroad'] as string | undefined;
  const how = {
    several: undefined,
    territory: t('pharmacies.territoryHow'),
    abroad: t('pharmacies.abroadHow'),
  }[place as 'several' | 'territory' | 'abroad'] as string | undefined;
  return (
    <section className="c7 card stack" aria-labelledby="pharmacies-none">
      <h2 id="pharmacies-none" tabIndex={-1} ref={heading}>
        {title ?? t('pharmacies.notFound', { place: echoOf(typed) })}
      </h2>
      {place === 'several' ? (
        <div className="row tight">
          {states.map((state) => (
            <Button
              key={state}
              kind="secondary"
              onClick={() => onSearch({ ...query, area: { place: `${city}, ${state}` } })}
            >
              {`${city}, ${state}`}
            </Button>
          ))}
        </div>
      ) : (
        <p>{how ?? t('pharmacies.notFoundHow')}</p>
      )}
      {place === 'territory' && (
        <p>
          <PhoneLink number={phone} />
        </p>
      )}
    </section>
  );
}
