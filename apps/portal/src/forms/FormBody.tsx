import {
  type FormProblem,
  initialAnswers,
  isEmptied,
  type Signature,
  signatureOf,
  signatureProblems,
  signerOf,
  stepsOf,
} from '@portal/domain/forms';
import { useState } from 'react';
import { useText } from '../language';
import { useAppDispatch } from '../store';
import { ErrorSummary } from '../ui/forms';
import { storedContent } from './draft/draft-content';
import { DraftCard } from './draft/DraftCard';
import { NotSavedLine } from './draft/NotSavedLine';
import { InPageNotice } from './draft/InPageNotice';
import { RestoredNotice } from './draft/RestoredNotice';
import { useAutosave } from './draft/use-autosave';
import { useInPage } from './draft/use-in-page';
import { FormAside } from './FormAside';
import { FormHead } from './FormHead';
import type { FormBodyProps } from './form-body-props';
import { FormProvider, type OpenForm } from './form-context';
import formsText from './forms.text';
import { useFormTexts } from './form-texts';
import { OtherWays } from './OtherWays';
import type { SentForm } from './send-form.requests';
import { ReviewView } from './review/ReviewView';
import { SendFailure } from './review/SendFailure';
import { contentOfCopy, storeCopy } from './sent/sent-copy';
import { SentBefore } from './sent/SentBefore';
import { SentView } from './sent/SentView';
import { StepsCard } from './StepsCard';
import { StepView } from './StepView';
import { useFieldErrors } from './use-field-errors';
import { useForm } from './use-form';
import { useHeadingFocus } from './use-heading-focus';
import { useSend } from './use-send';
import { useStepNames } from './use-step-names';
import { reviewStep, stepOfProblem, useSteps } from './use-steps';

/** One form from its first step to the confirmation. */
export function FormBody(props: FormBodyProps) {
  const { definition, facts, start, savesDraft, relatedItems, isNested, rail, onTakeOther } = props;
  const t = useText(formsText);
  const textOf = useFormTexts(definition, facts.terms);
  const [key, setKey] = useState(start.key);
  const [signature, setSignature] = useState<Signature>({ name: '', agreed: false });
  const [turn, setTurn] = useState(0);
  const [sent, setSent] = useState<SentForm | null>(null);
  const [isNoticed, setNoticed] = useState(start.isRestored);
  const [leftOut, setLeftOut] = useState(start.leftOut);
  const dispatch = useAppDispatch();
  const form = useForm(definition, facts, start.answers);
  const { answers, values, show } = form;
  const steps = stepsOf(definition, answers, facts);
  const place = useSteps(definition, steps, form.problems, start.step);
  const { step, current, ids, receipt } = place;
  const isReview = step === reviewStep;
  const names = useStepNames(definition, ids);
  /** All was answered once: from each step, one more leads to the review. */
  const [isWhole, setWhole] = useState(start.isRestored && form.problems.length === 0);
  if (isReview && !isWhole) setWhole(true);
  const isEmpty =
    form.isChanged && isEmptied(answers, props.fresh ?? initialAnswers(definition, facts));
  const autosave = useAutosave({
    formId: definition.id,
    answers,
    content: storedContent(definition, { key, answers, leftOut, patientId: props.memberId }),
    step,
    enabled: savesDraft && receipt === undefined,
    isEmpty,
  });
  const inPage = useInPage({
    definition,
    key,
    answers,
    step,
    isRestored: start.isRestored,
    enabled: !savesDraft && receipt === undefined,
    isEmpty,
  });

  const restart = (empty = initialAnswers(definition, facts)) => {
    if (savesDraft) autosave.forget(empty);
    else inPage.forget(empty);
    form.replace(empty);
    setKey(crypto.randomUUID());
    setSignature({ name: '', agreed: false });
    setNoticed(false);
    setLeftOut([]);
    setTurn(0);
    setWhole(false);
  };
  const startOver = () => {
    restart(props.fresh);
    place.go(ids[0] ?? reviewStep);
  };
  const sending = useSend(definition, key, props.memberId, {
    onSent: (confirmed, received) => {
      setSent(received);
      if (savesDraft) {
        dispatch(storeCopy.requested({ content: contentOfCopy(definition, confirmed, received) }));
      }
      restart();
      place.confirm(confirmed);
    },
    onFailed: ({ fields = [] }) => {
      const refused = fields.map(({ field, problem }) => ({ path: field, code: problem }));
      if (refused.length === 0) return;
      form.refuse(refused);
      setTurn(turn + 1);
      // Else the review would come back in the middle of a correction.
      const at = stepOfProblem(definition, refused[0]?.path ?? '');
      if (at) place.go(at);
    },
  });

  const signing = isReview ? signatureProblems(definition, answers, signature, facts) : [];
  const ofStep = ({ path }: FormProblem) => stepOfProblem(definition, path) === step;
  const shown = isReview
    ? [...form.shownProblems, ...(turn > 0 ? signing : [])]
    : form.shownProblems.filter(ofStep);
  const signer = signerOf(definition, answers, facts);
  const errors = useFieldErrors(definition, shown, { step, signer, onGo: place.go });
  const open: OpenForm = {
    definition,
    facts,
    answers,
    textOf,
    relatedItems,
    enter: form.enter,
    holdBack: form.holdBack,
    removeGroup: (path, index) => {
      autosave.chosen();
      form.removeGroup(path, index);
    },
    errorOf: (path) => errors.find(({ problem }) => problem.path === path)?.message,
    dateProblemsOf: (path) => shown.find((each) => each.path === path)?.dateProblems ?? [],
  };

  const hasSummary = turn > 0 && errors.length > 0;
  const heading = useHeadingFocus(`${step} ${key}`, hasSummary, props.isReplacement);
  const next = ids[current + 1] ?? reviewStep;
  const goOn = (to: string) => {
    const stopping = form.problems.filter(ofStep);
    setTurn(stopping.length > 0 ? turn + 1 : 0);
    show(stopping.map(({ path }) => path));
    if (stopping.length > 0) return autosave.flush();
    place.go(to);
  };
  const send = () => {
    const stopping = [...form.problems, ...signing];
    show(stopping.map(({ path }) => path));
    setTurn(turn + 1);
    if (stopping.length > 0) return;
    autosave.flush();
    sending.send(values, signatureOf(definition, answers, facts) ? signature : undefined);
  };
  const showLeft = (paths: readonly string[]) => {
    // A field that is empty before a try, or a file that is still on its way, is no mistake yet.
    const wrong = form.problems.filter(
      ({ path, code }) =>
        paths.includes(path) && (code !== 'missing' || turn > 0) && code !== 'fileUnfinished',
    );
    if (wrong.length > 0) show(wrong.map(({ path }) => path));
  };

  if (place.sentNumber) {
    return (
      <FormProvider value={open}>
        <SentBefore
          number={place.sentNumber}
          level={isNested ? 2 : 1}
          afterSending={props.afterSending}
        />
      </FormProvider>
    );
  }
  if (receipt) {
    return (
      <FormProvider value={open}>
        <SentView receipt={receipt} sent={sent} level={isNested ? 2 : 1}>
          {props.afterSending?.(receipt)}
        </SentView>
      </FormProvider>
    );
  }
  const declared = definition.steps[step];
  const back = ids[current - 1];
  const otherWays = (
    <OtherWays
      onReview={isWhole && next !== reviewStep ? () => goOn(reviewStep) : undefined}
      onBack={back === undefined ? undefined : () => place.go(back)}
      onLater={savesDraft ? autosave.flush : undefined}
    />
  );
  return (
    <FormProvider value={open}>
      <div className="grid">
        <div className="c8 stack s5 form-part">
          <FormHead
            title={isNested ? null : textOf(definition.title)}
            heading={declared ? textOf(declared.heading) : t('formReview.heading')}
            headingRef={heading}
            step={current + 1}
            count={ids.length}
          />
          {isNoticed && (
            <RestoredNotice
              isComplete={start.isComplete}
              leftOut={leftOut}
              isOther={props.isOther === true}
            />
          )}
          {declared && errors.length > 0 && sending.failure?.fields && (
            <SendFailure failure={sending.failure} service={definition.service} />
          )}
          <ErrorSummary errors={errors} turn={turn} />
          {declared ? (
            <StepView
              step={declared}
              onContinue={() => goOn(next)}
              onLeave={autosave.flush}
              onLeft={showLeft}
              onChange={autosave.onChange}
              otherWays={otherWays}
            />
          ) : (
            <ReviewView
              values={values}
              signature={signature}
              otherWays={otherWays}
              onSign={setSignature}
              onEdit={place.go}
              onSend={send}
              isSending={sending.isSending}
              failure={sending.failure}
            />
          )}
          {savesDraft && <NotSavedLine formId={definition.id} />}
        </div>
        <FormAside
          steps={
            <StepsCard
              steps={names}
              current={current}
              last={isWhole ? place.reachable : current}
              onGo={place.go}
            />
          }
          draft={
            savesDraft ? (
              <DraftCard
                definition={definition}
                onSaveAgain={autosave.saveAgain}
                onTakeOther={onTakeOther}
                onDelete={startOver}
              />
            ) : (
              <InPageNotice isTyped={inPage.isTyped} onStartOver={startOver} />
            )
          }
          rail={rail}
        />
      </div>
    </FormProvider>
  );
}
