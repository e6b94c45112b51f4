import type { OutputOf } from '@portal/contracts';
import type { mailOrderProfile } from '@portal/contracts/mail-order-profile';
import {
  phoneKinds,
  phoneProblemsOf,
  phonesToSend,
  type TypedPhone,
} from '@portal/domain/mail-order';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../language';
import { useAppDispatch } from '../../../store';
import { Alert, Button, Select, TextField } from '../../../ui';
import { ErrorSummary } from '../../../ui/forms';
import { usePatientId } from '../family/use-patient';
import type { Checkout } from '../home-delivery.requests';
import { profileSaving } from './profile.requests';
import mailOrderText from '../mail-order.text';
import { useOwnAction } from '../use-action';
import { NotSaved } from './NotSaved';
import profileText from './profile.text';

type Stored = OutputOf<typeof mailOrderProfile.get>;

const places = [0, 1, 2] as const;
const sentKinds = { mobile: 'MOBILE', home: 'HOME', work: 'WORK' } as const;

const typedOf = ({ phones }: Stored): TypedPhone[] =>
  places.map((place) => {
    const { number = '', kind = 'unknown' } = phones[place] ?? {};
    return { number, kind: kind === 'unknown' ? (phoneKinds[place] ?? 'home') : kind };
  });

/** Phones, and the usual way to ship, which each new order starts with. */
export function ContactForm({ stored, choices }: { stored: Stored; choices: Checkout }) {
  const t = useText(profileText, mailOrderText);
  const dispatch = useAppDispatch();
  const { patientId } = usePatientId();
  const [phones, setPhones] = useState(() => typedOf(stored));
  const [shippingId, setShippingId] = useState(stored.usual.shippingId);
  const [turn, setTurn] = useState(0);
  const { isRunning, failure, data, isLast } = useOwnAction(
    profileSaving,
    ({ body }) => body.memberId === patientId,
  );
  const problems = phoneProblemsOf(phones);
  const errors = (turn > 0 ? problems : []).map(({ index, code }) => ({
    name: `phone-${index}`,
    message: t(`profile.phone.${code}`),
  }));
  const enter = (place: number, changes: Partial<TypedPhone>) =>
    setPhones(phones.map((each, index) => (index === place ? { ...each, ...changes } : each)));
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTurn(turn + 1);
    if (problems.length > 0) return;
    dispatch(
      profileSaving.requested({
        body: {
          memberId: patientId,
          phones: phonesToSend(phones).map(({ number, kind }) => ({
            number,
            kind: sentKinds[kind],
          })),
          usual: shippingId ? { shippingId } : {},
        },
      }),
    );
  };
  return (
    <form className="card stack" noValidate onSubmit={save} aria-labelledby="contact">
      <h2 id="contact">{t('profile.contact')}</h2>
      <ErrorSummary errors={errors} turn={turn} />
      {failure && <NotSaved what="contact" failure={failure} />}
      {data && isLast && <Alert tone="ok" role="status" title={t('profile.contactSaved')} />}
      {places.map((place) => (
        <div key={place} className="fields">
          <TextField
            name={`phone-${place}`}
            type="tel"
            autoComplete={place === 0 ? 'tel' : 'off'}
            label={t('profile.phone', { number: place + 1 })}
            error={errors.find(({ name }) => name === `phone-${place}`)?.message}
            value={phones[place]?.number ?? ''}
            onChange={(event) => enter(place, { number: event.target.value })}
          />
          <Select
            name={`kind-${place}`}
            label={t('profile.kind', { number: place + 1 })}
            value={phones[place]?.kind}
            onChange={(event) => enter(place, { kind: event.target.value as TypedPhone['kind'] })}
          >
            {phoneKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`profile.kind.${kind}`)}
              </option>
            ))}
          </Select>
        </div>
      ))}
      <Select
        name="usualShipping"
        label={t('profile.shipping')}
        value={shippingId}
        onChange={(event) => setShippingId(event.target.value)}
      >
        <option value="">{t('profile.cheapest')}</option>
        {choices.shipping.map((method) => (
          <option key={method.shippingId} value={method.shippingId}>
            {t(`mailOrder.shipping.${method.kind}`)}
          </option>
        ))}
      </Select>
      <div>
        <Button type="submit" kind="secondary" busy={isRunning}>
          {t('profile.saveContact')}
        </Button>
      </div>
    </form>
  );
}
