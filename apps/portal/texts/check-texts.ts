import type { TextForms } from '../src/language/dictionary.ts';
import { languageCodes } from '../src/language/language-codes.ts';
import { purposeOf, readTexts, type ReadText } from './read-texts.ts';

/** A source file: its path and its content. */
export interface SourceFile {
  path: string;
  text: string;
}

/**
 * The problems of the portal's texts, one sentence each, given every source file (text files and code): a file
 * without a comment for translators, a language missing, too long or with other placeholders, a key that is
 * defined twice or that nothing uses. That every used key is defined, the compiler checks.
 */
export function checkTexts(files: readonly SourceFile[]): string[] {
  const textFiles = files.filter(({ path }) => path.endsWith('.text.ts'));
  const code = files.filter(
    ({ path }) => !path.endsWith('.text.ts') && !/\.test\.tsx?$/.test(path),
  );
  const problems: string[] = [];
  const definedIn = new Map<string, string>();
  for (const { path, text } of textFiles) {
    if (!purposeOf(path, text)) {
      problems.push(`${path}: a comment above the texts says what the texts are for.`);
    }
    for (const [key, entry] of Object.entries(readTexts(path, text))) {
      const earlier = definedIn.get(key);
      if (earlier) problems.push(`${path}: "${key}" is defined in ${earlier} too.`);
      definedIn.set(key, path);
      problems.push(...problemsOf(entry).map((problem) => `${path}: "${key}" ${problem}`));
    }
  }
  const used = usedKeys(code);
  for (const [key, path] of definedIn) {
    if (!used.literals.has(key) && !used.patterns.some((pattern) => pattern.test(key))) {
      problems.push(`${path}: nothing uses "${key}".`);
    }
  }
  return problems;
}

function problemsOf(entry: Partial<ReadText>): string[] {
  const written = languageCodes.filter((language) => formsIn(entry[language]).every(Boolean));
  const missing = languageCodes.filter((language) => !written.includes(language));
  if (missing.length > 0) return missing.map((language) => `has no text in "${language}".`);
  const tooLong = languageCodes.filter((language) =>
    formsIn(entry[language]).some((text) => (text?.length ?? 0) > (entry.maxLength ?? Infinity)),
  );
  if (tooLong.length > 0) {
    return tooLong.map(
      (language) => `has more than ${entry.maxLength} characters in "${language}".`,
    );
  }
  const placeholders = languageCodes.map((language) => placeholdersIn(entry[language]).join(' '));
  const differ = placeholders.some((each) => each !== placeholders[0]);
  return differ
    ? [
        `has different placeholders: ${languageCodes.map((l, i) => `${l} [${placeholders[i]}]`).join(', ')}.`,
      ]
    : [];
}

const formsIn = (forms: TextForms | undefined): (string | undefined)[] =>
  typeof forms === 'object' ? [forms.one, forms.other] : [forms];

/** Every placeholder of every form, once. A singular may leave `count` out ("One claim"). */
export function placeholdersIn(forms: TextForms | undefined): string[] {
  const names = formsIn(forms).flatMap((text) => text?.match(/\{\w+\}/g) ?? []);
  return [...new Set(names)].sort();
}

/** Keys look like `claims.title`; `t(`claims.status.${code}`)` uses all that begin and end so. */
function usedKeys(code: readonly SourceFile[]) {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  for (const { text } of code) {
    for (const [, key] of text.matchAll(/['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/gi)) {
      literals.add(key as string);
    }
    for (const [, pattern] of text.matchAll(/`([a-z][\w-]*\.(?:[\w.-]|\$\{[^}`]*\})+)`/gi)) {
      const parts = (pattern as string).split(/\$\{[^}]*\}/).map(escaped);
      patterns.push(new RegExp(`^${parts.join('[\\w-]+')}$`));
    }
  }
  return { literals, patterns };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
