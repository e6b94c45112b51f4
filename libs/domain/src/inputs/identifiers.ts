/** Whether the last digit of an NPI is right: Luhn over its ten digits after the prefix 80840, which adds 24. */
export function hasNpiCheckDigit(npi: string): boolean {
  const sum = [...npi].reduceRight((total, digit, index) => {
    const isDoubled = (npi.length - 1 - index) % 2 === 1;
    const doubled = Number(digit) * (isDoubled ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 24);
  return sum % 10 === 0;
}

/** Whether a text is an NPI: ten digits, the first 1 or 2, of which the last checks the others. */
export const isNpi = (text: string): boolean => /^[12]\d{9}$/.test(text) && hasNpiCheckDigit(text);

/** Whether the last of the seven digits of a DEA number follows from the others. */
export function hasDeaCheckDigit(dea: string): boolean {
  const digit = (place: number) => Number(dea[place + 1]);
  const odd = digit(1) + digit(3) + digit(5);
  const even = digit(2) + digit(4) + digit(6);
  return (odd + 2 * even) % 10 === digit(7);
}

/** The check digit of a routing number: the digits count 3, 7 and 1 times in turn, and add up to tens. */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  const sum = [...text].reduce((total, digit, at) => total + Number(digit) * [3, 7, 1][at % 3]!, 0);
  return sum > 0 && sum % 10 === 0;
}

const ndcForms = [
  [4, 4, 2],
  [5, 3, 2],
  [5, 4, 1],
  [5, 4, 2],
];

/**
 * The eleven digits of an NDC, 5-4-2: from eleven digits, or from one of the ten-digit forms with hyphens or blanks.
 * Null for anything else: ten digits without hyphens do not say where the missing zero is.
 */
export function padNdc(text: string): string | null {
  if (/^\d{11}$/.test(text)) return text;
  const parts = text.split(/ ?- ?| /);
  const fits = ndcForms.some(
    (form) => parts.length === 3 && parts.every((part, i) => part.length === form[i]),
  );
  if (!fits || !parts.every((part) => /^\d+$/.test(part))) return null;
  return [5, 4, 2].map((width, i) => (parts[i] ?? '').padStart(width, '0')).join('');
}
