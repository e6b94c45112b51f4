import type { TextForms } from '../src/language/dictionary.ts';
import { languageCodes } from '../src/language/languages.ts';
import { readTexts, type ReadText } from './read-texts.ts';

/** A file of the portal: its path and what stands in it. */
export interface SourceFile {
  path: string;
  text: string;
}

/**
 * What is wrong with the portal's texts, one sentence each, given every source file (text files and
 * code): a language missing or empty, placeholders that differ, a key that nothing uses, a used key
 * that nothing defines, or a key defined twice. Empty when all is well.
 */
export function checkTexts(files: readonly SourceFile[]): string[] {
  const textFiles = files.filter(({ path }) => path.endsWith('.text.ts'));
  const code = files.filter(
    ({ path }) => !path.endsWith('.text.ts') && !/\.test\.tsx?$/.test(path),
  );
  const problems: string[] = [];
  const definedIn = new Map<string, string>();
  for (const { path, text } of textFiles) {
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
  for (const [key, path] of used.asked) {
    if (!definedIn.has(key)) problems.push(`${path}: "${key}" is used, but nothing defines it.`);
  }
  return problems;
}

function problemsOf(entry: Partial<ReadText>): string[] {
  const written = languageCodes.filter((language) => formsIn(entry[language]).every(Boolean));
  const missing = languageCodes.filter((language) => !written.includes(language));
  if (missing.length > 0) return missing.map((language) => `has no text in "${language}".`);
  const placeholders = languageCodes.map((language) => placeholdersIn(entry[language]));
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
function placeholdersIn(forms: TextForms | undefined): string {
  const names = formsIn(forms).flatMap((text) => text?.match(/\{\w+\}/g) ?? []);
  return [...new Set(names)].sort().join(' ');
}

/** Keys look like `claims.title`; `t(`claims.status.${code}`)` uses all that begin and end so. */
function usedKeys(code: readonly SourceFile[]) {
  const literals = new Set<string>();
  const patterns: RegExp[] = [];
  const asked = new Map<string, string>();
  for (const { path, text } of code) {
    for (const [, key] of text.matchAll(/['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/gi)) {
      literals.add(key as string);
    }
    for (const [, pattern] of text.matchAll(/`([a-z][\w-]*\.(?:[\w.-]|\$\{[^}`]*\})+)`/gi)) {
      const parts = (pattern as string).split(/\$\{[^}]*\}/).map(escaped);
      patterns.push(new RegExp(`^${parts.join('[\\w-]+')}$`));
    }
    for (const [, key] of text.matchAll(/\bt(?:\.parts)?\(\s*['"]([^'"]+)['"]/g)) {
      asked.set(key as string, path);
    }
  }
  return { literals, patterns, asked };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
