import { useState } from 'react';
import { Fields } from '../../../forms/short/ShortForm';
import { useFirstErrorFocus } from '../../../forms/short/use-first-error-focus';
import { useHeldForm } from '../../../forms/short/use-short-form';
import { useText } from '../../../language';
import { useSaving } from '../../../store';
import { Alert, Button } from '../../../ui';
import { asAction } from '../cart/actions.slice';
import addressText from '../checkout/steps/address.text';
import problemsText from '../checkout/problems.text';
import { usePatientId } from '../family/use-patient';
import type { MailAddress } from '../home-delivery.requests';
import { addressSaving } from '../checkout/checkout.requests';
import { addressLine } from '../mail-order-labels';
import { NotSaved } from './NotSaved';
import profileText from './profile.text';

/** Where orders usually go. A temporary address takes its place while it is in use. */
export function AddressPreference({ addresses }: { addresses: readonly MailAddress[] }) {
  const t = useText(profileText, addressText, problemsText);
  const { patientId } = usePatientId();
  const permanent = addresses.filter(({ until }) => until === '');
  const usual = permanent.find(({ isDefault }) => isDefault)?.addressId ?? null;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { save, isRunning, failure, data, isLast } = useSaving(asAction(addressSaving));
  const form = useHeldForm({
    typed: { usualAddress: chosenId ?? usual },
    onType: ({ usualAddress = null }) => setChosenId(usualAddress),
    isBusy: isRunning,
    read: ({ usualAddress }) => {
      const address = permanent.find(({ addressId }) => addressId === usualAddress);
      if (address) return { ready: address };
      return { errors: [{ name: 'usualAddress', message: t('checkout.problem.address.missing') }] };
    },
    onReady: ({ addressId, isPoBox: _, lateDays: _late, ...fields }) =>
      save({ body: { memberId: patientId, addressId, address: { ...fields, isDefault: true } } }),
  });
  const place = useFirstErrorFocus(form);
  return (
    <form {...form.form} ref={place} className="card stack">
      <h2>{t('checkout.address.usual')}</h2>
      {failure && <NotSaved what="address" failure={failure} />}
      {data && isLast && form.errors.length === 0 && (
        <Alert tone="ok" role="status" title={t('profile.addressSaved')} />
      )}
      {permanent.length === 0 ? (
        <p>{t('profile.noAddress')}</p>
      ) : (
        <>
          <Fields
            form={form}
            fields={[
              {
                kind: 'choice',
                name: 'usualAddress',
                label: <span className="sr">{t('checkout.address.usual')}</span>,
                options: permanent.map((address) => ({
                  value: address.addressId,
                  label: address.nickname || addressLine(address),
                  hint: address.nickname && addressLine(address),
                })),
              },
            ]}
          />
          <div>
            <Button type="submit" kind="secondary" busy={isRunning}>
              {t('profile.saveAddress')}
            </Button>
          </div>
        </>
      )}
    </form>
  );
}
