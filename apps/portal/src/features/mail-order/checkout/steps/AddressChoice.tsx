import { addressRefusal, emptyAddress, mostAddresses } from '@portal/domain/mail-order';
import { useEffect, useId, useRef } from 'react';
import { dateText, useFormat, useText } from '../../../../language';
import { useSession } from '../../../../session';
import { isUnanswered, useAppDispatch, useSaving } from '../../../../store';
import { Alert, Button, Icon } from '../../../../ui';
import { asAction } from '../../cart/actions.slice';
import { addressTyped, type AddressInWork } from '../../cart/cart.slice';
import type { MailAddress } from '../../home-delivery.requests';
import { addressRemoval } from '../checkout.requests';
import { addressLine } from '../../mail-order-labels';
import { useFocusAfterRemoval } from '../../use-focus-after-removal';
import { AddressForm } from './AddressForm';
import type { StepProps } from '../checkout-parts';
import addressText from './address.text';
import problemsText from '../problems.text';

/**
 * The addresses on file; while one is typed, its form takes their place. The focus goes along: into the form
 * when it opens, and to the chosen address when it closes.
 */
export function AddressChoice({ typing, ...props }: StepProps & { typing: AddressInWork | null }) {
  const ref = useRef<HTMLDivElement>(null);
  const isTyping = typing !== null;
  const wasTyping = useRef(isTyping);
  useEffect(() => {
    if (wasTyping.current === isTyping) return;
    wasTyping.current = isTyping;
    const targets = isTyping ? ['input'] : ['input:checked', 'button'];
    targets
      .map((target) => ref.current?.querySelector<HTMLElement>(target))
      .find((found) => found)
      ?.focus();
  }, [isTyping]);
  return (
    <div ref={ref}>
      {typing ? <AddressForm {...props} typing={typing} /> : <AddressList {...props} />}
    </div>
  );
}

/** The addresses on file, each with its actions. */
function AddressList({ cart, read, facts, onChange, errorOf }: StepProps) {
  const t = useText(addressText);
  const dispatch = useAppDispatch();
  const { userInfo } = useSession();
  const removal = useSaving(asAction(addressRemoval));
  const id = useId();
  const { ref, willRemove } = useFocusAfterRemoval<HTMLFieldSetElement>(facts.addresses.length);
  const error = errorOf('address');
  const addNew = () => {
    const name = [userInfo?.userFirstName, userInfo?.userLastName].filter(Boolean).join(' ');
    dispatch(addressTyped({ addressId: null, address: { ...emptyAddress, name } }));
  };
  const remove = ({ addressId }: MailAddress) => {
    willRemove(0);
    removal.save({ addressId, memberId: cart.memberId });
  };
  const isFull = facts.addresses.length >= mostAddresses;
  return (
    <fieldset ref={ref} className="card stack" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="sr">{t('checkout.address')}</legend>
      <div className="between">
        <h2>{t('checkout.address')}</h2>
        {!isFull && (
          <Button kind="quiet" icon="plus" onClick={addNew}>
            {t('checkout.address.add')}
          </Button>
        )}
      </div>
      {isFull && <p className="mute">{t('checkout.address.full', { count: mostAddresses })}</p>}
      {removal.failure && (
        <Alert
          tone="bad"
          role="alert"
          title={t(
            isUnanswered(removal.failure)
              ? 'checkout.address.unsure.deleted'
              : 'checkout.address.notDeleted',
          )}
        />
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          <Icon name="circle-alert" />
          <span>{error}</span>
        </p>
      )}
      {facts.addresses.length === 0 && <p>{t('checkout.address.none')}</p>}
      {facts.addresses.map((address) => (
        <AddressOption
          key={address.addressId}
          address={address}
          refusal={addressRefusal(address, read.needs, facts.today)}
          isChosen={cart.addressId === address.addressId}
          onChoose={() => onChange({ addressId: address.addressId })}
          onEdit={() => dispatch(addressTyped(typedOf(address)))}
          onDelete={() => remove(address)}
        />
      ))}
    </fieldset>
  );
}

const typedOf = ({
  addressId,
  isPoBox: _,
  lateDays: _late,
  ...address
}: MailAddress): AddressInWork => ({
  addressId,
  address: { ...address, isTemporary: address.until !== '' },
});

interface AddressOptionProps {
  address: MailAddress;
  refusal: ReturnType<typeof addressRefusal>;
  isChosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

function AddressOption(props: AddressOptionProps) {
  const { address, refusal, isChosen, onChoose, onEdit, onDelete } = props;
  const t = useText(addressText, problemsText);
  const format = useFormat();
  const { nickname, name, isDefault, from, until } = address;
  const title = nickname || addressLine(address);
  return (
    <div className="option address">
      <label className="pick">
        <input
          type="radio"
          name="address"
          checked={isChosen}
          disabled={refusal !== null}
          onChange={onChoose}
        />
        <span>
          <b>{title}</b>
        </span>
        <span className="hint">
          {[name, addressLine(address)].filter(Boolean).join(', ')}
          {refusal && <b className="block">{t(`checkout.refusal.${refusal}`)}</b>}
          {isDefault && <span className="block">{t('checkout.address.usual')}</span>}
          {from && until && (
            <span className="block">
              {t('checkout.address.temporary', {
                from: dateText(from, format.shortDate),
                until: dateText(until, format.shortDate),
              })}
            </span>
          )}
        </span>
      </label>
      <div className="row">
        <Button kind="quiet" onClick={onEdit}>
          {t('checkout.address.edit')}
          <span className="sr"> {title}</span>
        </Button>
        <Button kind="quiet" onClick={onDelete}>
          {t('checkout.address.delete')}
          <span className="sr"> {title}</span>
        </Button>
      </div>
    </div>
  );
}
