import type { Response } from 'express';

/** A request that the stand-ins reject themselves, with the reason. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(message);
  }
}

/** Problem JSON whose message begins with its code, as the services write their errors. */
export function sendRefusal(res: Response, { status, code, message, headers }: Refusal): void {
  res
    .status(status)
    .set(headers)
    .type('application/problem+json')
    .send(JSON.stringify({ code, title: message, status, message: `${code}: ${message}` }));
}
