import { stateCodes } from '@portal/domain';
import {
  type AddressField,
  addressLengths,
  type AddressProblem,
  addressProblemsOf,
  addressToSend,
  type TypedAddress,
} from '@portal/domain/mail-order';
import formRulesText from '../../../../forms/form-rules.text';
import { ShortForm } from '../../../../forms/short/ShortForm';
import { useHeldForm } from '../../../../forms/short/use-short-form';
import { type Translate, useText } from '../../../../language';
import typedText from '../../../../language/typed.text';
import { isUnanswered, useAppDispatch, useSaving } from '../../../../store';
import { Alert, Button } from '../../../../ui';
import { ErrorSummary } from '../../../../ui/forms';
import { asAction } from '../../cart/actions.slice';
import { addressTyped, type AddressInWork } from '../../cart/cart.slice';
import { addressSaving } from '../checkout.requests';
import type { StepProps } from '../checkout-parts';
import addressText from './address.text';

type Required = 'name' | 'line1' | 'city' | 'state' | 'zip' | 'phone' | 'from' | 'until';

/** An address that is added or changed; what is typed is in the draft until it is saved. */
export function AddressForm({ cart, read, facts, typing }: StepProps & { typing: AddressInWork }) {
  const t = useText(addressText, formRulesText, typedText);
  const dispatch = useAppDispatch();
  const { save, isRunning, failure } = useSaving(asAction(addressSaving));
  const { address, addressId } = typing;
  const refused = failure?.fields ?? [];
  const form = useHeldForm({
    typed: address,
    onType: (change) => {
      dispatch(addressTyped({ addressId, address: { ...address, ...change } }));
    },
    read: (typed) => {
      const problems = addressProblemsOf(typed, read.needs, facts.today);
      if (problems.length === 0) return { ready: addressToSend(typed) };
      const errors = problems.map((problem) => ({
        name: problem.field,
        message: problemText(problem, t),
        isNameless: problem.code === 'tooLong',
      }));
      return { errors };
    },
    refused: refused.map(({ field }) => ({
      name: nameOf(field),
      message: t('checkout.address.refused'),
    })),
    isBusy: isRunning,
    onReady: ({ isTemporary, from, until, ...others }: TypedAddress) =>
      save({
        body: {
          memberId: cart.memberId,
          ...(addressId !== null && { addressId }),
          address: {
            ...others,
            ...(isTemporary ? { from, until, isDefault: false } : { from: '', until: '' }),
          },
        },
      }),
  });
  const labelled = <Name extends AddressField>(name: Name) => ({
    name,
    label: t(`checkout.address.${name}`),
  });
  const optional = (name: 'nickname' | 'line2' | 'note') => ({
    name,
    label: t('checkout.address.optional', { label: t(`checkout.address.${name}`) }),
    className: 'all',
  });
  return (
    <ShortForm
      form={form}
      className="card stack"
      submit={t('checkout.address.save')}
      button={{ kind: 'secondary' }}
      top={
        <>
          <h2>{t(addressId === null ? 'checkout.address.new' : 'checkout.address.change')}</h2>
          <ErrorSummary errors={form.errors} turn={form.turn} />
          {failure && refused.length === 0 && (
            <Alert
              tone="bad"
              role="alert"
              title={t(
                isUnanswered(failure)
                  ? `checkout.address.unsure.${addressId === null ? 'new' : 'changed'}`
                  : 'checkout.address.notSaved',
              )}
            />
          )}
        </>
      }
      ways={
        <Button kind="quiet" onClick={() => dispatch(addressTyped(null))}>
          {t('checkout.address.discard')}
        </Button>
      }
      fields={[
        {
          className: 'fields',
          fields: [
            {
              ...optional('nickname'),
              kind: 'shortText',
              hint: t('checkout.address.nicknameHint'),
            },
            { ...labelled('name'), kind: 'fullName', className: 'all' },
            { ...labelled('line1'), kind: 'street', className: 'all' },
            { ...optional('line2'), kind: 'street2' },
            { ...labelled('city'), kind: 'city' },
            {
              ...labelled('state'),
              kind: 'select',
              autoComplete: 'address-level1',
              options: [
                { value: '', label: t('checkout.address.chooseState') },
                ...stateCodes.map((code) => ({ value: code, label: code })),
              ],
            },
            { ...labelled('zip'), kind: 'zip' },
            { ...labelled('phone'), kind: 'phone', hint: t('checkout.address.phoneHint') },
            { ...optional('note'), kind: 'shortText' },
          ],
        },
        { kind: 'check', name: 'isTemporary', label: t('checkout.address.isTemporary') },
        address.isTemporary && {
          className: 'fields',
          fields: [
            { ...labelled('from'), kind: 'day' },
            { ...labelled('until'), kind: 'day' },
          ],
        },
        !address.isTemporary && {
          kind: 'check',
          name: 'isDefault',
          label: t('checkout.address.isDefault'),
        },
      ]}
    />
  );
}

/** The service names a field by its path. */
const nameOf = (path: string) => (path.split('.').at(-1) ?? path) as AddressField;

function problemText(
  { field, code }: AddressProblem,
  t: Translate<typeof addressText & typeof formRulesText & typeof typedText>,
): string {
  switch (code) {
    case 'missing':
      return t(`checkout.address.missing.${field as Required}`);
    case 'option':
      return t('checkout.address.invalid.state');
    case 'zip':
      return t('checkout.address.invalid.zip');
    case 'tooLong':
      return t('formRules.tooLong', {
        most: addressLengths[field as keyof typeof addressLengths],
      });
    case 'noNumber':
    case 'poBox':
    case 'past':
    case 'beforeFrom':
      return t(`checkout.address.${code}`);
    default:
      return t(`formRules.${code}`);
  }
}
