import { useEffect, useState } from 'react';
import { draftLoaded } from '../../../forms/draft/drafts.slice';
import { storedDraft } from '../../../forms/draft/stored-draft.requests';
import { useText } from '../../../language';
import { answerFor, useAppDispatch, useAppSelector } from '../../../store';
import { Skeleton } from '../../../ui';
import messageCenterText from '../message-center.text';
import { readReplyDraft, replyFormId } from './reply-draft';
import { ReplyForm } from './ReplyForm';

/** The reply to a secure message: its draft first. A draft that does not load keeps no one from writing. */
export function Reply({ mpmId, quickAnswers }: { mpmId: string; quickAnswers: readonly string[] }) {
  const t = useText(messageCenterText);
  const dispatch = useAppDispatch();
  const formId = replyFormId(mpmId);
  /** Names the request: what the store holds may be the draft of an earlier visit. */
  const [visit, setVisit] = useState(() => crypto.randomUUID());
  useEffect(
    () => void dispatch(storedDraft.requested({ formId, visit })),
    [dispatch, formId, visit],
  );
  const stored = useAppSelector(storedDraft.select);
  const data = answerFor(stored, (input) => input.visit === visit);
  const loaded = data.data?.draft;
  useEffect(() => {
    if (loaded !== undefined) dispatch(draftLoaded({ formId, draft: loaded }));
  }, [dispatch, formId, loaded]);
  if (data.status !== 'success' && data.status !== 'failure') {
    return <Skeleton label={t('messages.opening')} lines={2} />;
  }
  return (
    <ReplyForm
      key={visit}
      mpmId={mpmId}
      quickAnswers={quickAnswers}
      start={readReplyDraft(loaded?.content)}
      onTakeOther={() => setVisit(crypto.randomUUID())}
    />
  );
}
