import { inputKinds } from '@portal/domain';
import { longestMessage } from '@portal/domain/messages';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DraftCard } from '../../../forms/draft/DraftCard';
import { selectDrafts } from '../../../forms/draft/drafts.slice';
import { useAutosave } from '../../../forms/draft/use-autosave';
import { FilesField } from '../../../forms/files/FilesField';
import { SendFailure } from '../../../forms/review/SendFailure';
import { useLanguage, useText } from '../../../language';
import typedText from '../../../language/typed.text';
import { answerFor, useAppDispatch, useAppSelector } from '../../../store';
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
  const t = useText(openMessageText, typedText);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const language = useLanguage();
  const formId = replyFormId(mpmId);
  const [key, setKey] = useState(start.key);
  const [answers, setAnswers] = useState(start.answers);
  const [isTried, setTried] = useState(false);
  const [hasRefused, setRefused] = useState(false);
  const draft = useAppSelector(selectDrafts)[formId];
  const remote = useAppSelector(messageReply.select);
  const { status, failure } = answerFor(remote, ({ idempotencyKey }) => idempotencyKey === key);
  const form = useRef<HTMLFormElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const autosave = useAutosave({
    formId,
    answers,
    content: storedReply({ key, answers }),
    step: 'reply',
    enabled: true,
    isEmpty: answers.body.trim() === '' && answers.files.length === 0,
  });
  const restart = () => {
    autosave.forget(emptyReply);
    setAnswers(emptyReply);
    setKey(crypto.randomUUID());
    setTried(false);
  };
  useWhenSent(status, () => {
    restart();
    announce(t('reply.sent'));
  });

  const { body, files } = answers;
  const { value: text, problem } = inputKinds.longText.read(body, longestMessage);
  const isUnfinished = hasRefused || files.some(({ type }) => type === '');
  const unknown = unknownFiles(remote.input?.body.files ?? [], failure?.fields ?? []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (text === undefined) return area.current?.focus();
    if (isUnfinished) return focusFiles(form.current);
    autosave.flush();
    const named = files.map(({ id, name }) => ({ id, name }));
    dispatch(
      messageReply.requested({
        mpmId,
        body: { language, body: text, ...(named.length > 0 && { files: named }) },
        idempotencyKey: key,
      }),
    );
  };
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
      <form className="stack" noValidate onSubmit={send} onBlur={autosave.flush} ref={form}>
        <AreaField
          label={t('reply.label')}
          hint={t('reply.hint')}
          error={
            isTried && problem
              ? t(problem === 'characters' ? 'formRules.characters' : `reply.${problem}`)
              : undefined
          }
          rows={4}
          most={longestMessage}
          countsFrom={500}
          ref={area}
          value={body}
          onChange={(typed) => setAnswers({ ...answers, body: typed })}
        />
        <FilesField
          name="files"
          label={
            <>
              {t('reply.files')} <span className="hint">{t('reply.filesOptional')}</span>
            </>
          }
          error={isTried && isUnfinished ? t('reply.filesUnfinished') : undefined}
          files={files}
          onChange={(next) => setAnswers({ ...answers, files: next })}
          onRefused={setRefused}
          errorOfFile={(place) =>
            unknown.includes(files[place]?.id) ? t('reply.fileUnknown') : undefined
          }
        />
        {failure && <SendFailure failure={failure} service="messages.reply" />}
        <div className="row">
          <Button type="submit" icon="send" busy={status === 'loading'}>
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

/** The ids of files that the service no longer has, of those that were sent. */
const unknownFiles = (sent: readonly { id: string }[], fields: readonly { field: string }[]) =>
  sent
    .filter((_, place) => fields.some(({ field }) => field === `files.${place}.id`))
    .map(({ id }): string | undefined => id);

/** The focus goes to what can be done with the first file, where the message about it is near. */
const focusFiles = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('.file button')?.focus();

function useWhenSent(status: string, onSent: () => void) {
  const ended = useEffectEvent(() => {
    if (status === 'success') onSent();
  });
  useEffect(() => ended(), [status]);
}
