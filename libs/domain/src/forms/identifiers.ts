/** Whether the last digit of an NPI is right: Luhn over its ten digits after the prefix 80840, which adds 24. */
export function hasNpiCheckDigit(npi: string): boolean {
  const sum = [...npi].reduceRight((total, digit, index) => {
    const isDoubled = (npi.length - 1 - index) % 2 === 1;
    const doubled = Number(digit) * (isDoubled ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 24);
  return sum % 10 === 0;
}

/** Whether a DEA number is one: two letters and seven digits, of which the last follows from the others. */
export function hasDeaCheckDigit(dea: string): boolean {
  if (!/^[A-Z]{2}\d{7}$/.test(dea)) return false;
  const digit = (place: number) => Number(dea[place + 1]);
  const odd = digit(1) + digit(3) + digit(5);
  const even = digit(2) + digit(4) + digit(6);
  return (odd + 2 * even) % 10 === digit(7);
}

const ndcForms = [
  [4, 4, 2],
  [5, 3, 2],
  [5, 4, 1],
  [5, 4, 2],
];

/**
 * The eleven digits of an NDC, 5-4-2: from eleven digits, or from one of the hyphenated ten-digit forms.
 * Null for anything else: ten digits without hyphens do not say where the missing zero is.
 */
export function padNdc(typed: string): string | null {
  const text = typed.trim();
  if (/^\d{11}$/.test(text)) return text;
  const parts = text.split('-');
  const fits = ndcForms.some(
    (form) => parts.length === 3 && parts.every((part, i) => part.length === form[i]),
  );
  if (!fits || !parts.every((part) => /^\d+$/.test(part))) return null;
  return [5, 4, 2].map((width, i) => (parts[i] ?? '').padStart(width, '0')).join('');
}
