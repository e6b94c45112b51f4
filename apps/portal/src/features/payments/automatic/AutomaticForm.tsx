import { useTypedFields } from '../../../cards/use-typed-fields';
import { automaticDays } from '@portal/domain';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFormat, useText } from '../../../language';
import { Alert, Button, NotConfirmed, Select } from '../../../ui';
import { CheckField, ErrorSummary, type FieldError, MoneyField } from '../../../ui/forms';
import { readAutomatic } from './automatic-form';
import { CardChoiceField } from '../form/CardChoiceField';
import { RestoredNotice } from '../form/RestoredNotice';
import { setAutomatic } from '../payments.requests';
import type { Automatic, CardOnFile } from '../payments.requests';
import { useCardChoice } from '../form/use-card-choice';
import type { StoredAmounts } from '../form/use-typed-amounts';
import payingText from '../form/paying.text';
import uiText from '../../../ui/ui.text';
import { useAppDispatch, useAppSelector } from '../../../store';

interface AutomaticFormProps {
  /** What is set now; null for nothing. */
  set: Automatic | null;
  cards: readonly CardOnFile[];
  address: string | null;
  amounts: StoredAmounts;
  onChanged: () => void;
}

const typedCeiling = (ceiling: number | null | undefined) =>
  typeof ceiling === 'number' ? ceiling.toFixed(2) : '';

/** Day, ceiling, card and consent; what was typed stays, however saving ends. */
export function AutomaticForm({ set, cards, address, amounts, onChanged }: AutomaticFormProps) {
  const t = useText(payingText, uiText);
  const format = useFormat();
  const dispatch = useAppDispatch();
  const saving = useAppSelector(setAutomatic.select);
  const { before, save: saveDraft, forget } = amounts;
  const usual = { day: String(set?.dayOfMonth ?? ''), ceiling: typedCeiling(set?.ceiling) };
  const [{ day, ceiling }, setTerms] = useState({ ...usual, ...before });
  const [isRestored, setRestored] = useState(before !== null);
  const enter = (terms: typeof usual) => {
    setTerms(terms);
    saveDraft(terms);
  };
  const startOver = () => {
    setTerms(usual);
    setRestored(false);
    forget();
  };
  const [agreed, setAgreed] = useState(false);
  const fields = useTypedFields();
  const { frame, isBusy, focus } = fields;
  const choice = useCardChoice(cards, address, fields);
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [turn, setTurn] = useState(0);
  // What the store holds from an earlier visit says nothing of this form.
  const [isSent, setSent] = useState(false);
  const isSaving = isBusy || saving.status === 'loading';

  const done = isSent && saving.status === 'success';
  const isHandled = useRef(false);
  useEffect(() => {
    if (done && !isHandled.current) {
      setRestored(false);
      forget();
      onChanged();
    }
    isHandled.current = done;
  }, [done, forget, onChanged]);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const read = readAutomatic({ day, ceiling, agreed });
    const card = await choice.settle();
    const found: FieldError[] = read.errors.map(({ name, key }) => ({ name, message: t(key) }));
    if ('error' in card) {
      const { error } = card;
      const message = t(`payments.cardError.${error}`);
      found.push({ name: 'card', message, ...(error !== 'missing' && { focus }) });
    }
    setErrors(found);
    setTurn((before) => before + 1);
    if (found.length > 0 || 'error' in card) return;
    setSent(true);
    const { dayOfMonth, ceiling: most } = read;
    const body = { dayOfMonth, ceiling: most, method: card.method, agreed: true as const };
    dispatch(setAutomatic.requested({ body }));
  };
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  const hasFailed = isSent && saving.status === 'failure';
  const isDeclined = saving.failure?.code === 'STEP_UP_NEEDED';
  const isCard = saving.failure?.code === 'CARD_NOT_ACCEPTED';

  return (
    <>
      <ErrorSummary errors={errors} turn={turn} />
      {done && (
        <Alert tone="ok" role="status" title={t('payments.automatic.saved')} focusOn={saving}>
          <p>{t('payments.automatic.savedHint')}</p>
        </Alert>
      )}
      {hasFailed && isDeclined && <NotConfirmed>{t('payments.automatic.declined')}</NotConfirmed>}
      {hasFailed && !isDeclined && (
        <Alert
          tone="bad"
          role="alert"
          title={t(isCard ? 'payments.failed.CARD_NOT_ACCEPTED' : 'payments.automatic.notSaved')}
          focusOn={saving}
        >
          <p>{t('payments.automatic.notSavedHint')}</p>
        </Alert>
      )}
      <form className="card stack s5" noValidate onSubmit={(event) => void save(event)}>
        <h2>{t(set ? 'payments.automatic.changeTitle' : 'payments.automatic.setUpTitle')}</h2>
        <p>{t('payments.automatic.takes')}</p>
        {isRestored && <RestoredNotice onStartOver={startOver} />}
        <Select
          name="day"
          label={t('payments.day.label')}
          hint={t('payments.day.hint')}
          error={errorOf('day')}
          value={day}
          onChange={(event) => enter({ day: event.target.value, ceiling })}
        >
          <option value="">{t('payments.day.choose')}</option>
          {automaticDays.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Select>
        <MoneyField
          name="ceiling"
          label={t('payments.ceiling.label')}
          hint={t('payments.ceiling.hint')}
          error={errorOf('ceiling')}
          value={ceiling}
          onChange={(value) => enter({ day, ceiling: value })}
        />
        <CardChoiceField
          choice={choice}
          frame={frame}
          cards={cards}
          address={address}
          error={errorOf('card')}
        />
        <CheckField
          name="agreed"
          label={agreementOf(ceiling)}
          error={errorOf('agreed')}
          checked={agreed}
          onChange={setAgreed}
        />
        <div>
          <Button type="submit" busy={isSaving}>
            {t(hasFailed ? 'ui.tryAgain' : 'payments.automatic.save')}
          </Button>
        </div>
      </form>
    </>
  );

  /** What is agreed to, with the figure once there is one. */
  function agreementOf(text: string) {
    const { errors: wrong, ceiling: most } = readAutomatic({
      day: '1',
      ceiling: text,
      agreed: true,
    });
    return wrong.length > 0
      ? t('payments.agree.label')
      : t('payments.agree.labelUpTo', { amount: format.money(most) });
  }
}
