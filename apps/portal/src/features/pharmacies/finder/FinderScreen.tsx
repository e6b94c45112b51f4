import { lastDayOf } from '@portal/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import '../../../styles/table.css';
import './finder.css';
import { useFormat, useText } from '../../../language';
import outOfNetworkText from '../../../language/out-of-network.text';
import namesText from '../../../language/names.text';
import { type Position, usePlatform } from '../../../platform';
import { Page, useEmergency } from '../../../brand';
import { useSession } from '../../../session';
import { defaultPharmacy } from '../../../plan/default-pharmacy';
import { useRequested } from '../../../store';
import { DeliveryCards, useDelivery } from './DeliveryCards';
import { finderParams, type FinderQuery, readFinderQuery, searchInputOf } from './finder-query';
import finderText from './finder.text';
import { Results } from './Results';
import { SearchForm } from './SearchForm';
import { useHasPreferred, usePreferredRequest } from './use-has-preferred';
import { usePharmacies } from './use-pharmacies';

/**
 * /member/find-a-pharmacy and the locators of members and visitors: the search is in the URL, so that a result
 * can be opened again; it names no person.
 */
export function FinderScreen() {
  const t = useText(finderText, namesText, outOfNetworkText);
  const format = useFormat();
  const emergency = useEmergency();
  const [params, setParams] = useSearchParams();
  const platform = usePlatform();
  const [position, setPosition] = useState<Position | 'locating' | null>(null);
  // A search takes the focus to its results; a filter does not.
  const [turn, setTurn] = useState(0);
  // Pharmacies of another place do not stay under one that cannot be searched.
  const [isRefused, setRefused] = useState(false);
  const { userInfo } = useSession();
  usePreferredRequest();
  const hasPreferred = useHasPreferred();
  const query = readFinderQuery(params, userInfo?.zip ?? '', { hasPreferred });
  const point = typeof position === 'object' ? position : null;
  const input = searchInputOf(query, point);
  const { data, retry } = usePharmacies(input, query);
  useRequested(defaultPharmacy, userInfo?.memberId ? { memberId: userInfo.memberId } : null);

  const delivery = useDelivery();

  const go = (next: FinderQuery) => setParams(finderParams(next));
  const handleSearch = (next: FinderQuery) => {
    setTurn((before) => before + 1);
    setRefused(false);
    go(next);
  };
  const handleFilter = (next: FinderQuery) => {
    setTurn(0);
    go(next);
  };
  const handleLocate = async () => {
    setPosition('locating');
    const found = await platform.locate();
    setPosition(found);
    if (typeof found === 'object') handleSearch({ ...query, area: { here: true } });
  };
  return (
    <Page
      className="finder"
      title={t('screens.findAPharmacy')}
      lead={
        emergency?.anyPharmacy
          ? t('outOfNetwork.emergency', { date: format.longDate(lastDayOf(emergency)) })
          : t(hasPreferred ? 'pharmacies.leadPreferred' : 'pharmacies.lead')
      }
    >
      <SearchForm
        key={JSON.stringify([query.area, query.radius, query.name])}
        query={query}
        position={position}
        onSearch={handleSearch}
        onFilter={handleFilter}
        onLocate={() => void handleLocate()}
        onRefuse={() => setRefused(true)}
        onReset={() => {
          setRefused(false);
          setParams({});
        }}
      />
      <Results
        data={input && !isRefused ? data : null}
        query={query}
        turn={turn}
        onSearch={handleSearch}
        onFilter={handleFilter}
        onRetry={retry}
        aside={<DeliveryCards {...delivery} />}
      />
    </Page>
  );
}
