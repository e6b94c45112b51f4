export { CountsCard } from './cards/CountsCard';
export { benefitBalance, planBalance } from './balances.requests';
export { LimitMeter } from './LimitMeter';
export { PlanBalanceCard } from './cards/PlanBalanceCard';
export { personOf } from './stages/stage-now';
export { useStage } from './stages/StagesCard';
export { StageSentence } from './stages/StageSentence';
export { useBenefitBalance } from './use-balances';
export { default as balanceLabelsText } from './balance-labels.text';
