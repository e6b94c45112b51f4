export { CountsCard } from './CountsCard';
export { benefitBalance, planBalance } from './balances.requests';
export { LimitMeter } from './LimitMeter';
export { PlanBalanceCard } from './PlanBalanceCard';
export { personOf } from './stage-now';
export { useStage } from './StagesCard';
export { StageSentence } from './StageSentence';
export { useBenefitBalance } from './use-balances';
export { default as balanceLabelsText } from './balance-labels.text';
