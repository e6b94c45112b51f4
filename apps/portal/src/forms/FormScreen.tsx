import {
  answerAt,
  type Answers,
  type FormDefinition,
  type FormFacts,
  initialAnswers,
  restoreAnswers,
} from '@portal/domain/forms';
import type { DecisionTerms } from '@portal/domain/coverage-requests';
import { type ReactNode, useEffect, useState } from 'react';
import { PageHead } from '../brand';
import { useText } from '../language';
import { useSession } from '../session';
import { answerFor, useAppDispatch, useAppSelector } from '../store';
import { ButtonLink, Card, Message, Part } from '../ui';
import { readContent } from './draft/draft-content';
import { draftLoaded, draftRemoveRequested } from './draft/drafts.slice';
import { unansweredStep } from './draft/records';
import { selectInPage } from './draft/in-page.slice';
import { storedDraft } from './draft/stored-draft.requests';
import { FormBody } from './FormBody';
import type { Receipt } from './send-form.requests';
import type { RelatedItem } from './form-context';
import { useFormTexts } from './form-texts';
import formsText from './forms.text';
import { reviewStep } from './use-steps';
import { useFormFacts } from './use-form-facts';
import './form-screen.css';

export interface FormScreenProps {
  definition: FormDefinition;
  /**
   * Answers that come from the URL or another screen, as far as the form has fields for them; those of a list are added
   * to a draft's, others fill in what is empty.
   */
  preset?: Answers;
  /** The preset is about one thing: a draft about another one is left as it is, with a notice. */
  presetIsWhole?: boolean;
  /** The answers of the preset are not all there yet: the form waits for them. */
  isPresetLoading?: boolean;
  /** For whom the form is sent, where that may be another person. */
  memberId?: string;
  /** Replaces the form when its draft is for another person; `startOver` deletes that draft. */
  draftOfOther?: (patientId: string, startOver: () => void) => ReactNode;
  /** Further steps of the member, in the confirmation. */
  afterSending?: (receipt: Receipt) => ReactNode;
  relatedItems?: readonly RelatedItem[];
  /** The clocks of the member's plan; those of the law unless known. */
  terms?: DecisionTerms | undefined;
  /** Replaces the form where there is nothing to fill in, as what was sent already. */
  instead?: ReactNode;
  head?: ReactNode;
  rail?: ReactNode;
}

/** The screen of a declared form: loads the draft of a member, says to whom it is not open. */
export function FormScreen(props: FormScreenProps) {
  const { definition } = props;
  // What the form has no field for would stay in the draft, unseen, until the draft is read.
  const preset = restoreAnswers(definition, props.preset).answers;
  const t = useText(formsText);
  const { signedIn, emulation } = useSession();
  const isForMembers =
    definition.audience === 'members' || definition.audience === 'medicareMembers';
  if (emulation && props.head) {
    return (
      <div className="stack s5">
        {props.head}
        <div className="grid deck">
          <Card className="c8" title={t('formScreen.readOnly')}>
            <p>{t('formScreen.readOnlyHint')}</p>
          </Card>
          <div className="c4 stack s5 rail">{props.rail}</div>
        </div>
      </div>
    );
  }
  if (emulation) {
    return (
      <Message title={t('formScreen.readOnly')} icon="lock">
        <p>{t('formScreen.readOnlyHint')}</p>
      </Message>
    );
  }
  if (isForMembers && !signedIn) {
    return (
      <Message
        title={t('formScreen.signInFirst')}
        icon="user"
        actions={<ButtonLink to="/member/login">{t('formScreen.signIn')}</ButtonLink>}
      >
        <p>{t('formScreen.signInHint')}</p>
      </Message>
    );
  }
  if (props.instead) return props.instead;
  return (
    <div className="stack s5">
      {props.head}
      {signedIn ? (
        <MembersForm {...props} preset={preset} />
      ) : (
        <VisitorsForm {...props} preset={preset} />
      )}
    </div>
  );
}

function VisitorsForm(props: FormScreenProps) {
  const { definition, preset = {}, relatedItems = [], head, rail } = props;
  const facts = useFormFacts();
  const [fresh] = useState(() => crypto.randomUUID());
  // What the store has of this form while it is open comes from here.
  const [before] = useState(useAppSelector(selectInPage)[definition.id]);
  const typed = before && readContent(definition, before.content);
  const empty = initialWith(definition, facts, preset);
  const answers = typed ? withPreset(typed.answers, preset) : empty;
  return (
    <FormBody
      definition={definition}
      facts={facts}
      relatedItems={relatedItems}
      rail={rail}
      isNested={head !== undefined}
      fresh={empty}
      start={{
        answers,
        key: typed?.key ?? fresh,
        step: before?.step,
        isRestored: typed !== undefined,
        isComplete: true,
        leftOut: [],
      }}
      savesDraft={false}
      onTakeOther={() => undefined}
    />
  );
}

function MembersForm(props: FormScreenProps) {
  const {
    definition,
    preset = {},
    presetIsWhole = false,
    isPresetLoading = false,
    memberId,
    draftOfOther,
  } = props;
  const { relatedItems = [], head, rail, afterSending, terms } = props;
  const t = useText(formsText);
  const textOf = useFormTexts(definition);
  const facts = useFormFacts(terms);
  const dispatch = useAppDispatch();
  const { id: formId } = definition;
  /** Names the request: what the store holds may be the draft of an earlier visit. */
  const [visit, setVisit] = useState(() => crypto.randomUUID());
  const [firstVisit] = useState(visit);
  const request = () => setVisit(crypto.randomUUID());
  useEffect(
    () => void dispatch(storedDraft.requested({ formId, visit })),
    [dispatch, formId, visit],
  );
  const stored = useAppSelector(storedDraft.select);
  const data = answerFor(stored, (input) => input.visit === visit && !isPresetLoading);
  const loaded = data.data?.draft;
  useEffect(() => {
    if (loaded !== undefined) dispatch(draftLoaded({ formId, draft: loaded }));
  }, [dispatch, formId, loaded]);
  const [fresh] = useState(() => crypto.randomUUID());
  /** The visit in which the draft was deleted: what was loaded for it is gone. */
  const [startedOver, setStartedOver] = useState('');
  const startOver = () => {
    dispatch(draftRemoveRequested({ formId }));
    setStartedOver(visit);
  };

  const title = !head && <PageHead title={textOf(definition.title)} />;
  if (data.status !== 'success') {
    return (
      <div className="stack s5">
        {title}
        <Part
          data={data}
          loading={t('formScreen.loading')}
          failed={t('formScreen.failed')}
          retry={request}
          lines={5}
        >
          {() => null}
        </Part>
      </div>
    );
  }
  const draft = startedOver === visit ? null : data.data.draft;
  const restored = draft && readContent(definition, draft.content);
  const patientId = restored?.patientId;
  if (draftOfOther && memberId && patientId && patientId !== memberId) {
    return draftOfOther(patientId, startOver);
  }
  const empty = initialWith(definition, facts, preset);
  const start = restored ?? { key: fresh, answers: empty, isComplete: true, leftOut: [] };
  const isLeft = presetIsWhole && restored !== null;
  return (
    <FormBody
      key={visit}
      definition={definition}
      facts={facts}
      relatedItems={relatedItems}
      rail={rail}
      isNested={head !== undefined}
      memberId={memberId}
      afterSending={afterSending}
      fresh={empty}
      isReplacement={visit !== firstVisit}
      isOther={isLeft && differs(start.answers, preset)}
      start={{
        ...start,
        answers: isLeft || !restored ? start.answers : withPreset(start.answers, preset),
        step: draft?.step === unansweredStep ? reviewStep : draft?.step,
        isRestored: restored !== null,
      }}
      savesDraft
      onTakeOther={request}
    />
  );
}

const differs = (answers: Answers, preset: Answers) =>
  Object.entries(preset).some(([name, answer]) => answerAt(answers, name) !== answer);

/** A form that no one has filled in yet: the answers of the URL go before what the session knows. */
const initialWith = (definition: FormDefinition, facts: FormFacts, preset: Answers): Answers => ({
  ...initialAnswers(definition, facts),
  ...Object.fromEntries(Object.entries(preset).filter(([, answer]) => answer !== '')),
});

/** The answers with those of the URL: lists grow, other answers fill in what is empty. */
function withPreset(answers: Answers, preset: Answers): Answers {
  const entries = Object.entries(preset).flatMap(([name, answer]) => {
    const before = answerAt(answers, name);
    if (Array.isArray(answer)) {
      const all = [...(Array.isArray(before) ? before : []), ...answer] as string[];
      return [[name, [...new Set(all)]]];
    }
    return before === undefined || before === '' ? [[name, answer]] : [];
  });
  return { ...answers, ...(Object.fromEntries(entries) as Answers) };
}
