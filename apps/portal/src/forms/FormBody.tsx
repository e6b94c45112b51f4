import {
  type FormFacts,
  type FormDefinition,
  type FormProblem,
  type FormValues,
  initialAnswers,
  shownFields,
  type Signature,
  signatureProblems,
  signerOf,
  stepsOf,
} from '@portal/domain/forms';
import {
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFormat, useText } from '../language';
import { Button, PhoneLink } from '../ui';
import { ErrorSummary, type FieldError } from '../ui/forms';
import { usePhone } from '../session';
import { type DraftContent, storedContent } from './draft/draft-content';
import { DraftCard } from './draft/DraftCard';
import { InPageNotice } from './draft/InPageNotice';
import { RestoredNotice } from './draft/RestoredNotice';
import { useAutosave } from './draft/use-autosave';
import { FormField } from './fields/FormField';
import { FormProvider, type OpenForm, type RelatedItem } from './form-context';
import formRulesText from './form-rules.text';
import formsText from './forms.text';
import { useFormTexts } from './form-texts';
import { problemText } from './problem-text';
import { ReviewView } from './review/ReviewView';
import { SendFailure } from './review/SendFailure';
import { SentView } from './sent/SentView';
import { StepsCard } from './StepsCard';
import { useForm } from './use-form';
import { useSend } from './use-send';
import { reviewStep, stepOfProblem, useSteps } from './use-steps';

export interface FormBodyProps {
  definition: FormDefinition;
  facts: FormFacts;
  /** What the form begins with: a draft, or what the session knows. */
  start: DraftContent & { step?: string | undefined; isRestored: boolean; isComplete: boolean };
  /** A member's draft is saved; a visitor's stays in the page. */
  savesDraft: boolean;
  relatedItems: readonly RelatedItem[];
  /** The page has its own h1: the heading of the step is an h2. */
  isNested: boolean;
  /** Further cards next to the form. */
  rail?: ReactNode | undefined;
  onTakeOther: () => void;
}

/** One form from its first step to the confirmation. */
export function FormBody(props: FormBodyProps) {
  const { definition, facts, start, savesDraft, relatedItems, isNested, rail, onTakeOther } = props;
  const t = useText(formsText, formRulesText);
  const format = useFormat();
  const textOf = useFormTexts(definition);
  const navigate = useNavigate();
  const phone = usePhone();
  const [key, setKey] = useState(start.key);
  const [signature, setSignature] = useState<Signature>({ name: '', agreed: false });
  const [turn, setTurn] = useState(0);
  const [sentValues, setSentValues] = useState<FormValues | null>(null);
  const [isNoticed, setNoticed] = useState(start.isRestored);
  const form = useForm(definition, facts, start.answers);
  const { answers, values, show } = form;
  const steps = stepsOf(definition, answers, facts);
  const place = useSteps(definition, steps, form.problems, start.step);
  const { step, current, ids, receipt } = place;
  const isReview = step === reviewStep;
  const autosave = useAutosave({
    formId: definition.id,
    answers,
    content: storedContent(definition, { key, answers }),
    step,
    enabled: savesDraft && receipt === undefined,
  });

  const restart = () => {
    const empty = initialAnswers(definition, facts);
    if (savesDraft) autosave.forget(empty);
    form.replace(empty);
    setKey(crypto.randomUUID());
    setSignature({ name: '', agreed: false });
    setNoticed(false);
    setTurn(0);
  };
  const sending = useSend(definition, key, {
    onSent: (confirmed, sent) => {
      setSentValues(sent);
      restart();
      place.confirm(confirmed);
    },
    onFailed: ({ fields = [] }) => {
      const refused = fields.map(({ field, problem }) => ({ path: field, code: problem }));
      if (refused.length === 0) return;
      form.refuse(refused);
      setTurn(turn + 1);
    },
  });

  const signing = isReview ? signatureProblems(definition, answers, signature, facts) : [];
  const ofStep = ({ path }: FormProblem) => stepOfProblem(definition, path) === step;
  const shown = isReview
    ? [...form.shownProblems, ...(turn > 0 ? signing : [])]
    : form.shownProblems.filter(ofStep);
  const signer = signerOf(definition, answers, facts);
  const messageOf = (problem: FormProblem) =>
    problemText(
      definition,
      problem.code === 'signature' ? { ...problem, limits: { name: signer } } : problem,
      { t, textOf, format },
    );
  const errors = shown.map((problem): FieldError => {
    const message = messageOf(problem);
    const at = stepOfProblem(definition, problem.path);
    // From the review, a link leads to the step of the field.
    return { name: problem.path, message, ...(at && at !== step && { focus: () => place.go(at) }) };
  });
  const open: OpenForm = {
    ...{ definition, facts, answers, textOf, relatedItems },
    enter: form.enter,
    removeGroup: form.removeGroup,
    errorOf: (path) => errors.find(({ name }) => name === path)?.message,
  };

  const heading = useHeadingFocus(step, turn > 0 && errors.length > 0);
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    const stopping = form.problems.filter(ofStep);
    setTurn(stopping.length > 0 ? turn + 1 : 0);
    show(stopping.map(({ path }) => path));
    if (stopping.length > 0) return autosave.flush();
    place.go(ids[current + 1] ?? reviewStep);
  };
  const send = () => {
    const stopping = [...form.problems, ...signing];
    show(stopping.map(({ path }) => path));
    setTurn(turn + 1);
    if (stopping.length > 0) return;
    autosave.flush();
    sending.send(values, definition.signature ? signature : undefined);
  };
  const leave = (event: FocusEvent<HTMLFormElement>) => {
    // A date has three controls: it is left when the focus leaves the last of them.
    const [path = ''] = nameOf(event.target).split('-');
    const [next] = nameOf(event.relatedTarget).split('-');
    if (path === next) return;
    const problem = form.problems.find((each) => each.path === path);
    if (problem && problem.code !== 'missing') show([path]);
    autosave.flush();
  };

  if (receipt) {
    return (
      <FormProvider value={open}>
        <SentView receipt={receipt} values={sentValues} level={isNested ? 2 : 1} />
      </FormProvider>
    );
  }
  const declared = definition.steps[step];
  const Heading = isNested ? 'h2' : 'h1';
  const names = ids.map((id) => {
    const title = definition.steps[id]?.title;
    return { id, title: title ? textOf(title) : t('formSteps.review') };
  });
  const otherWays = (
    <>
      {current > 0 && (
        <Button kind="secondary" onClick={() => place.go(ids[current - 1] ?? step)}>
          {t('formSteps.back')}
        </Button>
      )}
      {savesDraft && (
        <Button
          kind="quiet"
          className="push"
          onClick={() => {
            autosave.flush();
            void navigate('/member/dashboard');
          }}
        >
          {t('formSteps.finishLater')}
        </Button>
      )}
    </>
  );
  return (
    <FormProvider value={open}>
      <div className="grid">
        <div className="c8 stack s5 form-part">
          <div className="stack s2">
            {!isNested && <p className="mute">{textOf(definition.title)}</p>}
            <Heading tabIndex={-1} ref={heading}>
              {declared ? textOf(declared.heading) : t('formReview.heading')}
            </Heading>
            <p className="phone-only">
              <b>{t('formSteps.title', { step: current + 1, count: ids.length })}</b>
            </p>
          </div>
          {isNoticed && <RestoredNotice isComplete={start.isComplete} />}
          {declared && errors.length > 0 && sending.failure?.fields && (
            <SendFailure failure={sending.failure} />
          )}
          {turn > 0 && <ErrorSummary errors={errors} turn={turn} />}
          {declared ? (
            <form className="card stack s5" noValidate onSubmit={goOn} onBlur={leave}>
              {declared.intro && <p>{textOf(declared.intro)}</p>}
              {shownFields(declared.fields, [answers], facts).map(([name, field]) => (
                <FormField key={name} path={name} field={field} />
              ))}
              <div className="row">
                <Button type="submit">{t('formSteps.continue')}</Button>
                {otherWays}
              </div>
            </form>
          ) : (
            <ReviewView
              {...{ values, signature, otherWays }}
              onSign={setSignature}
              onEdit={place.go}
              onSend={send}
              isSending={sending.isSending}
              failure={sending.failure}
            />
          )}
        </div>
        <aside className="c4 stack s5 form-part" aria-label={t('formSteps.progress')}>
          <StepsCard steps={names} current={current} onGo={place.go} />
          {savesDraft ? (
            <DraftCard
              definition={definition}
              onSaveAgain={autosave.saveAgain}
              onTakeOther={onTakeOther}
              onDelete={() => {
                restart();
                place.go(ids[0] ?? reviewStep);
              }}
            />
          ) : (
            <InPageNotice />
          )}
          {rail ?? (
            <section className="stack s2">
              <h2 className="h3">{t('formHelp.title')}</h2>
              <p>{t.parts('formHelp.call', { phone: <PhoneLink number={phone} /> })}</p>
            </section>
          )}
        </aside>
      </div>
    </FormProvider>
  );
}

const nameOf = (target: EventTarget | null): string =>
  target instanceof HTMLElement ? (target.getAttribute('name') ?? '') : '';

/** Puts the focus on the heading when another step is shown, so that a screen reader says it. */
function useHeadingFocus(step: string, hasSummary: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);
  const { key } = useLocation();
  // As it was when the form opened: on the page one arrived at, the browser begins at the top.
  const [arrivedHere] = useState(key === 'default');
  useEffect(() => {
    // The heading that had the focus while the draft loaded is gone.
    if (!arrivedHere && document.activeElement === document.body) heading.current?.focus();
  }, [arrivedHere]);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    // The summary of problems takes the focus itself.
    if (hasSummary) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step, hasSummary]);
  return heading;
}
