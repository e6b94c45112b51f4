import { inputKinds } from '@portal/domain';
import { answerDays, answerOfFile, isEmptied } from '@portal/domain/forms';
import { longestMessage } from '@portal/domain/messages';
import { useRef, useState } from 'react';
import { DraftCard } from '../../../forms/draft/DraftCard';
import { selectDrafts } from '../../../forms/draft/drafts.slice';
import { unansweredStep } from '../../../forms/draft/records';
import { useAutosave } from '../../../forms/draft/use-autosave';
import { FilesField } from '../../../forms/files/FilesField';
import { SendFailure } from '../../../forms/review/SendFailure';
import type { Receipt } from '../../../forms/send-form.requests';
import { ReceivedNotice } from '../../../forms/sent/ReceivedNotice';
import { receiptOf } from '../../../forms/sent/sent-forms';
import { Unanswered } from '../../../forms/sent/Unanswered';
import { useMayHaveArrived } from '../../../forms/sent/use-arrival';
import { useSinceSent } from '../../../forms/sent/use-since-sent';
import { useFirstErrorFocus } from '../../../forms/short/use-first-error-focus';
import { useHeldForm } from '../../../forms/short/use-short-form';
import { useFormat, useLanguage, useText } from '../../../language';
import { useHoldsTyped } from '../../../session';
import { useAppDispatch, useAppSelector, useSaving } from '../../../store';
import { Button, PhoneLink, useAnnounce } from '../../../ui';
import { AreaField } from '../../../ui/forms';
import { messageReply } from '../messages.requests';
import openMessageText from './open-message.text';
import { emptyReply, type ReplyDraft, replyFormId, storedReply } from './reply-draft';

interface ReplyFormProps {
  mpmId: string;
  start: ReplyDraft;
  /** Answers that we offer to our question; each is put into the field. */
  quickAnswers: readonly string[];
  /** Loads the draft that another page saved. */
  onTakeOther: () => void;
}

/** Writes a reply and sends it once. What is typed is saved as a draft, and stays whatever happens. */
export function ReplyForm({ mpmId, start, quickAnswers, onTakeOther }: ReplyFormProps) {
  const t = useText(openMessageText);
  const { number } = useFormat();
  const announce = useAnnounce();
  const dispatch = useAppDispatch();
  const language = useLanguage();
  const formId = replyFormId(mpmId);
  const [key, setKey] = useState(start.key);
  const [answers, setAnswers] = useState(start.answers);
  const [hasRefused, setRefused] = useState(false);
  /** What was sent arrived, and something was changed since: the reply goes on with that. */
  const [received, setReceived] = useState<Pick<Receipt, 'referenceNumber'> | null>(null);
  const draft = useAppSelector(selectDrafts)[formId];
  const { input: sent } = useAppSelector(messageReply.select);
  const { isRunning, failure } = useSaving(
    messageReply,
    handleSent,
    ({ idempotencyKey }) => idempotencyKey === key,
  );
  useHoldsTyped(isRunning);
  const mayHave = useMayHaveArrived(failure, { key, wasTried: start.isTried === true });
  const isSent = mayHave || isRunning;
  const since = useSinceSent(
    answers,
    start.isTried ? (start.isChanged ? 'changed' : 'same') : null,
  );
  const area = useRef<HTMLTextAreaElement>(null);
  const autosave = useAutosave({
    formId,
    answers,
    content: storedReply({ key, answers, isTried: isSent, isChanged: since.mayBeChanged }),
    step: isSent ? unansweredStep : 'reply',
    enabled: true,
    isEmpty: isEmptied({ body: answers.body, files: answers.files.map(answerOfFile) }, {}),
  });
  const isBusy = autosave.isNoting || isRunning;
  const { body, files } = answers;
  const isUnfinished = hasRefused || files.some(({ type }) => type === '');
  const unknown = unknownFiles(sent?.body.files ?? [], failure?.fields ?? []);
  const form = useHeldForm({
    typed: answers,
    onType: (change) => setAnswers((before) => ({ ...before, ...change })),
    read: (typed) => {
      const { value: text, problem } = inputKinds.longText.read(typed.body, longestMessage);
      if (text !== undefined && !isUnfinished) return { ready: text };
      const ofFiles = { name: 'files', message: t('reply.filesUnfinished'), focus: focusFiles };
      const message = t(problem === 'tooLong' ? 'reply.tooLong' : 'reply.missing');
      return {
        errors: [
          ...(problem ? [{ name: 'body', message }] : []),
          ...(isUnfinished ? [ofFiles] : []),
        ],
      };
    },
    isBusy,
    onReady: (text) => {
      setReceived(null);
      since.note(mayHave);
      const note = { key, answers, isTried: true, isChanged: mayHave && since.mayBeChanged };
      autosave.noteSent(storedReply(note), messageReply.requested(replyWith(text)));
    },
  });
  const place = useFirstErrorFocus(form);
  const errorOf = (name: string) => form.errors.find((each) => each.name === name)?.message;
  const replyWith = (text: string) => {
    const named = files.map(({ id, name }) => ({ id, name }));
    return {
      mpmId,
      body: { language, body: text, ...(named.length > 0 && { files: named }) },
      idempotencyKey: key,
    };
  };
  const isAsked = mayHave && !isBusy;
  function restart() {
    autosave.forget(emptyReply);
    setAnswers(emptyReply);
    setKey(crypto.randomUUID());
    setReceived(null);
    since.forget();
    form.forgive();
  }
  function handleSent({ receipt }: { receipt: Pick<Receipt, 'referenceNumber'> }) {
    if (since.isChanged) goOnAs(receipt);
    else restart();
    announce(t('reply.sent'));
  }
  /** Nothing that is typed is replaced by a receipt: it is another reply from now on. */
  function goOnAs(receipt: Pick<Receipt, 'referenceNumber'>) {
    const next = crypto.randomUUID();
    setKey(next);
    setReceived(receipt);
    since.forget();
    autosave.saveAs(storedReply({ key: next, answers }), 'reply');
  }
  const answerWith = (text: string) => {
    const before = body.trim();
    setAnswers({ ...answers, body: before ? `${before}\n${text}` : text });
    area.current?.focus();
  };
  return (
    <div className="stack no-print">
      {quickAnswers.length > 0 && (
        <div className="stack s1" role="group" aria-label={t('reply.quick')}>
          <p className="hint">{t('reply.quickHint')}</p>
          <div className="row">
            {quickAnswers.map((text) => (
              <Button key={text} kind="secondary" onClick={() => answerWith(text)}>
                {text}
              </Button>
            ))}
          </div>
        </div>
      )}
      <form
        {...form.form}
        className="stack"
        ref={place}
        onBlur={(event) => {
          form.form.onBlur(event);
          autosave.flush();
        }}
      >
        <AreaField
          name="body"
          label={t('reply.label')}
          hint={t('reply.hint', { count: answerDays.message, most: number(longestMessage) })}
          error={errorOf('body')}
          rows={4}
          most={longestMessage}
          countsFrom={500}
          ref={area}
          value={body}
          onChange={(typed) => form.onType({ body: typed })}
        />
        <FilesField
          name="files"
          label={
            <>
              {t('reply.files')} <span className="hint">{t('reply.filesOptional')}</span>
            </>
          }
          error={errorOf('files')}
          files={files}
          onChange={(next) => form.onType({ files: next })}
          onRefused={setRefused}
          errorOfFile={(place) =>
            unknown.includes(files[place]?.id) ? t('reply.fileUnknown') : undefined
          }
        />
        {isAsked ? (
          <Unanswered
            by={{ service: 'messages.send', formId: 'contact' }}
            sentKey={key}
            level={3}
            onThere={(row) => {
              const receipt = receiptOf(row);
              if (since.mayBeChanged) goOnAs(receipt);
              dispatch(messageReply.succeeded(replyWith(body), { receipt }));
            }}
          />
        ) : (
          failure && !isBusy && <SendFailure failure={failure} service="messages.reply" />
        )}
        {received && <ReceivedNotice receipt={received} service="messages.reply" level={3} />}
        <div className="row">
          <Button type="submit" icon="send" busy={isBusy}>
            {t('reply.send')}
          </Button>
        </div>
        <p className="small mute">
          {t.parts('reply.emergency', { phone: <PhoneLink number="911" /> })}
        </p>
      </form>
      {(draft?.savedAt || draft?.failure) && (
        <DraftCard
          definition={{ id: formId, signature: null }}
          onSaveAgain={autosave.saveAgain}
          onTakeOther={onTakeOther}
          onDelete={restart}
        />
      )}
    </div>
  );
}

/** The focus goes to what can be done with the first file, where the message about it is near. */
const focusFiles = () => document.querySelector<HTMLElement>('main .file button')?.focus();

/** The ids of files that the service no longer has, of those that were sent. */
const unknownFiles = (sent: readonly { id: string }[], fields: readonly { field: string }[]) =>
  sent
    .filter((_, place) => fields.some(({ field }) => field === `files.${place}.id`))
    .map(({ id }): string | undefined => id);
