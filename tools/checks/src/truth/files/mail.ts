import { dayIn, type FileSource, type ReadFile, say } from './reader';

/** A mail. Mails name no amount and no drug, but the day of a planned payment, whose link has its number. */
export function readMail({ file, language }: FileSource): ReadFile {
  const payment = /[?&]receipt=([\w-]+)/.exec(file.text)?.[1];
  const taken = payment ? dayIn(file.text, language) : undefined;
  return {
    name: `mail “${file.name}”`,
    said: say('paymentTaken', payment ?? '', taken, file.text.split('\n')[0] ?? ''),
  };
}
