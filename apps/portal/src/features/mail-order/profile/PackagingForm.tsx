import { asksForEasyOpen } from '@portal/domain/mail-order';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../language';
import { Alert, Button } from '../../../ui';
import { CheckField } from '../../../ui/forms';
import stepsText from '../checkout/steps/steps.text';
import { usePatient, usePatientId } from '../family/use-patient';
import { nameOf } from '../family/name-of';
import type { Checkout } from '../home-delivery.requests';
import { packagingSaving } from '../checkout/checkout.requests';
import { useAction } from '../use-action';
import { NotSaved } from './NotSaved';
import profileText from './profile.text';

/** Caps and labels of a patient. Caps that a child can open need an adult who asks for them. */
export function PackagingForm({ packaging: stored }: { packaging: Checkout['packaging'] }) {
  const t = useText(profileText, stepsText);
  const { patientId } = usePatientId();
  const person = usePatient()?.person;
  const [changes, setChanges] = useState<Partial<Checkout['packaging']>>({});
  const [adultConfirmed, setAdultConfirmed] = useState(false);
  const [isTried, setTried] = useState(false);
  const { save: send, isRunning, failure, data, isLast } = useAction(packagingSaving);
  const { childResistant, largePrint, labelLanguage } = { ...stored, ...changes };
  const needsAdult = asksForEasyOpen({ childResistant }, stored);
  const isRefused = isTried && needsAdult && !adultConfirmed;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (needsAdult && !adultConfirmed) return;
    send({
      body: {
        memberId: patientId,
        packaging: {
          childResistant,
          largePrint,
          labelLanguage: labelLanguage === 'es' ? 'es' : 'en',
        },
        adultConfirmed: needsAdult && adultConfirmed,
      },
    });
  };
  return (
    <form className="card stack" noValidate onSubmit={save} aria-labelledby="packaging">
      <h2 id="packaging">{t('checkout.packaging')}</h2>
      {person && <p className="mute">{t('profile.for', { name: nameOf(person) })}</p>}
      {failure && <NotSaved what="packaging" failure={failure} />}
      {data && isLast && <Alert tone="ok" role="status" title={t('profile.packagingSaved')} />}
      <CheckField
        name="easyOpen"
        label={
          <>
            {t('checkout.packaging.easyOpen')}
            <span className="hint block">{t('checkout.packaging.easyOpenHint')}</span>
          </>
        }
        checked={!childResistant}
        onChange={(isEasy) => setChanges({ ...changes, childResistant: !isEasy })}
      />
      {needsAdult && (
        <div className="nested">
          <CheckField
            name="adult"
            label={t('checkout.packaging.adult')}
            error={isRefused && t('profile.adultMissing')}
            checked={adultConfirmed}
            onChange={setAdultConfirmed}
          />
        </div>
      )}
      <CheckField
        name="largePrint"
        label={t('checkout.packaging.largePrint')}
        checked={largePrint}
        onChange={(isLarge) => setChanges({ ...changes, largePrint: isLarge })}
      />
      <CheckField
        name="labelLanguage"
        label={t('checkout.packaging.language')}
        checked={labelLanguage === 'es'}
        onChange={(isSpanish) => setChanges({ ...changes, labelLanguage: isSpanish ? 'es' : 'en' })}
      />
      <div>
        <Button type="submit" busy={isRunning}>
          {t('profile.savePackaging')}
        </Button>
      </div>
    </form>
  );
}
