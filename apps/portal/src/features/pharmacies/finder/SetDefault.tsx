import { useEffect, useRef } from 'react';
import { defaultPharmacyRequested } from '../../../dialogs';
import { useText } from '../../../language';
import { useAppDispatch, useAppSelector } from '../../../store';
import { Button, Icon } from '../../../ui';
import { type Pharmacy, setDefaultPharmacy } from './finder.requests';
import finderText from './finder.text';

/** Opens the modal that makes a pharmacy the default one (Spec §2.6), and says whether it was saved. */
export function SetDefault({ pharmacy, isDefault }: { pharmacy: Pharmacy; isDefault: boolean }) {
  const { npi, name, inNetwork } = pharmacy;
  const t = useText(finderText);
  const dispatch = useAppDispatch();
  const saving = useAppSelector(setDefaultPharmacy.select);
  const isThis = saving.input?.body.npi === npi;
  const isBusy = isThis && saving.status === 'loading';
  const isSaved = isThis && isDefault && saving.status === 'success';
  const saved = useRef<HTMLParagraphElement>(null);
  const hadButton = useRef(false);
  useEffect(() => {
    // The focus was on the button that is gone.
    if (isSaved && hadButton.current && document.activeElement === document.body) {
      saved.current?.focus();
    }
    hadButton.current = !isDefault;
  }, [isDefault, isSaved]);
  if (isSaved) {
    return (
      <p className="row tight" role="status" tabIndex={-1} ref={saved}>
        <Icon name="circle-check" />
        {t('pharmacies.saved', { name })}
      </p>
    );
  }
  if (isDefault) return null;
  return (
    <>
      <Button
        busy={isBusy}
        onClick={() => dispatch(defaultPharmacyRequested({ npi, name, inNetwork }))}
      >
        {t(isBusy ? 'pharmacies.saving' : 'pharmacies.setDefault')}
      </Button>
      {isThis && saving.status === 'failure' && (
        <p className="row tight bad" role="alert">
          <Icon name="circle-alert" />
          {t('pharmacies.notSaved', { name })}
        </p>
      )}
    </>
  );
}
