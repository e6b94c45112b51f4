import { links } from '@portal/client-config';
import { useText } from '../../language';
import { Button, NewTabLink } from '../../ui';
import { Dialog } from '../../ui/Dialog';
import type { ModalProps } from './modal-table';
import modalsText from './modals.text';

/** The two surveys, for members and for everybody else (Spec §2.6). */
export function SurveyModal({ onClose }: ModalProps<'survey'>) {
  const t = useText(modalsText);
  return (
    <Dialog title={t('modals.survey')} describedBy="survey" onCancel={onClose}>
      <p id="survey">{t('modals.surveyBody')}</p>
      <div className="row">
        <NewTabLink
          className="btn"
          href={links.surveyMember.href}
          event="surveyMember"
          onClick={onClose}
        >
          {t('modals.surveyMember')}
        </NewTabLink>
        <NewTabLink
          className="btn"
          href={links.surveyVisitor.href}
          event="surveyVisitor"
          onClick={onClose}
        >
          {t('modals.surveyVisitor')}
        </NewTabLink>
        <Button kind="secondary" onClick={onClose}>
          {t('modals.close')}
        </Button>
      </div>
    </Dialog>
  );
}
