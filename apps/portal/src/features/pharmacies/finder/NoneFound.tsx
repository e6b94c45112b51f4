import { isFiltered } from '@portal/domain';
import type { RefObject } from 'react';
import { useFormat, useText } from '../../../language';
import { echoOf } from '../../../language/echo';
import { useRequested } from '../../../store';
import { Button } from '../../../ui';
import { type FinderQuery, radii, searchInputOf } from './finder-query';
import { nextPharmacy, type SearchResponse } from './finder.requests';
import finderText from './finder.text';
import { withFilters } from './use-pharmacies';
import { WrongPlace } from './WrongPlace';

interface NoneFoundProps {
  heading: RefObject<HTMLHeadingElement | null>;
  response: SearchResponse;
  query: FinderQuery;
  onSearch: (query: FinderQuery) => void;
  onFilter: (query: FinderQuery) => void;
}

const filterTexts = {
  none: 'pharmacies.noneChosen',
  others: 'pharmacies.others',
  remove: 'pharmacies.unfilter',
  noNext: 'pharmacies.noNextChosen',
} as const;
/** A name alone was asked for. */
const nameTexts = {
  none: 'pharmacies.noneNamed',
  others: 'pharmacies.othersNamed',
  remove: 'pharmacies.unname',
  noNext: 'pharmacies.noNextNamed',
} as const;

/** No pharmacy in the list: why, how far the next one is, and what to do. */
export function NoneFound({ heading, response, query, ...on }: NoneFoundProps) {
  const t = useText(finderText);
  const { place, total } = response.searchArea;
  if (place !== 'found' && place !== 'unknown') {
    return (
      <WrongPlace
        heading={heading}
        query={query}
        area={response.searchArea}
        onSearch={on.onSearch}
      />
    );
  }
  const { radius, name } = query;
  const filtered = isFiltered(query);
  const texts = isFiltered({ ...query, name: '' }) ? filterTexts : nameTexts;
  const unfiltered = { ...query, name: '', attributes: [], language: '' };
  return (
    <section className="c7 card stack" aria-labelledby="pharmacies-none">
      <h2 id="pharmacies-none" tabIndex={-1} ref={heading}>
        {t(filtered && total ? texts.none : 'pharmacies.none', {
          radius,
          name: echoOf(name.trim()),
        })}
      </h2>
      {filtered && Boolean(total) && <p>{t(texts.others, { count: total ?? 0 })}</p>}
      {filtered ? (
        <NextWithFilters
          response={response}
          query={query}
          noNext={t(texts.noNext)}
          onSearch={on.onSearch}
        />
      ) : (
        <Next
          next={response.searchArea.next}
          noNext={t('pharmacies.noNext')}
          query={query}
          onSearch={on.onSearch}
        />
      )}
      {filtered && (
        <div>
          <Button kind="secondary" icon="x" onClick={() => on.onFilter(unfiltered)}>
            {t(texts.remove)}
          </Button>
        </div>
      )}
    </section>
  );
}

type NextProps = Pick<NoneFoundProps, 'query' | 'onSearch'> & {
  /** What to read when there is no next one. */
  noNext: string;
};

/** The filters are the portal's (Spec §4), so that the service is asked again with them. */
function NextWithFilters({ response, ...props }: NextProps & { response: SearchResponse }) {
  const { query } = props;
  const { latitude, longitude } = response.searchArea;
  const point = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const input = searchInputOf(query, point);
  const { data } = useRequested(nextPharmacy, input && withFilters(input, query));
  if (data.status !== 'success') return null;
  const { next, total } = data.data.searchArea;
  // Some match by the service's clock, e.g. one that opens this minute: "no other one" would be wrong.
  if (total) return null;
  return <Next next={next} {...props} />;
}

function Next({
  next,
  query,
  noNext,
  onSearch,
}: NextProps & { next: SearchResponse['searchArea']['next'] }) {
  const t = useText(finderText);
  const format = useFormat();
  if (!next || next.miles === null) return <p>{noNext}</p>;
  const { name, city, state, miles } = next;
  const wider = radii.find((radius) => radius >= miles);
  return (
    <>
      <p>{t('pharmacies.next', { miles: format.miles(miles), name, city, state })}</p>
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
