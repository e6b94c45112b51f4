import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useFormat, useText } from '../../../language';
import { useClock } from '../../../platform';
import { usePhone } from '../../../brand';
import type { RemoteData } from '../../../store';
import {
  Card,
  Icon,
  Part,
  PhoneLink,
  SegmentedControl,
  SlowNotice,
  useAnnounce,
} from '../../../ui';
import type { FinderQuery } from './finder-query';
import { placesOf } from './finder-results';
import type { SearchResponse } from './finder.requests';
import finderText from './finder.text';
import { NoneFound } from './NoneFound';
import { MapCard } from './MapCard';
import { pageSize, PlaceList } from './PlaceList';

export interface ResultsProps {
  /** Null: there is no place to search yet. */
  data: RemoteData<SearchResponse> | null;
  query: FinderQuery;
  /** Grows with every search that takes the focus to its results; 0 after a filter, which leaves it. */
  turn: number;
  onSearch: (query: FinderQuery) => void;
  onFilter: (query: FinderQuery) => void;
  onRetry: () => void;
  aside: ReactNode;
}

/** What the search found: the list first, the map and the pharmacies that send next to it. */
export function Results({ data, query, turn, aside, ...on }: ResultsProps) {
  const t = useText(finderText);
  const phone = usePhone();
  const announcedRef = useRef(filtersOf(query));
  if (!data) {
    return (
      <div className="grid">
        <Card className="c7" title={t('pharmacies.ask')}>
          <p>{t('pharmacies.askHow')}</p>
        </Card>
        <div className="c5 stack s5 finder-side">{aside}</div>
      </div>
    );
  }
  if (data.status === 'success') {
    return (
      <Found
        response={data.data}
        query={query}
        turn={turn}
        aside={aside}
        announcedRef={announcedRef}
        {...on}
      />
    );
  }
  return (
    <div className="grid">
      <section className="c7 card stack">
        <Part
          data={data}
          loading={t('pharmacies.loading')}
          failed={t('pharmacies.failed')}
          retry={on.onRetry}
          lines={8}
        >
          {() => null}
        </Part>
        {data.status === 'loading' && (
          <SlowNotice>
            {t('pharmacies.slow')} <PhoneLink number={phone} />
          </SlowNotice>
        )}
      </section>
      <div className="c5 stack s5 finder-side">{aside}</div>
    </div>
  );
}

const filtersOf = ({ attributes, language }: FinderQuery) => JSON.stringify([attributes, language]);

type FoundProps = Omit<ResultsProps, 'data' | 'onRetry'> & {
  response: SearchResponse;
  /** The filters that were announced last, also while their list was loading. */
  announcedRef: RefObject<string>;
};

function Found({ response, query, turn, aside, announcedRef, ...on }: FoundProps) {
  const t = useText(finderText);
  const format = useFormat();
  const announce = useAnnounce();
  const now = useClock().now();
  const minute = Math.floor(now.getTime() / 60_000);
  const wanted = JSON.stringify(query);
  // Hundreds of pharmacies: not again for every render, but again when one may have opened or closed.
  const places = useMemo(
    () => placesOf(response, JSON.parse(wanted) as FinderQuery, new Date(minute * 60_000)),
    [response, wanted, minute],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  // Another search begins with its first page.
  const [more, setMore] = useState({ of: wanted, shown: pageSize });
  const shown = more.of === wanted ? more.shown : pageSize;
  const onMap = useMemo(() => places.slice(0, shown), [places, shown]);
  const [chosen, setChosen] = useState<string>();
  const open = places.some(({ pharmacy }) => pharmacy.npi === chosen)
    ? chosen
    : places[0]?.pharmacy.npi;
  const { radius } = query;
  const { total, place, city, state, zip, latitude, longitude } = response.searchArea;
  const listed = response.pharmacyList.pharmacy.length;
  const isCut = total !== null && total > listed;
  const count = isCut && places.length === listed ? total : places.length;
  const title =
    count === 0 ? t('pharmacies.none', { radius }) : t('pharmacies.found', { count, radius });

  const center = useMemo(
    () => ({ latitude: latitude ?? 0, longitude: longitude ?? 0 }),
    [latitude, longitude],
  );
  useEffect(() => {
    if (turn > 0) heading.current?.focus();
  }, [turn, response]);
  const filters = filtersOf(query);
  useEffect(() => {
    if (announcedRef.current !== filters) announce(title);
    announcedRef.current = filters;
  }, [announce, announcedRef, filters, title]);

  // Also without a pharmacy, so that the map can be moved to where some are.
  const map = latitude !== null && longitude !== null && (
    <div className="c5 finder-side">
      <MapCard
        places={onMap}
        center={center}
        open={open}
        onOpen={setChosen}
        onSearchArea={(center) => on.onSearch({ ...query, area: { center } })}
      />
    </div>
  );
  if (places.length === 0) {
    return (
      <Columns map={map} aside={aside}>
        <NoneFound heading={heading} response={response} query={query} {...on} />
      </Columns>
    );
  }
  const sortBy = (sort: FinderQuery['sort']) => {
    announce(t(sort === 'name' ? 'pharmacies.sortedByName' : 'pharmacies.sortedByDistance'));
    on.onFilter({ ...query, sort });
  };
  return (
    <Columns map={map} aside={aside}>
      <section className="c7 card flush" aria-labelledby="pharmacies-found">
        <div className="between pad">
          <div>
            <h2 id="pharmacies-found" tabIndex={-1} ref={heading}>
              {title}
            </h2>
            {place === 'found' && city && (
              <p className="mute">
                {zip
                  ? t('pharmacies.aroundZip', { city, state, zip })
                  : t('pharmacies.around', { city, state })}
              </p>
            )}
          </div>
          <SegmentedControl
            legend={<span className="sr">{t('pharmacies.sort')}</span>}
            value={query.sort}
            options={[
              { value: 'distance', label: t('pharmacies.byDistance') },
              { value: 'name', label: t('pharmacies.byName') },
            ]}
            onChange={sortBy}
          />
        </div>
        {isCut && (
          <p className="pad">
            {t('pharmacies.tooMany', {
              total: format.number(total),
              shown: format.number(listed),
            })}
          </p>
        )}
        <p className="finder-phone pad no-print">
          <a className="btn alt wide" href="#map">
            <Icon name="map" />
            {t('pharmacies.seeOnMap')}
          </a>
        </p>
        <PlaceList
          places={places}
          open={open}
          shown={shown}
          onMore={() => setMore({ of: wanted, shown: shown + pageSize })}
          onOpen={setChosen}
        />
      </section>
    </Columns>
  );
}

/** The list with the map next to it, which stays in view, and below them the pharmacies that send. */
function Columns({
  map,
  aside,
  children,
}: {
  map: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="stack s5">
      <div className="grid">
        {children}
        {map || <div className="c5 stack s5 finder-side">{aside}</div>}
      </div>
      {map && <div className="finder-delivery">{aside}</div>}
    </div>
  );
}
