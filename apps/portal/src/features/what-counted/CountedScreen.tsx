import { useSearchParams } from 'react-router-dom';
import { Page } from '../../brand';
import { useText } from '../../language';
import namesText from '../../language/names.text';
import { IfFeature } from '../../session';
import '../../styles/lists.css';
import '../../styles/table.css';
import '../../styles/year.css';
import { Card, Link, Part, Icon } from '../../ui';
import { CountsCard, LimitMeter, NotStatedNote } from '../balances';
import { CountedTable } from './CountedTable';
import countedText from './counted.text';
import { LimitCard } from './LimitCard';
import { hasAmount, type KnownLimit } from './limits';
import { claimsOfLimit, useCounted } from './use-counted';
import { useLimitName } from './use-limit-name';

/** /member/healthcarebalances/counted: which claims counted toward a limit, and how the year goes on. The limit is in the URL. */
export function CountedScreen() {
  const t = useText(namesText, countedText);
  const [query, setQuery] = useSearchParams();
  const found = useCounted();
  const { year, balance, history, added, limits, rows } = found;
  const limit =
    limits?.find(({ id }) => id === query.get('limit')) ??
    limits?.find(({ kind }) => kind === 'outOfPocket') ??
    limits?.[0];
  const waitsFor = [balance, history, added].find(({ data }) => data.status !== 'success') ?? added;
  const choose = ({ id }: KnownLimit) =>
    setQuery({ limit: id }, { replace: true, preventScrollReset: true });
  const counted = rows && limit ? claimsOfLimit(rows, limit) : [];
  return (
    <Page title={t('screens.whatCounted')} lead={t('counted.lead', { year: String(year) })} print>
      <Part<unknown>
        data={rows || waitsFor.data.status !== 'success' ? waitsFor.data : { status: 'idle' }}
        loading={t('counted.loading')}
        what="whatCounted"
        retry={waitsFor.retry}
        lines={8}
      >
        {() =>
          limit && limits ? (
            <>
              <LimitChips limits={limits} chosen={limit} onChoose={choose} />
              <LimitCard limit={limit} counted={counted} found={found} />
              <NotStatedNote year={year} />
              <div className="grid deck print-stack">
                <div className="c8 stack s5">
                  <CountedTable
                    key={limit.id}
                    limit={limit}
                    counted={counted}
                    year={year}
                    isFamily={limit.scope === 'family'}
                    hidesDays={found.hidesDays(limit)}
                  />
                  {/* Without claims this column would end far above the other. */}
                  {counted.length === 0 && <CountsCard />}
                </div>
                <div className="c4 stack s5 rail">
                  <OtherLimits limits={limits.filter(({ id }) => id !== limit.id)} />
                  {counted.length > 0 && <CountsCard />}
                  <MissingCard />
                </div>
              </div>
            </>
          ) : (
            <Card title={t('counted.choose')}>
              <p>{t(hasAmount(balance.data.data) ? 'counted.notKnown' : 'counted.noLimits')}</p>
            </Card>
          )
        }
      </Part>
    </Page>
  );
}

interface LimitChipsProps {
  limits: readonly KnownLimit[];
  chosen: KnownLimit;
  onChoose: (limit: KnownLimit) => void;
}

function LimitChips({ limits, chosen, onChoose }: LimitChipsProps) {
  const t = useText(countedText);
  const nameOf = useLimitName();
  return (
    <div className="row tight no-print" role="group" aria-label={t('counted.choose')}>
      {limits.map((limit) => (
        <button
          key={limit.id}
          type="button"
          className="chip"
          aria-pressed={limit.id === chosen.id}
          onClick={() => onChoose(limit)}
        >
          {limit.id === chosen.id && <Icon name="check" />}
          {nameOf(limit)}
        </button>
      ))}
    </div>
  );
}

function OtherLimits({ limits }: { limits: readonly KnownLimit[] }) {
  const t = useText(countedText);
  const nameOf = useLimitName();
  if (limits.length === 0) return null;
  return (
    <Card title={t('counted.others')}>
      <ul className="list">
        {limits.map((limit) => (
          <li key={limit.id}>
            <LimitMeter
              label={nameOf(limit)}
              of={`${limit.scope === 'family' ? 'family' : 'own'} ${limit.kind}`}
              limit={limit.progress}
              family={limit.family}
            />
          </li>
        ))}
      </ul>
      <p className="no-print">
        <Link to="/member/healthcarebalances">{t('counted.balances')}</Link>
      </p>
    </Card>
  );
}

function MissingCard() {
  const t = useText(countedText);
  return (
    <Card title={t('counted.missing')} className="tint no-print">
      <p>{t('counted.missingText')}</p>
      <IfFeature flag="drugClaimsForm">
        <p>
          <Link to="/member/drug-claims-form">{t('counted.sendReceipt')}</Link>
        </p>
      </IfFeature>
    </Card>
  );
}
