import { isInputKind, kindOf, lastFour } from '@portal/domain';
import { filesIn, type FormField, type FormText, type FormValue } from '@portal/domain/forms';
import { useFormat, useText } from '../../language';
import { useSizeText } from '../../ui/forms/files';
import { relatedLabel } from '../fields/RelatedControl';
import { useOpenForm } from '../form-context';
import formsText from '../forms.text';

/** An answer as a person reads it. `look`: the class of an answer that is shown in its own way. */
export interface AnswerText {
  lines: readonly string[];
  look?: 'mute' | 'num' | 'typed';
}

/** Puts answers in words. With `masked`, numbers of cards and members show their last four characters. */
export function useAnswerText(masked: boolean) {
  const t = useText(formsText);
  const format = useFormat();
  const { textOf, relatedItems } = useOpenForm();
  const sizeOf = useSizeText();
  const optionText = (option: { label: FormText } | undefined) =>
    option ? textOf(option.label) : '';
  const one = (text: string, look?: AnswerText['look']): AnswerText => ({
    lines: [text],
    ...(look && { look }),
  });
  return (field: FormField, value: FormValue | undefined): AnswerText => {
    if (field.kind === 'check') return one(t(value === true ? 'formReview.yes' : 'formReview.no'));
    if (value === undefined) return one(t('formReview.notGiven'), 'mute');
    if (field.kind === 'choice') return one(optionText(field.options[String(value)]));
    if (field.kind === 'choices') {
      return { lines: (value as readonly string[]).map((each) => optionText(field.options[each])) };
    }
    if (field.kind === 'related') {
      const items = value as readonly string[];
      return { lines: items.map((each) => relatedLabel(each, relatedItems, t)) };
    }
    if (field.kind === 'files') {
      return { lines: filesIn(value).map(({ name, size }) => `${name}, ${sizeOf(size)}`) };
    }
    if (!isInputKind(field.kind)) return { lines: [] };
    const { control, masked: isMasked, format: written } = kindOf(field.kind);
    const text = String(value);
    if (control === 'date') return one(format.longDate(text));
    if (control === 'money') return one(format.money(Number(text)));
    if (isMasked && masked) return one(lastFour(text), 'num');
    if (written) return one(written(text), 'num');
    return one(text, 'typed');
  };
}
