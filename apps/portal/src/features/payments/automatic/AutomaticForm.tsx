import { useTypedFields } from '../../../cards/use-typed-fields';
import { automaticDays } from '@portal/domain';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFormat, useText } from '../../../language';
import { Alert, Button, NotConfirmed, Select } from '../../../ui';
import { CheckField, ErrorSummary, type FieldError, MoneyField } from '../../../ui/forms';
import { useHeldForm } from '../../../forms/short/use-short-form';
import { type AutomaticTerms, isSame, readAutomatic, termsOf } from './automatic-form';
import { CardChoiceField } from '../form/CardChoiceField';
import { RestoredNotice } from '../form/RestoredNotice';
import { setAutomatic } from '../payments.requests';
import type { Automatic, CardOnFile } from '../payments.requests';
import { useCardChoice } from '../form/use-card-choice';
import type { StoredAmounts } from '../form/use-typed-amounts';
import { WhatHolds } from './WhatHolds';
import automaticText from './automatic.text';
import failedText from '../pay/failed.text';
import payingText from '../form/paying.text';
import uiText from '../../../ui/ui.text';
import { type Failure, useSaving } from '../../../store';

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
  const t = useText(automaticText, failedText, payingText, uiText);
  const format = useFormat();
  const { before, save: saveDraft, forget } = amounts;
  const usual = { day: String(set?.dayOfMonth ?? ''), ceiling: typedCeiling(set?.ceiling) };
  const [{ day, ceiling }, setTerms] = useState({ ...usual, ...before });
  const [isRestored, setRestored] = useState(before !== null);
  const navigate = useNavigate();
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
  /** The card as it was settled by the last try. */
  const settled = useRef<Awaited<ReturnType<typeof choice.settle>>>({ error: 'missing' });
  const [cardErrors, setCardErrors] = useState<readonly FieldError[]>([]);
  /** What was typed before the page was loaded may have been sent, too. */
  const { state } = useLocation() as { state: { sent?: AutomaticTerms } | null };
  const [restoredTerms] = useState(() => before && termsOf({ ...usual, ...before }, state?.sent));
  const [sent, setSent] = useState<AutomaticTerms | null>(null);
  /** No answer came, but the service has it. */
  const [isFound, setFound] = useState(false);
  const finish = () => {
    setRestored(false);
    forget();
    void navigate({}, { replace: true, state: null });
    onChanged();
  };
  const saving = useSaving(setAutomatic, finish);
  const { data: saved, failure } = saving;
  const find = () => {
    setFound(true);
    finish();
  };
  const isSaving = isBusy || saving.isRunning;

  const form = useHeldForm({
    typed: { day, ceiling, agreed },
    onType: ({ agreed: isOn, ...terms }) => {
      if (isOn !== undefined) setAgreed(isOn);
      else enter({ day, ceiling, ...terms });
    },
    read: (typed) => {
      const { errors: wrong, dayOfMonth, ceiling: most } = readAutomatic(typed);
      if (wrong.length === 0) return { ready: { dayOfMonth, ceiling: most } };
      return { errors: wrong.map(({ name, key }) => ({ name, message: t(key) })) };
    },
    isBusy: isSaving,
    onReady: (terms) => {
      const card = settled.current;
      if ('error' in card) return;
      const { brand, last4, expMonth, expYear } = card.shown;
      const toSend = { ...terms, card: { brand, last4, expMonth, expYear } };
      setSent(toSend);
      // A page that is loaded again compares what holds with all of it.
      void navigate({}, { replace: true, state: { sent: toSend } });
      setFound(false);
      saving.save({ body: { ...terms, method: card.method, agreed: true } });
    },
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const card = await choice.settle();
    settled.current = card;
    const isFocusable = 'error' in card && card.error !== 'missing';
    const message = 'error' in card && t(`payments.cardError.${card.error}`);
    setCardErrors(message ? [{ name: 'card', message, ...(isFocusable && { focus }) }] : []);
    form.form.onSubmit(event);
  };
  const errors = [...form.errors, ...cardErrors];
  const { turn } = form;
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;
  const isDeclined = failure?.code === 'STEP_UP_NEEDED';
  const isCard = failure?.code === 'CARD_NOT_ACCEPTED';

  return (
    <>
      <ErrorSummary errors={errors} turn={turn} />
      {(saved ?? isFound) && errors.length === 0 && (
        <Alert
          tone="ok"
          role="status"
          title={t('payments.automatic.saved')}
          focusOn={saved ?? failure}
        >
          <p>{t('payments.automatic.savedHint')}</p>
        </Alert>
      )}
      {isDeclined && <NotConfirmed>{t('payments.automatic.declined')}</NotConfirmed>}
      {isCard && (
        <NotSaved title={t('payments.failed.CARD_NOT_ACCEPTED')} failure={failure}>
          {t('payments.automatic.notSavedHint')}
        </NotSaved>
      )}
      {failure && !isDeclined && !isCard && sent && !isFound && (
        <WhatHolds isAsSent={(now) => isSame(now, sent)} onAsSent={find}>
          {(isKnown) => (
            <NotSaved
              title={t(isKnown ? 'payments.automatic.notSaved' : 'payments.automatic.notKnown')}
              failure={failure}
            >
              {t(isKnown ? 'payments.automatic.notSavedHint' : 'payments.automatic.notKnownHint')}
            </NotSaved>
          )}
        </WhatHolds>
      )}
      <form className="card stack s5" {...form.form} onSubmit={(event) => void save(event)}>
        <h2 tabIndex={-1}>
          {t(set ? 'payments.automatic.changeTitle' : 'payments.automatic.setUpTitle')}
        </h2>
        <p>{t('payments.automatic.takes')}</p>
        {isRestored && restoredTerms && (
          <WhatHolds isAsSent={(now) => isSame(now, restoredTerms)} onAsSent={find}>
            {(isKnown) => <RestoredNotice onStartOver={startOver} isUnsaved={isKnown} />}
          </WhatHolds>
        )}
        {isRestored && !restoredTerms && <RestoredNotice onStartOver={startOver} />}
        <Select
          name="day"
          label={t('payments.day.label')}
          hint={t('payments.day.hint')}
          error={errorOf('day')}
          value={day}
          onChange={(event) => form.onType({ day: event.target.value })}
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
          onChange={(value) => form.onType({ ceiling: value })}
        />
        <CardChoiceField
          choice={{
            ...choice,
            choose: (value) => {
              choice.choose(value);
              setCardErrors([]);
            },
          }}
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
          onChange={(isOn) => form.onType({ agreed: isOn })}
        />
        <div>
          <Button type="submit" busy={isSaving}>
            {t(failure && !isFound ? 'ui.tryAgain' : 'payments.automatic.save')}
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

function NotSaved(props: { title: string; failure: Failure; children: ReactNode }) {
  const { title, failure, children } = props;
  return (
    <Alert tone="bad" role="alert" title={title} focusOn={failure}>
      <p>{children}</p>
    </Alert>
  );
}
