/** Whether a text is an NPI: ten digits, of which the last checks the others (Luhn, with the prefix 80840). */
export function isNpi(text: string): boolean {
  if (!/^[12]\d{9}$/.test(text)) return false;
  const sum = [...text].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, prefixSum);
  return sum % 10 === 0;
}

/** What the digits of the prefix 80840 add. */
const prefixSum = 24;
