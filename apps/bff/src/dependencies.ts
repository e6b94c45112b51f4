import type { Catalogue } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import { createLogger, type Logger } from '@portal/logger';
import { IdentityProviders } from './auth/identity-providers';
import { mostSignIns, SignIns } from './auth/login-transactions';
import { TokenRefresher } from './auth/token-refresher';
import { Emulations } from './emulation/emulations';
import { connectUpstreams, type Upstreams } from './calls/connect-upstreams';
import { type Clock, systemClock } from './clock';
import type { Config } from './config';
import type { DraftStore } from './drafts/draft-store';
import type { Drafts } from './drafts/drafts';
import { openDrafts } from './drafts/open-drafts';
import { Lifecycle } from './lifecycle';
import { countHappenings } from './observability/count-happenings';
import { Metrics } from './observability/metrics';
import { TraceExport } from './observability/trace-export';
import type { SingleUseStore } from './session/store/single-use-store';
import { openSingleUseStore } from './session/store/open-single-use-store';
import { openSessionStore } from './session/store/open-session-store';
import type { Redis } from './redis/redis';
import type { SessionStore } from './session/store/session-store';
import { Sessions } from './session/sessions';

/** Everything that a request may need, made once. */
export interface Dependencies {
  config: Config;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  /** Where spans go; undefined when no collector is set. */
  traces: TraceExport | undefined;
  catalogue: Catalogue;
  sessions: Sessions;
  drafts: Drafts;
  /** What holds sessions for all replicas; undefined when they live in this process alone. */
  redis: Redis | undefined;
  signIns: SignIns;
  /** Those of all sites. */
  providers: IdentityProviders;
  /** Names of logout tokens that identity providers have sent: each is good once. */
  logoutTokensSeen: SingleUseStore;
  refresher: TokenRefresher;
  emulations: Emulations;
  upstreams: Upstreams;
  /** Says that the process is to stop: readiness falls, open calls finish. */
  lifecycle: Lifecycle;
  /** Lets go of every connection to other services. */
  close(): Promise<void>;
}

export interface Overrides {
  clock?: Clock;
  log?: Logger;
  catalogue?: Catalogue;
  sessionStore?: SessionStore;
  draftStore?: DraftStore;
}

/** Makes the parts of the BFF out of its configuration; tests replace the clock, the log or the store. */
export function createDependencies(config: Config, overrides: Overrides = {}): Dependencies {
  const { settings } = config;
  const clock = overrides.clock ?? systemClock;
  const metrics = new Metrics();
  const log = countHappenings(
    overrides.log ?? createLogger({ service: 'bff', level: settings.LOG_LEVEL }),
    metrics,
  );
  const collector = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  const traces = collector
    ? new TraceExport(collector, settings.OTEL_TRACES_SAMPLER_ARG)
    : undefined;
  const { store, redis } = openSessionStore(settings, { clock, log, metrics });
  const sessions = new Sessions(
    overrides.sessionStore ?? store,
    {
      idleMs: settings.SESSION_IDLE_SECONDS * 1000,
      absoluteMs: settings.SESSION_ABSOLUTE_SECONDS * 1000,
    },
    { now: settings.PSEUDONYM_KEY, before: settings.PSEUDONYM_KEY_BEFORE },
    clock,
  );
  const providers = new IdentityProviders(config, clock);
  const refresher = new TokenRefresher(sessions, providers, clock, log);
  const beside = { redis, settings, clock };
  const upstreams = connectUpstreams(config, { clock, log, metrics });
  return {
    config,
    clock,
    log,
    metrics,
    traces,
    catalogue: overrides.catalogue ?? catalogue,
    sessions,
    drafts: openDrafts(settings, { clock, log, redis, store: overrides.draftStore }),
    redis,
    signIns: new SignIns(openSingleUseStore('sign-in', mostSignIns, beside), clock),
    logoutTokensSeen: openSingleUseStore('logout', 100_000, beside),
    providers,
    refresher,
    emulations: new Emulations(
      { sessions, refresher, providers, clock, log },
      settings.SUPPORT_GROUP,
    ),
    upstreams,
    lifecycle: new Lifecycle(),
    close: async () => {
      await Promise.all(Object.values(upstreams).map((upstream) => upstream.close()));
      redis?.close();
      await traces?.close();
    },
  };
}
