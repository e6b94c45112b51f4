import {
  type Answers,
  type FormFields,
  type FormValues,
  groupsIn,
  nextEventsOf,
  shownFields,
  signatureOf,
  stepsOf,
} from '@portal/domain/forms';
import { useFormat, useText } from '../../language';
import { usePhone } from '../../brand';
import { useOpenForm } from '../form-context';
import formsText from '../forms.text';
import { useAnswerText } from '../review/use-answer-text';
import type { Receipt, SentForm } from '../send-form.requests';
import { usePromise } from '../sent/use-promise';
import type { PdfParagraph } from './pdf';

/** The copy of a form that was sent: its receipt, what happens next, the answers, and who signed. */
export function useCopyParagraphs(receipt: Receipt, sent: SentForm | null) {
  const t = useText(formsText);
  const format = useFormat();
  const phone = usePhone();
  const { definition, facts, textOf } = useOpenForm();
  const inWords = useAnswerText(true);
  const { answer, toDo } = usePromise(receipt, sent);
  const moment = (iso: string) => `${format.longDate(iso)}, ${format.time(iso)}`;
  const asked = (label: string, lines: readonly string[]): PdfParagraph[] => [
    { kind: 'label', text: label },
    ...lines.map((text): PdfParagraph => ({ kind: 'text', text })),
  ];
  const drawn = (path: string | undefined): PdfParagraph[] =>
    path ? [{ kind: 'drawing', text: t('formCopy.drawing'), path }] : [];
  const answersOf = (
    fields: FormFields,
    values: FormValues,
    scopes: readonly Answers[],
  ): PdfParagraph[] =>
    shownFields(fields, [values as Answers, ...scopes], facts).flatMap(([name, field]) => {
      const value = values[name];
      if (field.kind !== 'repeat') return asked(textOf(field.label), inWords(field, value).lines);
      return groupsIn(value).flatMap((group, index) => [
        { kind: 'heading' as const, text: `${textOf(field.item)} ${index + 1}` },
        ...answersOf(field.fields, group as FormValues, [values as Answers, ...scopes]),
      ]);
    });
  return (): PdfParagraph[] => {
    const { referenceNumber, receivedAt, answerBy } = receipt;
    const paragraphs: PdfParagraph[] = [
      { kind: 'title', text: textOf(definition.title) },
      ...asked(t('formSent.reference'), [referenceNumber]),
      ...asked(t('formCopy.received'), [moment(receivedAt)]),
      ...asked(answer, toDo),
      { kind: 'heading', text: t('formSent.next') },
      ...nextEventsOf(definition, sent?.values as Answers | undefined, facts).flatMap(
        ({ at, title, text }) =>
          asked(textOf(title), [
            ...(at === 'answer' ? [t('formSent.by', { date: format.date(answerBy) })] : []),
            textOf(text),
          ]),
      ),
    ];
    if (sent) {
      const { values, signature } = sent;
      for (const [, step] of stepsOf(definition, values as Answers, facts)) {
        paragraphs.push({ kind: 'heading', text: textOf(step.title) });
        paragraphs.push(...answersOf(step.fields, values, []));
      }
      const signed = signature && signatureOf(definition, values as Answers, facts);
      if (signed) {
        paragraphs.push(
          { kind: 'heading', text: t('formCopy.signature') },
          { kind: 'text', text: textOf(signed.statement) },
          ...drawn(signature.drawing),
          ...asked(t('formReview.signedOn', { date: format.longDate(receivedAt) }), [
            signature.name,
          ]),
        );
      }
    }
    paragraphs.push({ kind: 'text', text: t('formCopy.questions', { phone }) });
    return paragraphs;
  };
}
