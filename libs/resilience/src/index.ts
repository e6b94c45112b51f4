export { commandAt } from './ask-redis';
export { callWithVisitors, type MortalUpstream, startMortalUpstream } from './dead-upstream';
export { type Deployment, startDeployment, withDeployment } from './deployment';
export { failoverUnderLoad } from './failover';
export { type FakeScanner, startFakeScanner, testMalware } from './fake-scanner';
export { type Fault, type FaultyRelay, startFaultyRelay } from './faulty-relay';
export { ArrivedForms, formsPath, type FormsUnderFaults } from './form-run';
export { fillInFormsUnderFaults } from './forms-under-faults';
export { freePort } from './free-port';
export { KeptConnection } from './kept-connection';
export { bundleBff } from './replica';
export { sendRaw } from './send-raw';
export { type LostServer, lostServer } from './lost-server';
export { type Caller, callerOf, Load, type LoadOutcome, type Method } from './load';
export { canBeLookedInto } from './look-inside';
export {
  callAt,
  cookieOf,
  isSignedIn,
  memberCall,
  memberChange,
  signedOutOf,
  signInAs,
} from './member';
export { type OrdersUnderFaults, placeOrdersUnderFaults } from './orders-under-faults';
export { openRedisKeys, type RedisKeys } from './redis-keys';
export { refreshStorm, type Storm, stormWithHolderKilled } from './refresh-storm';
export { drainSettings, killUnderLoad, type Restart, rollUnderLoad } from './restarts';
export { endOtherSession, type Revocation, revokeCaregiver } from './revocations';
export {
  type Grant,
  type ProviderScript,
  type ScriptedProvider,
  startScriptedProvider,
} from './scripted-provider';
export {
  answerJson,
  type Recorded,
  type ScriptedUpstream,
  startScriptedUpstream,
} from './scripted-upstream';
export { growth, type Sample, soak } from './soak';
export { type OwnRedis, startOwnRedis, startRedis, type TestRedis } from './start-redis';
export { startRedisCluster, type TestCluster } from './start-redis-cluster';
export { type RedisSet, startRedisSet } from './start-redis-set';
export { portalRights, type SecuredRedis, startSecuredRedis } from './start-secured-redis';
export { median, percentile } from './statistics.mjs';
export { outages, outageWhileRenewing, storeOutage } from './store-outage';
export { listen, type TestServer } from './test-server';
export { printTable, rounded } from './tables';
export { until } from './wait';
export { pinned, runWrk, type WrkResult } from './wrk';
