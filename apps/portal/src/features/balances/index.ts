export { CountsCard } from './cards/CountsCard';
export { LimitMeter } from './LimitMeter';
export { PlanBalanceCard } from './cards/PlanBalanceCard';
export { useStage } from './stages/StagesCard';
export { StageSentence } from './stages/StageSentence';
export { default as balanceLabelsText } from './balance-labels.text';
export { NotStatedNote, NotStatedNotes } from './NotStatedNote';
