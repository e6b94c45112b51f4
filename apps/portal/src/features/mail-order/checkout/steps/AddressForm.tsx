import {
  type AddressField,
  addressLengths,
  type AddressProblem,
  addressProblemsOf,
  type TypedAddress,
} from '@portal/domain/mail-order';
import { stateCodes } from '@portal/domain';
import { type FormEvent, useState } from 'react';
import { type Translate, useText } from '../../../../language';
import { useAppDispatch } from '../../../../store';
import { Alert, Button, Select, TextField } from '../../../../ui';
import { CheckField, ErrorSummary } from '../../../../ui/forms';
import { addressTyped, type AddressInWork } from '../../cart/cart.slice';
import { addressSaving } from '../checkout.requests';
import { useAction } from '../../use-action';
import type { StepProps } from '../checkout-parts';
import addressText from './address.text';

/** The fields in their order, with what a browser fills in. */
const lines = [
  ['nickname', 'off', 'all'],
  ['name', 'name', 'all'],
  ['line1', 'address-line1', 'all'],
  ['line2', 'address-line2', 'all'],
  ['city', 'address-level2', ''],
  ['state', 'address-level1', ''],
  ['zip', 'postal-code', ''],
  ['phone', 'tel', ''],
  ['note', 'off', 'all'],
] as const;
const optional: readonly AddressField[] = ['nickname', 'line2', 'note'];
const hints = { nickname: 'nicknameHint', phone: 'phoneHint' } as const;

type Required = 'name' | 'line1' | 'city' | 'state' | 'zip' | 'phone' | 'from' | 'until';

/** An address that is added or changed; what is typed is in the draft until it is saved. */
export function AddressForm({ cart, read, facts, typing }: StepProps & { typing: AddressInWork }) {
  const t = useText(addressText);
  const dispatch = useAppDispatch();
  const [turn, setTurn] = useState(0);
  const [sent, setSent] = useState<TypedAddress | null>(null);
  const { isRunning, failure } = useAction(addressSaving);
  const { address, addressId } = typing;
  const refused = (failure?.fields ?? []).filter(
    // A refusal is about one answer: another one may be accepted.
    ({ field }) => sent?.[nameOf(field)] === address[nameOf(field)],
  );
  const problems = addressProblemsOf(address, read.needs, facts.today);
  const shown = turn > 0 ? problems : [];
  const errors = [
    ...shown.map((problem) => ({ name: problem.field, message: problemText(problem, t) })),
    ...refused.map(({ field }) => ({
      name: nameOf(field) as string,
      message: t('checkout.address.refused'),
    })),
  ];
  const errorOf = (field: AddressField) => errors.find(({ name }) => name === field)?.message;
  const enter = (changes: Partial<TypedAddress>) =>
    dispatch(addressTyped({ addressId, address: { ...address, ...changes } }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setTurn(turn + 1);
    if (problems.length > 0) return;
    setSent(address);
    const { isTemporary, from, until, ...others } = address;
    dispatch(
      addressSaving.requested({
        body: {
          memberId: cart.memberId,
          ...(addressId !== null && { addressId }),
          address: {
            ...others,
            ...(isTemporary ? { from, until, isDefault: false } : { from: '', until: '' }),
          },
        },
      }),
    );
  };
  const labelOf = (field: AddressField) => {
    const label = t(`checkout.address.${field}`);
    return optional.includes(field) ? t('checkout.address.optional', { label }) : label;
  };
  return (
    <form className="card stack" noValidate onSubmit={save}>
      <h2>{t(addressId === null ? 'checkout.address.new' : 'checkout.address.change')}</h2>
      <ErrorSummary errors={errors} turn={turn} />
      {failure && refused.length === 0 && sent && (
        <Alert tone="bad" role="alert" title={t('checkout.address.notSaved')} />
      )}
      <div className="fields">
        {lines.map(([field, autoComplete, className]) =>
          field === 'state' ? (
            <Select
              key={field}
              name={field}
              autoComplete={autoComplete}
              label={labelOf(field)}
              error={errorOf(field)}
              value={address.state}
              onChange={(event) => enter({ state: event.target.value })}
            >
              <option value="">{t('checkout.address.chooseState')}</option>
              {stateCodes.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </Select>
          ) : (
            <TextField
              key={field}
              name={field}
              autoComplete={autoComplete}
              className={className}
              label={labelOf(field)}
              hint={field in hints && t(`checkout.address.${hints[field as keyof typeof hints]}`)}
              error={errorOf(field)}
              value={address[field]}
              onChange={(event) => enter({ [field]: event.target.value })}
            />
          ),
        )}
      </div>
      <CheckField
        name="isTemporary"
        label={t('checkout.address.isTemporary')}
        checked={address.isTemporary}
        onChange={(isTemporary) => enter({ isTemporary })}
      />
      {address.isTemporary && (
        <div className="fields">
          {(['from', 'until'] as const).map((field) => (
            <TextField
              key={field}
              type="date"
              name={field}
              label={labelOf(field)}
              error={errorOf(field)}
              value={address[field]}
              onChange={(event) => enter({ [field]: event.target.value })}
            />
          ))}
        </div>
      )}
      {!address.isTemporary && (
        <CheckField
          name="isDefault"
          label={t('checkout.address.isDefault')}
          checked={address.isDefault}
          onChange={(isDefault) => enter({ isDefault })}
        />
      )}
      <div className="row">
        <Button type="submit" kind="secondary" busy={isRunning}>
          {t('checkout.address.save')}
        </Button>
        <Button kind="quiet" onClick={() => dispatch(addressTyped(null))}>
          {t('checkout.address.discard')}
        </Button>
      </div>
    </form>
  );
}

/** The service names a field by its path. */
const nameOf = (path: string) => (path.split('.').at(-1) ?? path) as AddressField;

function problemText({ field, code }: AddressProblem, t: Translate<typeof addressText>): string {
  switch (code) {
    case 'missing':
      return t(`checkout.address.missing.${field as Required}`);
    case 'invalid':
      return field === 'state' || field === 'zip' || field === 'phone'
        ? t(`checkout.address.invalid.${field}`)
        : t('checkout.address.characters');
    case 'tooLong':
      return t('checkout.address.tooLong', {
        most: addressLengths[field as keyof typeof addressLengths],
      });
    default:
      return t(`checkout.address.${code}`);
  }
}
