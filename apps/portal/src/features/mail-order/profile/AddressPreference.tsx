import { type FormEvent, useState } from 'react';
import { useText } from '../../../language';
import { Alert, Button } from '../../../ui';
import { PickOne } from '../../../ui/forms';
import addressText from '../checkout/steps/address.text';
import problemsText from '../checkout/problems.text';
import { usePatientId } from '../family/use-patient';
import type { MailAddress } from '../home-delivery.requests';
import { addressSaving } from '../checkout/checkout.requests';
import { addressLine } from '../mail-order-labels';
import { useAction } from '../use-action';
import { NotSaved } from './NotSaved';
import profileText from './profile.text';

/** Where orders usually go. A temporary address takes its place while it is in use. */
export function AddressPreference({ addresses }: { addresses: readonly MailAddress[] }) {
  const t = useText(profileText, addressText, problemsText);
  const { patientId } = usePatientId();
  const permanent = addresses.filter(({ until }) => until === '');
  const usual = permanent.find(({ isDefault }) => isDefault)?.addressId ?? null;
  const [isMissing, setMissing] = useState(false);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { save: send, isRunning, failure, data, isLast } = useAction(addressSaving);
  const value = chosenId ?? usual;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = permanent.find(({ addressId }) => addressId === value);
    setMissing(!address);
    if (!address) {
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    const { addressId, isPoBox: _, ...fields } = address;
    send({ body: { memberId: patientId, addressId, address: { ...fields, isDefault: true } } });
  };
  return (
    <form className="card stack" noValidate onSubmit={save}>
      <h2>{t('checkout.address.usual')}</h2>
      {failure && <NotSaved what="address" failure={failure} />}
      {data && isLast && <Alert tone="ok" role="status" title={t('profile.addressSaved')} />}
      {permanent.length === 0 ? (
        <p>{t('profile.noAddress')}</p>
      ) : (
        <>
          <PickOne
            name="usualAddress"
            legend={<span className="sr">{t('checkout.address.usual')}</span>}
            error={isMissing && value === null && t('checkout.problem.address.missing')}
            value={value}
            onChange={setChosenId}
            picks={permanent.map((address) => ({
              value: address.addressId,
              label: address.nickname || addressLine(address),
              hint: address.nickname && addressLine(address),
            }))}
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
