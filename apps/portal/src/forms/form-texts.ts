import { planYearAt } from '@portal/domain';
import { clientOf } from '@portal/client-config';
import { type DecisionTerms, hoursOf, termsOfLine } from '@portal/domain/coverage-requests';
import {
  type FormDefinition,
  type FormText,
  formTexts,
  type PlaceholderName,
} from '@portal/domain/forms';
import { useMemo } from 'react';
import { defineTexts, type Texts, useText } from '../language';
import { useClock } from '../platform';
import { usePhone } from '../brand';
import { useSession } from '../session';

/** The text of a form in the language of the page. */
export type TextOfForm = (text: FormText) => string;

/** Any key with any placeholder: those of a definition are checked by its own test. */
const anyTexts: Texts<Record<string, string>> = {};

const defined = new WeakMap<FormDefinition, ReadonlyMap<FormText, string>>();

/** The keys of a form's texts, which are then in the dictionary: fetched translations override them (EP-4). */
function keysOf(definition: FormDefinition): ReadonlyMap<FormText, string> {
  const known = defined.get(definition);
  if (known) return known;
  const keys = formTexts(definition);
  defineTexts(Object.fromEntries([...keys].map(([text, key]) => [key, text])));
  defined.set(definition, keys);
  return keys;
}

/** The texts of a definition, with its placeholders filled in. `terms`: the clocks of the member's plan, where known. */
export function useFormTexts(definition: FormDefinition, terms?: DecisionTerms): TextOfForm {
  const t = useText(anyTexts);
  const phone = usePhone();
  const { client, businessLine } = useSession();
  const { appealDays, payment, fast } = terms ?? termsOfLine(businessLine ?? 'COMMERCIAL');
  const [paymentDays, fastHours] = [hoursOf(payment) / 24, hoursOf(fast)];
  const year = planYearAt(useClock().now());
  return useMemo(() => {
    const keys = keysOf(definition);
    const values: Record<PlaceholderName, string> = {
      client: clientOf(client).name,
      phone,
      appealDays: String(appealDays),
      fastHours: String(fastHours),
      paymentDays: String(paymentDays),
      // As texts: a year has no comma.
      year: String(year),
      nextYear: String(year + 1),
    };
    return (text) => t(keys.get(text) ?? '', values);
  }, [definition, t, phone, client, year, appealDays, paymentDays, fastHours]);
}
