import type { FormDefinition, FormText } from './definition';

/** Every text of a form by its key, e.g. `forms.contact.steps.message.fields.topic.label`. */
export function formTexts(definition: FormDefinition): ReadonlyMap<FormText, string> {
  const keys = new Map<FormText, string>();
  const visit = (part: unknown, key: string): void => {
    if (typeof part !== 'object' || part === null) return;
    if (isText(part)) {
      // Two fields may share one text.
      if (!keys.has(part)) keys.set(part, key);
      return;
    }
    for (const [name, inner] of Object.entries(part)) visit(inner, `${key}.${name}`);
  };
  visit(definition, `forms.${definition.id}`);
  return keys;
}

const isText = (part: object): part is FormText =>
  'en' in part && 'es' in part && typeof part.en === 'string' && typeof part.es === 'string';
