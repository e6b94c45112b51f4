import { useText } from '../language';
import { ErrorSummary } from '../ui/forms';
import { DraftCard } from './draft/DraftCard';
import { NotSavedLine } from './draft/NotSavedLine';
import { InPageNotice } from './draft/InPageNotice';
import { RestoredNotice } from './draft/RestoredNotice';
import { FormAside } from './FormAside';
import { FormHead } from './FormHead';
import type { FormBodyProps } from './form-body-props';
import { FormProvider } from './form-context';
import formsText from './forms.text';
import { OtherWays } from './OtherWays';
import { ReviewView } from './review/ReviewView';
import { SendFailure } from './review/SendFailure';
import { ReceivedNotice } from './sent/ReceivedNotice';
import { SentBefore } from './sent/SentBefore';
import { SentView } from './sent/SentView';
import { sentByOf } from './sent/sent-forms';
import { Unanswered } from './sent/Unanswered';
import { StepsCard } from './StepsCard';
import { StepView } from './StepView';
import { useFilledForm } from './use-filled-form';
import { reviewStep } from './use-steps';

/** One form from its first step to the confirmation. */
export function FormBody(props: FormBodyProps) {
  const { definition, savesDraft, isNested, rail, onTakeOther } = props;
  const t = useText(formsText);
  const { open, place, errors, turn, heading, notice, isWhole, ...filled } = useFilledForm(props);
  const { signature, values, isSending, failure, unanswered, autosave, next } = filled;
  const { received, startOver, goOn } = filled;
  const { step, current, ids, receipt } = place;
  const { textOf } = open;
  const names = ids.map((id) => {
    const title = definition.steps[id]?.title;
    return { id, title: title ? textOf(title) : t('formSteps.review') };
  });

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
        <SentView receipt={receipt} sent={filled.sent} level={isNested ? 2 : 1}>
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
          {notice && (
            <RestoredNotice
              isComplete={props.start.isComplete}
              leftOut={notice.leftOut}
              isOther={props.isOther === true}
            />
          )}
          {unanswered && (
            <Unanswered
              by={sentByOf(definition, props.memberId)}
              sentKey={unanswered}
              level={isNested ? 3 : 2}
              onThere={filled.confirmSent}
            />
          )}
          {received && (
            <ReceivedNotice
              receipt={received}
              service={definition.service}
              level={isNested ? 3 : 2}
            />
          )}
          {declared && errors.length > 0 && failure?.fields && (
            <SendFailure failure={failure} service={definition.service} />
          )}
          <ErrorSummary errors={errors} turn={turn} />
          {declared ? (
            <StepView
              step={declared}
              onContinue={() => goOn(next)}
              onLeave={autosave.flush}
              onLeft={filled.showLeft}
              onChange={autosave.onChange}
              otherWays={otherWays}
            />
          ) : (
            <ReviewView
              values={values}
              signature={signature}
              otherWays={otherWays}
              onSign={filled.setSignature}
              onEdit={place.go}
              onSend={filled.send}
              isSending={isSending}
              failure={unanswered ? undefined : failure}
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
              <InPageNotice isTyped={filled.inPage.isTyped} onStartOver={startOver} />
            )
          }
          rail={rail}
        />
      </div>
    </FormProvider>
  );
}
