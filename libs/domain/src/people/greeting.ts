export type Greeting = 'morning' | 'afternoon' | 'evening';

/** Which greeting fits the hour on the device (SH-2): morning from 5, afternoon from 12, evening from 18. */
export function greetingAt(now: Date): Greeting {
  const hour = now.getHours();
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

/** Names as the greeting needs them: in lower case, so that the style capitalises them (Spec §2.2). */
export function greetingName(firstName: string, lastName: string): string {
  return `${firstName.trim()} ${lastName.trim()}`.trim().toLowerCase();
}

/** Names as they are written: the services have them in capitals. */
export function personName(firstName: string, lastName: string): string {
  return greetingName(firstName, lastName).replace(/(?<![\p{L}\p{M}])\p{L}/gu, (first) =>
    first.toUpperCase(),
  );
}
