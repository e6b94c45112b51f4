import type { OutputOf } from '@portal/contracts';
import type { balances } from '@portal/contracts/balances';
import { benefits } from '@portal/contracts/benefits';
import {
  extraHelpLevel,
  insulinRule,
  limitProgress,
  type PartDStage,
  partDStages,
  planYearAt,
} from '@portal/domain';
import { type FillCostNow, stageIn, type StageNow } from '@portal/domain/facts';
import { Terms } from '../../../content';
import { useFormat, useText } from '../../../language';
import { useClock } from '../../../platform';
import { useSession } from '../../../session';
import { requestOf, useAnswer } from '../../../store';
import { Card, Icon, Tag } from '../../../ui';
import { LimitMeter } from '../LimitMeter';
import { signedInPerson } from '../../../plan';
import { StageSentence } from './StageSentence';
import { useDeductibleTiers } from './use-deductible-tiers';
import balanceLabelsText from '../balance-labels.text';
import balancesText from '../balances.text';
import { says } from '../../../says/says';

export type BenefitBalance = OutputOf<typeof balances.getBenefitBalance>;

interface StagesCardProps {
  now: StageNow | null;
  year: number;
  /** What a covered fill costs from now on. */
  cost: FillCostNow;
}

/** Medicare: the year's stages one after another, how far each is met, and where the member is today. */
export function StagesCard({ now, year, cost }: StagesCardProps) {
  const t = useText(balanceLabelsText, balancesText);
  const { money } = useFormat();
  const insulin = insulinRule(year);
  return (
    <Card title={t('balances.stages.title', { year: String(year) })}>
      {now ? (
        <>
          <p className="big">{t(`balanceLabels.stage.${now.stage}`)}</p>
          <StageSentence now={now} cost={cost} />
          <Stages now={now} cost={cost} />
        </>
      ) : (
        <p>{t('balances.stages.unknown')}</p>
      )}
      <Terms ids={['deductible', 'catastrophic-stage']} />
      <ul className="ticks">
        {insulin && (
          <li>
            <Icon name="check" />
            {t('balances.insulin', { amount: money(insulin.monthlyCap) })}
          </li>
        )}
        <li>
          <Icon name="check" />
          {t('balances.vaccines')}
        </li>
      </ul>
    </Card>
  );
}

function Stages({ now, cost }: { now: StageNow; cost: FillCostNow }) {
  const stages = partDStages(now.limits);
  const current = stages.indexOf(now.stage);
  return (
    <ol className="stages">
      {stages.map((stage, index) => (
        <Stage
          key={stage}
          stage={stage}
          state={index < current ? 'done' : index === current ? 'now' : 'ahead'}
          now={now}
          cost={cost}
        />
      ))}
    </ol>
  );
}

const tags = {
  done: { tone: 'ok', icon: 'check' },
  now: { tone: 'brand', icon: 'map-pin' },
  ahead: { tone: 'neutral', icon: null },
} as const;

/** The sentence of a stage: with Extra Help, or where that is not known, it is not what the stage has others pay. */
const ruleOf = (stage: PartDStage, { cost }: FillCostNow) => {
  if (stage === 'catastrophic') return stage;
  if (cost === 'helpCopay') return 'help';
  return cost === 'unknown' ? 'unknown' : stage;
};

interface StageProps {
  stage: PartDStage;
  state: keyof typeof tags;
  now: StageNow;
  cost: FillCostNow;
}

function Stage({ stage, state, now: { limits, met }, cost }: StageProps) {
  const t = useText(balanceLabelsText, balancesText);
  const { money } = useFormat();
  const tiers = useDeductibleTiers();
  const goal = stage === 'deductible' ? limits.deductible : limits.threshold;
  const paid = stage === 'deductible' ? met.deductible : met.outOfPocket;
  return (
    <li className={state} aria-current={state === 'now' ? 'step' : undefined}>
      <div>
        <h3 {...(state === 'now' && says('stageNow', 'own', stage))}>
          {t(`balanceLabels.stage.${stage}`)}
        </h3>
        <Tag {...tags[state]}>{t(`balances.stages.${state}`)}</Tag>
      </div>
      <p className="mute">
        {stage === 'deductible' && tiers && cost.cost !== 'unknown'
          ? t('balances.pays.deductibleOfTiers', { amount: money(goal), tiers: tiers.tiers })
          : t(`balances.pays.${ruleOf(stage, cost)}`, { amount: money(goal) })}
      </p>
      {stage !== 'catastrophic' && (
        <LimitMeter
          label={t(
            stage === 'deductible' ? 'balanceLabels.deductible' : 'balanceLabels.outOfPocket',
          )}
          of={`own ${stage === 'deductible' ? 'deductible' : 'outOfPocket'}`}
          limit={limitProgress(paid, goal)}
        />
      )}
    </li>
  );
}

/** The stage of the signed-in member, or null when it is unknown. */
export function useStage(
  answer: BenefitBalance | undefined,
  planYear: number | null,
  grossDrugCost: number | null,
): { now: StageNow | null; year: number } {
  const clock = useClock();
  const { userInfo } = useSession();
  const year = planYear ?? planYearAt(clock.now());
  const help = useAnswer(requestOf(benefits.getSummary)).data?.extraHelp;
  const more = { grossDrugCost, hasHelp: extraHelpLevel(help) !== undefined };
  const now = answer ? stageIn(answer, signedInPerson(userInfo), year, more) : null;
  return { now, year };
}
