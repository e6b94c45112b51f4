/** Letters that are no plain letter with a mark, as they are written without them. */
const plainLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ł: 'l',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  þ: 'th',
};

/** A text with plain letters and digits for wide ones. */
export const withoutWideLetters = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** A text as it is compared and searched: in small letters of usual width, without accents and marks that can't be seen. */
export const foldText = (text: string): string =>
  withoutWideLetters(text)
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replace(/[æđðıłœøßþ]/g, (letter) => plainLetters[letter] ?? letter);
