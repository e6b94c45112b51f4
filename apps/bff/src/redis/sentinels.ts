import { AskInTurn } from './ask-in-turn';

/** Sentinels that know which of several servers is the primary. */
export interface SentinelSettings {
  /** Where they are: host:port. */
  addresses: readonly string[];
  /** What they call the servers. */
  name: string;
  password: string | undefined;
}

/** Tells the primary that Sentinels name. */
export class Sentinels {
  private readonly asked: AskInTurn;

  constructor(private readonly settings: SentinelSettings) {
    const { addresses, password } = settings;
    const login = password === undefined ? '' : `:${encodeURIComponent(password)}@`;
    this.asked = new AskInTurn(addresses, (place) => ({ address: `redis://${login}${place}` }));
  }

  /** The primary's host and port. Throws when none of the Sentinels names one. */
  async primary(): Promise<string> {
    const { name } = this.settings;
    try {
      return await this.asked.ask(
        ['SENTINEL', 'GET-MASTER-ADDR-BY-NAME', name],
        (answer, place) => {
          if (!Array.isArray(answer)) throw new Error(`${place} knows no servers called ${name}`);
          return placeOf(String(answer[0]), String(answer[1]));
        },
      );
    } catch (cause) {
      throw new Error('No Sentinel names a primary', { cause });
    }
  }

  close(): void {
    this.asked.close();
  }
}

/** host:port, as addresses have it. */
export const placeOf = (host: string, port: string | number) =>
  host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
