/** Specification §2.5, the language-assistance links in its order, each in its own words and direction. */
export const assistanceLanguages: readonly { lang: string; name: string; dir?: 'rtl' }[] = [
  { lang: 'es', name: 'Español' },
  { lang: 'zh-Hant', name: '繁體中文' },
  { lang: 'vi', name: 'Tiếng Việt' },
  { lang: 'ko', name: '한국어' },
  { lang: 'ru', name: 'Русский' },
  { lang: 'ar', name: 'العربية', dir: 'rtl' },
  { lang: 'fr', name: 'Français' },
  { lang: 'pl', name: 'Polski' },
  { lang: 'tl', name: 'Tagalog' },
  { lang: 'it', name: 'Italiano' },
  { lang: 'de', name: 'Deutsch' },
  { lang: 'ht', name: 'Kreyòl Ayisyen' },
  { lang: 'ur', name: 'اردو', dir: 'rtl' },
  { lang: 'bn', name: 'বাংলা' },
  { lang: 'yi', name: 'ייִדיש', dir: 'rtl' },
];
