import type { OutputOf } from '@portal/contracts';
import type { mailOrderProfile } from '@portal/contracts/mail-order-profile';
import {
  phoneKinds,
  phoneProblemsOf,
  phonesToSend,
  type TypedPhone,
} from '@portal/domain/mail-order';
import formRulesText from '../../../forms/form-rules.text';
import { ShortForm } from '../../../forms/short/ShortForm';
import { useShortForm } from '../../../forms/short/use-short-form';
import { phoneText, useText } from '../../../language';
import typedText from '../../../language/typed.text';
import { useSaving } from '../../../store';
import { Alert } from '../../../ui';
import { ErrorSummary } from '../../../ui/forms';
import { asAction } from '../cart/actions.slice';
import { usePatientId } from '../family/use-patient';
import type { Checkout } from '../home-delivery.requests';
import { profileSaving } from './profile.requests';
import mailOrderText from '../mail-order.text';
import { NotSaved } from './NotSaved';
import profileText from './profile.text';

type Stored = OutputOf<typeof mailOrderProfile.get>;

const places = [0, 1, 2] as const;
type Place = (typeof places)[number];
const sentKinds = { mobile: 'MOBILE', home: 'HOME', work: 'WORK' } as const;

/** Three phones by their places, and a method. */
type Typed = Record<`phone-${Place}`, string> &
  Record<`kind-${Place}`, TypedPhone['kind']> & { usualShipping: string };

function typedOf({ phones, usual }: Stored): Typed {
  const fields = places.flatMap((place) => {
    const { number = '', kind = 'unknown' } = phones[place] ?? {};
    return [
      [`phone-${place}`, phoneText(number)],
      [`kind-${place}`, kind === 'unknown' ? (phoneKinds[place] ?? 'home') : kind],
    ];
  });
  return { ...(Object.fromEntries(fields) as Typed), usualShipping: usual.shippingId };
}

const phonesOf = (typed: Typed): TypedPhone[] =>
  places.map((place) => ({ number: typed[`phone-${place}`], kind: typed[`kind-${place}`] }));

/** Phones, and the usual way to ship, which each new order starts with. */
export function ContactForm({ stored, choices }: { stored: Stored; choices: Checkout }) {
  const t = useText(profileText, mailOrderText, formRulesText, typedText);
  const { patientId } = usePatientId();
  const { save, isRunning, failure, data, isLast } = useSaving(asAction(profileSaving));
  const form = useShortForm({
    initial: typedOf(stored),
    read: (typed) => {
      const problems = phoneProblemsOf(phonesOf(typed));
      if (problems.length === 0) return { ready: typed };
      const errors = problems.map(({ index, code }) => ({
        name: `phone-${index}`,
        message:
          code === 'missing' || code === 'duplicate'
            ? t(`profile.phone.${code}`)
            : t(`formRules.${code}`),
        isNameless: true,
      }));
      return { errors };
    },
    isBusy: isRunning,
    onReady: (typed) => {
      const phones = phonesToSend(phonesOf(typed)).map(({ number, kind }) => ({
        number,
        kind: sentKinds[kind],
      }));
      const { usualShipping: shippingId } = typed;
      const usual = shippingId ? { shippingId } : {};
      save({ body: { memberId: patientId, phones, usual } });
    },
  });
  return (
    <ShortForm
      form={form}
      className="card stack"
      aria-labelledby="contact"
      submit={t('profile.saveContact')}
      button={{ kind: 'secondary' }}
      top={
        <>
          <h2 id="contact">{t('profile.contact')}</h2>
          <ErrorSummary errors={form.errors} turn={form.turn} />
          {failure && <NotSaved what="contact" failure={failure} />}
          {data && isLast && form.errors.length === 0 && (
            <Alert tone="ok" role="status" title={t('profile.contactSaved')} />
          )}
        </>
      }
      fields={[
        ...places.map((place) => ({
          className: 'fields',
          fields: [
            {
              kind: 'phone' as const,
              name: `phone-${place}` as const,
              label: t('profile.phone', { number: place + 1 }),
              autoComplete: place === 0 ? 'tel' : 'off',
            },
            {
              kind: 'select' as const,
              name: `kind-${place}` as const,
              label: t('profile.kind', { number: place + 1 }),
              options: phoneKinds.map((kind) => ({
                value: kind,
                label: t(`profile.kind.${kind}`),
              })),
            },
          ],
        })),
        {
          kind: 'select',
          name: 'usualShipping',
          label: t('profile.shipping'),
          options: [
            { value: '', label: t('profile.cheapest') },
            ...choices.shipping.map(({ shippingId, kind }) => ({
              value: shippingId,
              label: t(`mailOrder.shipping.${kind}`),
            })),
          ],
        },
      ]}
    />
  );
}
