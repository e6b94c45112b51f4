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
import { useAppDispatch } from '../store';
import { storedContent } from './draft/draft-content';
import { unansweredStep } from './draft/records';
import { useAutosave } from './draft/use-autosave';
import { useInPage } from './draft/use-in-page';
import type { FormBodyProps } from './form-body-props';
import type { OpenForm } from './form-context';
import { useFormTexts } from './form-texts';
import type { Receipt, SentForm } from './send-form.requests';
import { receiptOf, sentFormOf, type SentRow } from './sent/sent-forms';
import { useMayHaveArrived } from './sent/use-arrival';
import { useSinceSent } from './sent/use-since-sent';
import { useFieldErrors } from './use-field-errors';
import { useForm } from './use-form';
import { useHeadingFocus } from './use-heading-focus';
import { useSend } from './use-send';
import { reviewStep, stepOfProblem, useSteps } from './use-steps';

/** One form as it is filled in: its answers and their draft, the step that is open, what is wrong, and the sending. */
export function useFilledForm(props: FormBodyProps) {
  const { definition, facts, start, savesDraft, relatedItems } = props;
  const dispatch = useAppDispatch();
  const textOf = useFormTexts(definition, facts.terms);
  const [key, setKey] = useState(start.key);
  const [signature, setSignature] = useState<Signature>({ name: '', agreed: false });
  const [turn, setTurn] = useState(0);
  const [sent, setSent] = useState<SentForm | null>(null);
  const [isNoticed, setNoticed] = useState(start.isRestored);
  const [leftOut, setLeftOut] = useState(start.leftOut);
  /** What was sent arrived, and something was changed since: the form goes on with that. */
  const [received, setReceived] = useState<Receipt | null>(null);
  /** How often the form began again. */
  const [round, setRound] = useState(0);
  const form = useForm(definition, facts, start.answers);
  const { answers, values, show } = form;
  const steps = stepsOf(definition, answers, facts);
  const place = useSteps(definition, steps, form.problems, start.step);
  const { step, current, ids, receipt } = place;
  // Under the receipt of a form that was sent before, no step is shown: the draft keeps its own.
  const [shownStep, setShownStep] = useState(start.step ?? step);
  const draftStep = place.sentNumber ? shownStep : step;
  if (shownStep !== draftStep) setShownStep(draftStep);
  const isReview = step === reviewStep;
  /** All was answered once: from each step, one more leads to the review. */
  const [isWhole, setWhole] = useState(start.isRestored && form.problems.length === 0);
  if (isReview && !isWhole) setWhole(true);
  const isEmpty =
    form.isChanged && isEmptied(answers, props.fresh ?? initialAnswers(definition, facts));
  const sending = useSend(definition, key, props.memberId, {
    onSent: (confirmed, what) => (since.isChanged ? goOnAs(confirmed) : confirm(confirmed, what)),
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
  const wasTried = start.isTried === true;
  const mayHave = useMayHaveArrived(sending.failure, { key, wasTried });
  const since = useSinceSent(answers, wasTried ? (start.isChanged ? 'changed' : 'same') : null);
  const isSent = mayHave || sending.isSending;
  const draft = { answers, leftOut, patientId: props.memberId };
  const autosave = useAutosave({
    formId: definition.id,
    answers,
    content: storedContent(definition, {
      ...draft,
      key,
      isTried: isSent,
      isChanged: since.mayBeChanged,
    }),
    step: isSent ? unansweredStep : draftStep,
    enabled: savesDraft && receipt === undefined,
    isEmpty,
  });
  const inPage = useInPage({
    definition,
    key,
    answers,
    step: draftStep,
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
    setReceived(null);
    since.forget();
    setRound(round + 1);
    setTurn(0);
    setWhole(false);
  };
  const startOver = () => {
    restart(props.fresh);
    place.go(ids[0] ?? reviewStep);
  };
  function confirm(confirmed: Receipt, what: SentForm | null) {
    setSent(what);
    restart();
    place.confirm(confirmed);
  }
  /** Nothing that is typed is replaced by a receipt: it is another form from now on. */
  function goOnAs(confirmed: Receipt) {
    const next = crypto.randomUUID();
    setKey(next);
    setReceived(confirmed);
    since.forget();
    if (savesDraft) autosave.saveAs(storedContent(definition, { ...draft, key: next }), draftStep);
  }

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
    memberId: props.memberId,
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
  const heading = useHeadingFocus(
    place.sentNumber || `${step} ${round}`,
    hasSummary,
    props.isReplacement,
  );
  const next = ids[current + 1] ?? reviewStep;
  const goOn = (to: string) => {
    const stopping = form.problems.filter(ofStep);
    setTurn(stopping.length > 0 ? turn + 1 : 0);
    show(stopping.map(({ path }) => path));
    if (stopping.length > 0) return autosave.flush();
    place.go(to);
  };
  const isSending = autosave.isNoting || sending.isSending;
  const send = () => {
    const stopping = [...form.problems, ...signing];
    show(stopping.map(({ path }) => path));
    setTurn(turn + 1);
    if (stopping.length > 0 || isSending) return;
    setReceived(null);
    since.note(mayHave);
    const begun = sending.begin(
      values,
      signatureOf(definition, answers, facts) ? signature : undefined,
    );
    if (!savesDraft) return dispatch(begun);
    const note = { ...draft, key, isTried: true, isChanged: mayHave && since.mayBeChanged };
    autosave.noteSent(storedContent(definition, note), begun);
  };
  const showLeft = (paths: readonly string[]) => {
    // A field that is empty before a try, or a file that is still on its way, is no mistake yet.
    const wrong = form.problems.filter(
      ({ path, code }) =>
        paths.includes(path) && (code !== 'missing' || turn > 0) && code !== 'fileUnfinished',
    );
    if (wrong.length > 0) show(wrong.map(({ path }) => path));
  };

  return {
    open,
    place,
    errors,
    turn,
    heading,
    /** The notice that a draft was loaded, until the form starts over. */
    notice: isNoticed ? { leftOut } : null,
    isWhole,
    sent,
    signature,
    setSignature,
    values,
    isSending,
    failure: sending.failure,
    /** What arrived while something was changed. */
    received,
    /** The key of what was sent without an answer, of a member; the service says whether it has it. */
    unanswered: savesDraft && mayHave && !isSending ? key : null,
    confirmSent: (row: SentRow) =>
      since.mayBeChanged
        ? goOnAs(receiptOf(row))
        : confirm(receiptOf(row), sentFormOf(row, definition)),
    autosave,
    inPage,
    next,
    startOver,
    goOn,
    send,
    showLeft,
  };
}
