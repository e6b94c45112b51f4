export { type Cluster, startCluster } from './cluster';
export { callBeside, startMortalUpstream } from './dead-upstream';
export { percentile } from './load';
export { canBeLookedInto } from './look-inside';
export { refreshStorm, type Storm, stormWithHolderKilled } from './refresh-storm';
export { drainSettings, killUnderLoad, type Restart, rollUnderLoad } from './restarts';
export { growth, type Sample, soak } from './soak';
export { outages, outageWhileRenewing, storeOutage } from './store-outage';
