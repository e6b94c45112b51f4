import { contentPieces } from './testing/content-pages';
import { englishGrade, spanishEase } from '../reading/reading-grade.mjs';
import { formEntries, portalTexts } from './testing/shown-texts';
import { terms } from './terms';

/** The highest grade of an English text, and the lowest ease of a Spanish one (Fernández Huerta: "standard"). */
export const limits = { grade: 7, ease: 60 };

/** Shorter texts are labels: a formula says nothing about them. */
const fewestWords = 8;

const everywhere = (pattern: RegExp) => new RegExp(pattern.source, 'giu');

/** Names that the plan, the law or a maker chose: no other word can take their place. */
const names = {
  en: [
    ...terms.map(({ en }) => everywhere(en)),
    /\b(?:pharmac(?:y|ies|ists?)|emails?|usernames?|passwords?|authorizations?|insurance)\b/gi,
    /\b(?:January|February|Medicare(?:\.gov)?|Medicaid|Everfern|Sampleville)\b/gi,
  ],
  es: [
    ...terms.map(({ es }) => everywhere(es)),
    /(?<!\p{L})(?:farmac(?:ia|éutic[oa])s?|correo electrónico|contraseñas?|autorizaci(?:ón|ones)|afecci(?:ón|ones)|borrador(?:es)?|sesión|navegador|dispositivo)(?!\p{L})/giu,
    /\b(?:Medicare(?:\.gov)?|Medicaid|Everfern|Sampleville)\b/gi,
  ],
};

const withoutNames = (text: string, patterns: readonly RegExp[]) =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, 'name'), text);

/** How hard a text is to read; null for one that is too short to tell. */
export function gradeOf(text: string): number | null {
  const { words, grade } = englishGrade(withoutNames(text, names.en));
  return words < fewestWords ? null : grade;
}

/** How easy a Spanish text is to read; null for one that is too short to tell. */
export function easeOf(text: string): number | null {
  const { words, ease } = spanishEase(withoutNames(text, names.es));
  return words < fewestWords ? null : ease;
}

/** Every text of screens, forms and content pages, by language. */
export const readTexts = [
  ...[...portalTexts, ...formEntries].flatMap(({ place, en, es }) => [
    { place, language: 'en', text: en },
    { place, language: 'es', text: es },
  ]),
  ...contentPieces,
] as const;

/** The content page, the form or the text file that a text is in. */
const pageOf = (place: string) =>
  place.replace(/, paragraph \d+$|: [\w.-]+$/, '').replace(/^(forms\.[\w-]+).*/, '$1');

const rounded = (value: number) => Math.round(value * 10) / 10;

/** The average grade of each content page and of each screen's English texts. */
export function pageGrades() {
  const pages = new Map<string, number[]>();
  for (const { place, language, text } of readTexts) {
    const grade = language === 'en' ? gradeOf(text) : null;
    const page = pageOf(place);
    if (grade !== null) pages.set(page, [...(pages.get(page) ?? []), grade]);
  }
  return [...pages].map(([page, grades]) => ({
    page,
    grade: rounded(grades.reduce((sum, each) => sum + each, 0) / grades.length),
  }));
}
