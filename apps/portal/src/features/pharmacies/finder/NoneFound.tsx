import { isFiltered } from '@portal/domain';
import type { RefObject } from 'react';
import { useFormat, useText } from '../../../language';
import { useRequested } from '../../../store';
import { Button } from '../../../ui';
import { type FinderQuery, radii, searchInputOf } from './finder-query';
import { nextPharmacy, type SearchResponse } from './finder.requests';
import finderText from './finder.text';
import { milesLabel } from './labels';
import { WrongPlace } from './WrongPlace';

interface NoneFoundProps {
  heading: RefObject<HTMLHeadingElement | null>;
  response: SearchResponse;
  query: FinderQuery;
  onSearch: (query: FinderQuery) => void;
  onFilter: (query: FinderQuery) => void;
}

/** No pharmacy in the list: why, how far the next one is, and what to do. */
export function NoneFound({ heading, response, query, ...on }: NoneFoundProps) {
  const t = useText(finderText);
  const { place } = response.searchArea;
  if (place !== 'found' && place !== 'unknown') {
    return <WrongPlace {...{ heading, query }} area={response.searchArea} onSearch={on.onSearch} />;
  }
  const { radius } = query;
  const filtered = isFiltered(query);
  const unfiltered = { ...query, name: '', attributes: [], language: '' };
  return (
    <section className="c7 card stack" aria-labelledby="pharmacies-none">
      <h2 id="pharmacies-none" tabIndex={-1} ref={heading}>
        {t('pharmacies.none', { radius })}
      </h2>
      {filtered && <p>{t('pharmacies.noneChosen')}</p>}
      {filtered ? (
        <NextWithFilters {...{ response, query }} onSearch={on.onSearch} />
      ) : (
        <Next next={response.searchArea.next} query={query} onSearch={on.onSearch} />
      )}
      {filtered && (
        <div>
          <Button kind="secondary" icon="x" onClick={() => on.onFilter(unfiltered)}>
            {t('pharmacies.unfilter')}
          </Button>
        </div>
      )}
    </section>
  );
}

type NextProps = Pick<NoneFoundProps, 'query' | 'onSearch'>;

/** The filters are the portal's (Spec §4), so that the service is asked again with them. */
function NextWithFilters({ response, query, onSearch }: NextProps & { response: SearchResponse }) {
  const { latitude, longitude } = response.searchArea;
  const point = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const { name, attributes, language } = query;
  const input = searchInputOf(query, point);
  const { data } = useRequested(
    nextPharmacy,
    input && {
      ...input,
      ...(name.trim() && { name: name.trim() }),
      ...(attributes.length > 0 && { attributes: attributes.join(',') }),
      ...(language && { language }),
    },
  );
  if (data.status !== 'success') return null;
  return <Next next={data.data.searchArea.next} query={query} onSearch={onSearch} />;
}

function Next({
  next,
  query,
  onSearch,
}: NextProps & { next: SearchResponse['searchArea']['next'] }) {
  const t = useText(finderText);
  const format = useFormat();
  if (!next || next.miles === null) return <p>{t('pharmacies.noNext')}</p>;
  const { name, city, state, miles } = next;
  const wider = radii.find((radius) => radius >= miles);
  return (
    <>
      <p>{t('pharmacies.next', { miles: milesLabel(miles, format), name, city, state })}</p>
      <div>
        {wider ? (
          <Button icon="search" onClick={() => onSearch({ ...query, radius: wider })}>
            {t('pharmacies.widen', { radius: wider })}
          </Button>
        ) : (
          <Button
            icon="search"
            onClick={() => onSearch({ ...query, area: { place: `${city}, ${state}` } })}
          >
            {t('pharmacies.searchThere', { city })}
          </Button>
        )}
      </div>
    </>
  );
}
