import type { FormDefinition } from '@portal/domain/forms';
import { useState } from 'react';
import { useFormat, useText } from '../../language';
import { useAppSelector } from '../../store';
import { Alert, Button, Icon } from '../../ui';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import formsText from '../forms.text';
import { type DraftFailure, selectDrafts } from './drafts.slice';
import { SignInTab } from './SignInTab';

interface DraftCardProps {
  definition: Pick<FormDefinition, 'id' | 'signature'>;
  onSaveAgain: () => void;
  /** Loads what another page or device saved. */
  onTakeOther: () => void;
  onDelete: () => void;
}

/** When the draft was saved and how long it stays; why it was not, and what to do; how to delete it. */
export function DraftCard({ definition, onSaveAgain, onTakeOther, onDelete }: DraftCardProps) {
  const t = useText(formsText);
  const format = useFormat();
  const draft = useAppSelector(selectDrafts)[definition.id];
  const [isAsking, setAsking] = useState(false);
  const savedAt = draft?.savedAt;
  return (
    <section className="card tint stack s2">
      {/* Always here, so that a save is announced; one status at a time. */}
      <div role="status" className="stack s2">
        {!draft?.failure && (
          <>
            <h2 className="row tight draft-title">
              {savedAt && <Icon name="circle-check" />}
              <span>
                {savedAt
                  ? t('formDraft.savedAt', { time: format.theTime(savedAt) })
                  : t('formDraft.none')}
              </span>
            </h2>
            <p>
              {draft?.expiresAt
                ? t('formDraft.until', { date: format.longDate(draft.expiresAt) })
                : t('formDraft.noneHint')}
            </p>
          </>
        )}
      </div>
      {draft?.failure && (
        <NotSaved
          failure={draft.failure}
          savedBefore={savedAt ? format.theTime(savedAt) : null}
          onSaveAgain={onSaveAgain}
          onTakeOther={onTakeOther}
        />
      )}
      {definition.signature && <p className="small">{t('formDraft.noSignature')}</p>}
      <p className="small">{t('formDraft.publicComputer')}</p>
      {savedAt && (
        <div>
          <Button kind="quiet" onClick={() => setAsking(true)}>
            {t('formDraft.delete')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('formDraft.deleteTitle')}
          confirm={t('formDraft.delete')}
          onConfirm={() => {
            setAsking(false);
            onDelete();
          }}
          keep={t('formDraft.keep')}
          onKeep={() => setAsking(false)}
        >
          {t('formDraft.deleteHint')}
        </ConfirmDialog>
      )}
    </section>
  );
}

/** The id of the heading over what was not saved, and why. */
export const notSavedTitle = 'draft-not-saved';

interface NotSavedProps extends Pick<DraftCardProps, 'onSaveAgain' | 'onTakeOther'> {
  failure: DraftFailure;
  /** When what is stored was saved, in words; null when nothing is. */
  savedBefore: string | null;
}

function NotSaved({ failure, savedBefore, onSaveAgain, onTakeOther }: NotSavedProps) {
  const t = useText(formsText);
  return (
    <Alert
      tone="warn"
      role="alert"
      level={2}
      title={
        <span id={notSavedTitle} tabIndex={-1}>
          {t('formDraft.notSaved')}
        </span>
      }
    >
      <p>{t(`formDraft.failed.${failure}`)}</p>
      {savedBefore && failure !== 'changed' && failure !== 'otherMember' && (
        <p>{t('formDraft.savedBefore', { time: savedBefore })}</p>
      )}
      {failure === 'signedOut' && <SignInTab />}
      {failure !== 'otherMember' && failure !== 'tooLarge' && (
        <div className="row">
          <Button kind="secondary" onClick={onSaveAgain}>
            {t(failure === 'changed' ? 'formDraft.keepMine' : 'formDraft.saveAgain')}
          </Button>
          {failure === 'changed' && (
            <Button kind="quiet" onClick={onTakeOther}>
              {t('formDraft.takeOther')}
            </Button>
          )}
        </div>
      )}
    </Alert>
  );
}
