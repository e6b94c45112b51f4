import { useState } from 'react';
import { useLanguage, useText } from '../../../language';
import { saveFile } from '../../../platform';
import { idle, useAppDispatch, useAppSelector } from '../../../store';
import { Button } from '../../../ui';
import { frontFields } from './card-fields';
import { cardPicture } from './card-picture';
import { cardDocument } from '../id-card.requests';
import idCardText from '../id-card.text';
import type { Issuer } from './issuer';
import type { ShownCard } from './shown-card';

/** The card as files: a document of the service, and a picture of the front, which needs no connection. */
export function CardFiles({ card, issuer }: { card: ShownCard; issuer: Issuer }) {
  const t = useText(idCardText);
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const { memberId } = card;
  const request = useAppSelector(cardDocument.select)[memberId] ?? idle;
  const [pictureFailed, setPictureFailed] = useState(false);
  // No name of a person: file names show in notices and lists of downloads.
  const fileName = t('idCard.fileName');
  const savePicture = async () => {
    const { who, numbers } = frontFields(card);
    const lines = [
      card.phone && `${t('idCard.forMembers')} ${card.phone}, ${t('idCard.tty')}`,
      card.pharmacistPhone && `${t('idCard.forPharmacists')} ${card.pharmacistPhone}`,
    ].filter((line) => line !== '');
    const fields = [...who, ...numbers].map(
      ([label, value]) => [t(label), value || t('idCard.missing')] as const,
    );
    try {
      const picture = await cardPicture({ issuer: issuer.name, fields, lines }, document);
      saveFile(picture, `${fileName}.png`);
      setPictureFailed(false);
    } catch {
      setPictureFailed(true);
    }
  };
  return (
    <>
      <Button
        kind="secondary"
        icon="download"
        busy={request.status === 'loading'}
        onClick={() =>
          dispatch(cardDocument.requested({ memberId, lang, fileName: `${fileName}.pdf` }))
        }
      >
        {t('idCard.pdf')}
      </Button>
      <Button kind="secondary" icon="download" onClick={() => void savePicture()}>
        {t('idCard.picture')}
      </Button>
      {request.status === 'failure' && (
        <p role="alert" className="bad">
          {t('idCard.fileFailed')}
        </p>
      )}
      {pictureFailed && (
        <p role="alert" className="bad">
          {t('idCard.pictureFailed')}
        </p>
      )}
    </>
  );
}
