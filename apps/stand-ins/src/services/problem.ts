import type { Response } from 'express';

/** Something the stand-ins refuse by themselves, with the words that say what is wrong. */
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
