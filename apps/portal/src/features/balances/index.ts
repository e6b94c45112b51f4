export { benefitBalance, planBalance } from './balances.requests';
export { LimitMeter } from './LimitMeter';
export { PlanBalanceCard } from './PlanBalanceCard';
export { personsIn, planIn, totalsIn } from './read-balance';
export { personOf } from './read-stage';
export { useStage } from './StagesCard';
export { StageSentence } from './StageSentence';
export { useBenefitBalance } from './use-balances';
export { oddBalancesEpic } from './odd-balances.epic';
