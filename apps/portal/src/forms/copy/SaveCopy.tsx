import { useState } from 'react';
import { useLanguage, useText } from '../../language';
import { saveFile } from '../../platform';
import { Button } from '../../ui';
import { useOpenForm } from '../form-context';
import formsText from '../forms.text';
import type { Receipt, SentForm } from '../send-form.requests';
import { useCopyParagraphs } from './use-copy-paragraphs';

/** Saves a copy of the form as a PDF, which this page makes: nothing is sent. */
export function SaveCopy({ receipt, sent }: { receipt: Receipt; sent: SentForm | null }) {
  const t = useText(formsText);
  const language = useLanguage();
  const { definition, textOf } = useOpenForm();
  const paragraphsOf = useCopyParagraphs(receipt, sent);
  const [hasFailed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      const [{ createPdf }, { createLineArtist }] = await Promise.all([
        import('./pdf'),
        import('./line-artist'),
      ]);
      const copy = await createPdf({
        title: textOf(definition.title),
        language,
        paragraphs: paragraphsOf(),
        footer: (page, pages) =>
          `${receipt.referenceNumber} · ${t('formCopy.page', { page, pages })}`,
        artist: createLineArtist(),
      });
      saveFile(copy, `${receipt.referenceNumber}.pdf`);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Button kind="secondary" icon="download" onClick={() => void save()}>
        {t('formCopy.save')}
      </Button>
      <div role="status">{hasFailed && <p>{t('formCopy.failed')}</p>}</div>
    </>
  );
}
