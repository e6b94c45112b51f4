import { Redis } from 'ioredis';

/** A connection to one server; a command fails when the connection does. */
export async function connectRedis(url: string, password?: string): Promise<Redis> {
  const client = new Redis(url, {
    lazyConnect: true,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
    ...(password === undefined ? {} : { password }),
  });
  let reason: Error | undefined;
  client.on('error', (error) => (reason = error));
  await client.connect().catch((error: unknown) => {
    throw reason ?? error;
  });
  return client;
}

/** The reply of a server at this URL to one command. */
export async function commandAt(
  url: string,
  [name = '', ...args]: readonly string[],
  password?: string,
): Promise<unknown> {
  const client = await connectRedis(url, password);
  try {
    return await client.call(name, ...args);
  } finally {
    client.disconnect();
  }
}

/** The reply of a server of this machine to one command. */
export const askRedis = (port: number, command: readonly string[], password?: string) =>
  commandAt(`redis://127.0.0.1:${port}`, command, password);
