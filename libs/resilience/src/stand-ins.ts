/** What the stand-ins export. It is passed in, because a library imports no app. */
export interface StandIns {
  startStandIns(options: { port: number; now: 'fixed'; issuer: string }): Promise<Running>;
  startIdentityProvider(options: {
    port: number;
    issuer: string;
    clients: readonly object[];
    lifetimes?: object;
  }): Promise<Running>;
  portalClient(origin: string, clientId: string, clientSecret: string): object;
}

interface Running {
  url: string;
  stop(): Promise<void>;
}
