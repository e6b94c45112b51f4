// npm run bench:reliability: measures the effect of faults, with real processes and their own Redis.
import { measureDeadUpstream } from './dead';
import { measureForms } from './forms';
import { measureOrders } from './orders';
import { readOptions, type Scenario, usage } from './options';
import { type Goal, judge } from './report';
import { measureRestarts } from './restarts';
import { measureRevocations } from './revocations';
import { measureSoak } from './soak';
import { measureStoreOutages } from './store';
import { measureStorms } from './storm';

const options = readOptions(process.argv.slice(2));
if (options === 'help') {
  console.log(usage);
} else {
  const { rounds, minutes, orders, forms, chosen } = options;
  const measures: Record<Scenario, () => Promise<Goal[]>> = {
    storm: () => measureStorms(rounds),
    store: () => measureStoreOutages(rounds),
    restarts: () => measureRestarts(rounds),
    dead: () => measureDeadUpstream(rounds),
    revocations: () => measureRevocations(rounds),
    orders: () => measureOrders(orders),
    forms: () => measureForms(forms),
    soak: () => measureSoak(minutes),
  };
  const goals: Goal[] = [];
  for (const scenario of chosen) goals.push(...(await measures[scenario]()));
  process.exitCode = judge(goals);
}
