import type { Catalogue } from '@portal/contracts';
import { catalogue } from '@portal/contracts/all';
import type { Renderer } from '@portal/domain';
import { createLogger, type Logger } from '@portal/logger';
import { AccountSessions } from './account/account-sessions';
import { EndedElsewhere } from './account/ended-elsewhere';
import { SignIns } from './account/sign-ins';
import { IdentityProviders } from './auth/identity-providers';
import { LoginTransactions } from './auth/login-transactions';
import { SupportRole } from './auth/support-role';
import { TokenRefresher } from './auth/token-refresher';
import { CaregiverGrants } from './calls/caregiver-grants';
import { connectUpstreams, type Upstreams } from './calls/connect-upstreams';
import { EmulatedMembers } from './calls/emulated-members';
import { MailOrderTokens } from './calls/mail-order-tokens';
import { MemberAccess } from './calls/member-access';
import { MemberSearch } from './calls/member-search';
import { SessionMembers } from './calls/session-members';
import { VisitorReads } from './calls/visitor-reads';
import { type Clock, systemClock } from './clock';
import type { Config } from './config';
import type { Drafts } from './drafts/drafts';
import { openDrafts } from './drafts/open-drafts';
import { Caregivers } from './emulation/caregivers';
import { Emulations } from './emulation/emulations';
import { createRateLimits, type RateLimits } from './limits/rate-limits';
import { Lifecycle } from './lifecycle';
import { auditTrail } from './observability/audit-trail';
import { RequestClient } from './observability/request-client';
import { Metrics } from './observability/metrics';
import { Readiness } from './observability/readiness';
import { TraceExport } from './observability/trace-export';
import { clamdScanner, type Scanner } from './scanner/scanner';
import { openSessionStore } from './session/store/open-session-store';
import { PageContents } from './pages/page-contents';
import type { Redis } from './redis/redis';
import { StoreUnavailable } from './redis/store-unavailable';
import type { SessionStore } from './session/store/session-store';
import { Sessions } from './session/sessions';
import { openStores } from './store/open-stores';
import type { Store } from './store/store';

/** Everything that requests use, created once. Known to this file, server.ts and app.ts only. */
export interface Dependencies {
  config: Config;
  clock: Clock;
  log: Logger;
  /** Knows the client IP of the request that is handled; undefined unless audit lines have it. */
  client: RequestClient | undefined;
  metrics: Metrics;
  readiness: Readiness;
  /** The export of spans; undefined without a collector. */
  traces: TraceExport | undefined;
  catalogue: Catalogue;
  sessions: Sessions;
  accountSessions: AccountSessions;
  endedElsewhere: EndedElsewhere;
  /** The history of sign-ins, and those that their user has ended. */
  signIns: SignIns;
  drafts: Drafts;
  /** Has the sessions of all replicas; undefined when they are in the memory of this process. */
  redis: Redis | undefined;
  loginTransactions: LoginTransactions;
  /** Those of all sites. */
  providers: IdentityProviders;
  /** Login transactions, the ids of logout tokens, each accepted once, and the sessions that ended at another replica. */
  singleUse: Store;
  refresher: TokenRefresher;
  emulations: Emulations;
  caregivers: Caregivers;
  caregiverGrants: CaregiverGrants;
  upstreams: Upstreams;
  /** Undefined unless the setting names one. */
  scanner: Scanner | undefined;
  mailOrderTokens: MailOrderTokens;
  rateLimits: RateLimits;
  memberSearch: MemberSearch;
  sessionMembers: SessionMembers;
  /** The content of the pages that visitors open first. */
  pageContents: PageContents;
  memberAccess: MemberAccess;
  lifecycle: Lifecycle;
  /** Closes the connections to other services. */
  close(graceMs?: number): Promise<void>;
}

export interface Overrides {
  clock?: Clock;
  log?: Logger;
  catalogue?: Catalogue;
  sessionStore?: SessionStore;
  draftStore?: Store;
  /** In place of the renderer of the portal's build. */
  renderer?: Renderer;
}

/** Creates the parts of the BFF from its configuration; tests replace the clock, the log or a store. */
export function createDependencies(config: Config, overrides: Overrides = {}): Dependencies {
  const { settings } = config;
  const clock = overrides.clock ?? systemClock;
  const metrics = new Metrics(settings.SERVICE_VERSION);
  const client = settings.AUDIT_CLIENT_IP ? new RequestClient() : undefined;
  const logger = () =>
    createLogger({
      service: 'bff',
      level: settings.LOG_LEVEL,
      auditFolder: settings.AUDIT_FOLDER,
    });
  const log = auditTrail(overrides.log ?? logger(), { metrics, client });
  const collector = settings.OTEL_EXPORTER_OTLP_ENDPOINT;
  const traces = collector
    ? new TraceExport({
        endpoint: collector,
        share: settings.OTEL_TRACES_SAMPLER_ARG,
        version: settings.SERVICE_VERSION,
        headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
      })
    : undefined;
  const { store, redis } = openSessionStore(settings, { clock, log, metrics });
  const sessionStore = overrides.sessionStore ?? store;
  const sessions = new Sessions(
    sessionStore,
    {
      idleMs: settings.SESSION_IDLE_SECONDS * 1000,
      absoluteMs: settings.SESSION_ABSOLUTE_SECONDS * 1000,
    },
    { now: settings.PSEUDONYM_KEY, before: settings.PSEUDONYM_KEY_BEFORE },
    clock,
  );
  const { pseudonyms } = sessions;
  const openStore = openStores(settings, clock, redis);
  const signIns = new SignIns(openStore('sign-ins'), openStore('ended-sign-in'), pseudonyms, clock);
  const providers = new IdentityProviders(config, clock, log);
  const refresher = new TokenRefresher({ sessions, providers, clock, log, metrics });
  const role = new SupportRole(providers, {
    support: settings.SUPPORT_GROUP,
    provider: settings.PROVIDER_GROUP,
  });
  const upstreams = connectUpstreams(config, { clock, log, metrics });
  const members = new EmulatedMembers({ config, clock, log, metrics, upstreams });
  const grants = new CaregiverGrants({ config, clock, log, metrics, upstreams });
  const caregivers = new Caregivers({ sessions, refresher, grants, clock, log });
  const emulations = new Emulations(
    { sessions, refresher, role, members, caregivers, clock, log },
    settings.SUPPORT_GROUP,
  );
  const calls = { config, clock, log, metrics, sessions, refresher, emulations, upstreams };
  const sessionMembers = new SessionMembers(calls);
  const singleUse = openStore('single-use');
  const endedElsewhere = new EndedElsewhere(singleUse);
  const rateLimits = createRateLimits(settings, {
    clock,
    openStore,
    hide: (text) => pseudonyms.ofText(text),
  });
  return {
    config,
    clock,
    log,
    client,
    metrics,
    readiness: new Readiness(
      {
        identityProvider: () => providers.connectAll(),
        clientCredentials: () => providers.proveCredentials(),
        sessionStore: async () => redis && checkStore(redis),
      },
      clock,
    ),
    traces,
    catalogue: overrides.catalogue ?? catalogue,
    sessions,
    accountSessions: new AccountSessions(sessionStore, sessions, signIns, endedElsewhere, clock),
    endedElsewhere,
    signIns,
    drafts: openDrafts(settings, overrides.draftStore ?? openStore('drafts'), clock, log),
    redis,
    loginTransactions: new LoginTransactions(singleUse, clock),
    singleUse,
    providers,
    refresher,
    emulations,
    caregivers,
    caregiverGrants: grants,
    upstreams,
    scanner: settings.SCANNER
      ? clamdScanner(settings.SCANNER, settings.SCANNER_SECONDS * 1000)
      : undefined,
    mailOrderTokens: new MailOrderTokens(calls),
    rateLimits,
    memberSearch: new MemberSearch(calls, rateLimits.memberSearches),
    sessionMembers,
    pageContents: new PageContents({
      config,
      clock,
      log,
      load: overrides.renderer && (() => Promise.resolve(overrides.renderer)),
      visitorReads: new VisitorReads({
        config,
        clock,
        metrics,
        upstreams,
        catalogue: overrides.catalogue ?? catalogue,
      }),
    }),
    memberAccess: new MemberAccess({ members: sessionMembers, clock, config }),
    lifecycle: new Lifecycle(),
    close: async (graceMs = 0) => {
      await Promise.all(Object.values(upstreams).map((upstream) => upstream.close(graceMs)));
      redis?.close();
      await traces?.close();
    },
  };
}

/**
 * The connection pings every server that has keys twice a second. A cluster that has lost a server serves the sessions
 * on the others, so that new replicas must be able to get ready.
 */
async function checkStore(redis: Redis): Promise<'partly' | undefined> {
  if (redis.isUp) return undefined;
  if (redis.isCluster && redis.hasAnswered) return 'partly';
  throw new StoreUnavailable('Redis does not answer');
}
