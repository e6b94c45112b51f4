import { limitProgress } from '@portal/domain';
import { type CountedLimit, countedLimit } from '@portal/domain/facts';
import { useId } from 'react';
import { strengthText, useFormat, useLanguage, useText } from '../../../../language';
import { nameIn } from '../../../../language/drug-name';
import { Card, Icon, Link, Meter } from '../../../../ui';
import { DrugData } from '../../DrugData';
import type { MyDrug, MyDrugsAnswer } from '../../my-drugs/my-drugs.requests';
import { soonestFirst } from '../../my-drugs/my-drugs.selectors';
import { fillQuery, useOwnDrugList, useOwnDrugs } from '../../my-drugs/own-drugs';
import { useDrugLink } from '../../priced-for/plan';
import { useAgreedDrugs } from '../../my-drugs/use-agreed-drugs';
import { useTellsFamily } from '../../../../plan/use-balances';
import { says, saysAll } from '../../../../says/says';
import findDrugText from './find-drug.text';

const mostShown = 4;

/** The member's own drugs, each with the fill that they take; or that they and the year's limits did not load. */
export function OwnDrugs({ zip }: { zip: string }) {
  const t = useText(findDrugText);
  const own = useOwnDrugList();
  if (!own) return null;
  // With the label and the heading of the skeleton, one line is as high as four drugs; on a phone it takes five.
  return (
    <DrugData
      data={own.data}
      what="drugs"
      failed={t('findDrug.ownFailed')}
      retry={own.retry}
      keepWhileLoading
      lines={1}
      phoneLines={5}
    >
      {({ drugs }) => (
        <DrugChips drugs={soonestFirst(drugs).filter(({ hsn }) => hsn !== '')} zip={zip} />
      )}
    </DrugData>
  );
}

function DrugChips({ drugs, zip }: { drugs: readonly MyDrug[]; zip: string }) {
  const t = useText(findDrugText);
  const language = useLanguage();
  const link = useDrugLink();
  const title = useId();
  if (drugs.length === 0) return null;
  return (
    <div className="stack s2">
      <b id={title}>{t('findDrug.ownDrugs')}</b>
      <ul className="row tight" aria-labelledby={title}>
        {drugs.slice(0, mostShown).map((drug) => (
          <li key={`${drug.hsn} ${drug.ndc}`}>
            <Link
              className="chip"
              to={{ search: link({ ...fillQuery(drug), ...(zip && { zip }) }) }}
            >
              <Icon name="pill" />
              {`${nameIn(language, drug)} ${strengthText(drug.strength, language)}`.trim()}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What of the year's limits is met, which every price counts; nothing when it is unknown. */
export function CountedCard() {
  const own = useOwnDrugs();
  return own?.countsYear ? <Counted own={own} /> : null;
}

function Counted({ own: sent }: { own: MyDrugsAnswer }) {
  const t = useText(findDrugText);
  const { answer: own, deductible } = useAgreedDrugs(sent, null);
  if (!own.countsYear) return null;
  const outOfPocket = countedLimit(own, 'outOfPocket');
  return (
    <Card tint title={t('findDrug.counted')}>
      <Limit
        kind="deductible"
        label={t(
          deductible.scope === 'family' ? 'findDrug.familyDeductible' : 'findDrug.ownDeductible',
        )}
        {...deductible}
      />
      <Limit
        kind="outOfPocket"
        label={t(outOfPocket.scope === 'family' ? 'findDrug.familyLimit' : 'findDrug.ownLimit')}
        {...outOfPocket}
      />
      <p className="mute small">{t('findDrug.countedBy')}</p>
    </Card>
  );
}

function Limit(props: { label: string; kind: 'deductible' | 'outOfPocket' } & CountedLimit) {
  const t = useText(findDrugText);
  const { money } = useFormat();
  const { label, kind, met, limit, scope } = props;
  const tellsFamily = useTellsFamily(scope === 'family');
  if (met === null || !limit) return null;
  const { remaining, isMet, greenfilledVal } = limitProgress(met, limit);
  const of = [scope === 'family' ? 'family' : 'own', kind];
  return (
    <div className="stack s2">
      <div className="between">
        <span>{label}</span>
        <b
          className={isMet ? 'num ok' : 'num'}
          {...(isMet ? says('metBy', of, scope) : says('leftOf', of, remaining))}
        >
          {isMet ? t('findDrug.limitMet') : t('findDrug.limitLeft', { amount: money(remaining) })}
        </b>
      </div>
      {(scope === 'individual' || tellsFamily) && (
        <>
          <Meter width={greenfilledVal} full={isMet} />
          <p
            className="small mute num"
            {...saysAll(says('countedTo', of, met), says('limitOf', of, limit))}
          >
            {t('findDrug.limitOf', { met: money(met), limit: money(limit) })}
          </p>
        </>
      )}
    </div>
  );
}
