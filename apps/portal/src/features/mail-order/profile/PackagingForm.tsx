import { asksForEasyOpen } from '@portal/domain/mail-order';
import { useState } from 'react';
import { ShortForm } from '../../../forms/short/ShortForm';
import { useFirstErrorFocus } from '../../../forms/short/use-first-error-focus';
import { useHeldForm } from '../../../forms/short/use-short-form';
import { useText } from '../../../language';
import { useSaving } from '../../../store';
import { Alert } from '../../../ui';
import { asAction } from '../cart/actions.slice';
import stepsText from '../checkout/steps/steps.text';
import { usePatient, usePatientId } from '../family/use-patient';
import { nameOf } from '../family/name-of';
import type { Checkout } from '../home-delivery.requests';
import { packagingSaving } from '../checkout/checkout.requests';
import { NotSaved } from './NotSaved';
import profileText from './profile.text';

interface Typed {
  easyOpen: boolean;
  /** An adult asks for the caps. */
  adult: boolean;
  largePrint: boolean;
  inSpanish: boolean;
}

/** Caps and labels of a patient. Caps that a child can open need an adult who asks for them. */
export function PackagingForm({ packaging: stored }: { packaging: Checkout['packaging'] }) {
  const t = useText(profileText, stepsText);
  const { patientId } = usePatientId();
  const person = usePatient()?.person;
  const { save, isRunning, failure, data, isLast } = useSaving(asAction(packagingSaving));
  const [changes, setChanges] = useState<Partial<Typed>>({});
  const typed: Typed = {
    easyOpen: !stored.childResistant,
    adult: false,
    largePrint: stored.largePrint,
    inSpanish: stored.labelLanguage === 'es',
    ...changes,
  };
  const needsAdult = asksForEasyOpen({ childResistant: !typed.easyOpen }, stored);
  const form = useHeldForm({
    typed,
    onType: (change) => setChanges({ ...changes, ...change }),
    isBusy: isRunning,
    read: ({ easyOpen, adult, largePrint, inSpanish }) => {
      if (needsAdult && !adult) {
        return { errors: [{ name: 'adult', message: t('profile.adultMissing') }] };
      }
      const packaging = {
        childResistant: !easyOpen,
        largePrint,
        labelLanguage: inSpanish ? ('es' as const) : ('en' as const),
      };
      return { ready: { memberId: patientId, packaging, adultConfirmed: needsAdult } };
    },
    onReady: (body) => save({ body }),
  });
  return (
    <ShortForm
      form={form}
      ref={useFirstErrorFocus(form)}
      className="card stack"
      aria-labelledby="packaging"
      submit={t('profile.savePackaging')}
      top={
        <>
          <h2 id="packaging">{t('checkout.packaging')}</h2>
          {person && <p className="mute">{t('profile.for', { name: nameOf(person) })}</p>}
          {failure && <NotSaved what="packaging" failure={failure} />}
          {data && isLast && form.errors.length === 0 && (
            <Alert tone="ok" role="status" title={t('profile.packagingSaved')} />
          )}
        </>
      }
      fields={[
        {
          kind: 'check',
          name: 'easyOpen',
          label: (
            <>
              {t('checkout.packaging.easyOpen')}
              <span className="hint block">{t('checkout.packaging.easyOpenHint')}</span>
            </>
          ),
        },
        needsAdult && {
          className: 'nested',
          fields: [{ kind: 'check', name: 'adult', label: t('checkout.packaging.adult') }],
        },
        { kind: 'check', name: 'largePrint', label: t('checkout.packaging.largePrint') },
        { kind: 'check', name: 'inSpanish', label: t('checkout.packaging.language') },
      ]}
    />
  );
}
