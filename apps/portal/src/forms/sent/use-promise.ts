import { clockOfForm, lacksStatement } from '@portal/domain/forms';
import { useFormat, useText } from '../../language';
import { useOpenForm } from '../form-context';
import formsText from '../forms.text';
import type { Receipt, SentForm } from '../send-form.requests';
import { says } from '../../says/says';

/** What a confirmation promises: when the answer comes, and what the member has to do until then. */
export function usePromise(receipt: Receipt, sent: SentForm | null) {
  const { referenceNumber, answerBy, receivedAt } = receipt;
  const t = useText(formsText);
  const format = useFormat();
  const { definition, facts, textOf } = useOpenForm();
  const { heading, text } = definition.sent;
  const due = { date: format.longDate(answerBy), time: format.theTime(answerBy) };
  const clock = sent && clockOfForm(definition, sent.values, facts, receivedAt);
  const isStatementWanted = sent !== null && lacksStatement(definition, sent.values);
  const waits = isStatementWanted && clock?.statementBy ? clock.allowed : null;
  return {
    /** Its day, where the words name it. */
    said: !waits && heading ? {} : says('requestAnswerBy', referenceNumber, answerBy),
    answer: waits
      ? t(`formSent.waits.${waits.unit}`, { count: waits.count, ...due })
      : heading
        ? textOf(heading)
        : t('formSent.answerBy', due),
    toDo: [...(isStatementWanted ? [t('formSent.statementWanted')] : []), textOf(text)],
  };
}
