/** Ten digits as people write them: 1-612-555-0101. Any other text stays. */
export const phoneText = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '1-$1-$2-$3');
