import { useState } from 'react';
import { useText } from '../../language';
import { Button, Icon } from '../../ui';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import formsText from '../forms.text';

interface InPageNoticeProps {
  /** Something was typed, so that there is something to take back. */
  isTyped: boolean;
  onStartOver: () => void;
}

/** Visitors have no draft: what they type is in this page alone, until they start over. */
export function InPageNotice({ isTyped, onStartOver }: InPageNoticeProps) {
  const t = useText(formsText);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <p className="note row tight">
        <Icon name="info" />
        <span>{t('formDraft.inPage')}</span>
      </p>
      {isTyped && (
        <div>
          <Button kind="quiet" onClick={() => setAsking(true)}>
            {t('formDraft.startOver')}
          </Button>
        </div>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('formDraft.startOverTitle')}
          confirm={t('formDraft.startOver')}
          onConfirm={() => {
            setAsking(false);
            onStartOver();
          }}
          keep={t('formDraft.keep')}
          onKeep={() => setAsking(false)}
        >
          {t('formDraft.deleteHint')}
        </ConfirmDialog>
      )}
    </>
  );
}
