import { strengthText } from './strength';

/**
 * "Lisinopril 10 mg tablet", "Lisinopril 10 mg, tableta": name, strength and form, each as far as it is known and in the
 * language of the reader.
 */
export function composeDrugTitle(
  { name, strength, form }: { name: string; strength: string; form: string },
  language: 'en' | 'es',
): string {
  const product = [name, strengthText(strength, language)].filter(Boolean).join(' ');
  const rest = withoutEnding(form, name);
  // In Spanish a noun does not follow the strength without a pause.
  return [product, rest].filter(Boolean).join(language === 'es' ? ', ' : ' ');
}

/** A form without the last words that the name ends with too: "Hidrocortisona en crema" is no cream again. */
function withoutEnding(form: string, name: string): string {
  const [words, ofName] = [form.split(' '), name.toLowerCase().split(' ')];
  while (words.length > 0 && words.at(-1) === ofName.pop()) words.pop();
  return words.join(' ');
}
