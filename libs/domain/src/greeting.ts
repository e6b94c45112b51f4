export type Greeting = 'morning' | 'afternoon' | 'evening';

/** Which greeting fits the hour on the device (SH-2): morning from 5, afternoon from 12, evening from 18. */
export function greetingAt(now: Date): Greeting {
  const hour = now.getHours();
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}

/** Names as they are written: the services have them in capitals. */
export function personName(firstName: string, lastName: string): string {
  return `${firstName.trim()} ${lastName.trim()}`
    .trim()
    .toLowerCase()
    .replace(/(?<![\p{L}\p{M}])\p{L}/gu, (first) => first.toUpperCase());
}
