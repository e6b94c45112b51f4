import {
  type AccountPhone,
  bestTimes,
  phoneProblems,
  type PhoneKind,
  phoneToSend,
} from '@portal/domain/account';
import { useState } from 'react';
import { phoneText, useText } from '../../../language';
import { Alert, Button, Select, TextField } from '../../../ui';
import { CheckField } from '../../../ui/forms';
import { InPlaceForm } from '../parts/InPlaceForm';
import { phoneRemoval, phoneSaving, type StoredPhone } from '../settings.requests';
import settingsText from '../settings.text';
import { useSaving, withKey } from '../../../store';
import contactText from './contact.text';

interface PhoneFormProps {
  kind: PhoneKind;
  stored: StoredPhone | undefined;
  memberId: string;
  onSaved: () => void;
  onCancel: () => void;
}

const typedOf = (kind: PhoneKind, stored: StoredPhone | undefined): AccountPhone => ({
  kind,
  number: stored ? phoneText(stored.number) : '',
  extension: stored?.extension ?? '',
  mayText: stored?.mayText ?? kind === 'mobile',
  bestTime: stored && stored.bestTime !== 'unknown' ? stored.bestTime : 'any',
  isPreferred: stored?.isPreferred ?? false,
});

/** One phone. What is typed stays until it is saved; a refused number says what to enter. */
export function PhoneForm({ kind, stored, memberId, onSaved, onCancel }: PhoneFormProps) {
  const t = useText(contactText, settingsText);
  const [phone, setPhone] = useState(() => typedOf(kind, stored));
  const [isTried, setTried] = useState(false);
  const saving = useSaving(withKey(phoneSaving, kind), onSaved);
  const removal = useSaving(withKey(phoneRemoval, kind), onSaved);
  const enter = (change: Partial<AccountPhone>) => setPhone({ ...phone, ...change });
  const problems = phoneProblems(phone);
  const errorOf = (field: 'number' | 'extension') => {
    const found = isTried && problems.find((each) => each.field === field);
    return found ? t(`settings.phone.problem.${found.problem}`) : undefined;
  };
  const save = () => {
    setTried(true);
    const [first] = problems;
    if (first) return first.field;
    removal.forget();
    saving.save({ body: { memberId, phone: phoneToSend(phone) } });
  };
  const remove = () => {
    saving.forget();
    removal.save({ kind, memberId });
  };
  return (
    <InPlaceForm
      submit={t('settings.save')}
      isRunning={saving.isRunning}
      onSubmit={save}
      ways={
        <>
          <Button kind="secondary" onClick={onCancel}>
            {t('settings.cancel')}
          </Button>
          {stored && (
            <Button kind="quiet" busy={removal.isRunning} onClick={remove}>
              {t('settings.phone.remove')}
            </Button>
          )}
        </>
      }
    >
      {(saving.failure ?? removal.failure) && (
        <Alert tone="bad" role="alert" title={t('settings.notSaved')} />
      )}
      <div className="settings-fields">
        <TextField
          name="number"
          type="tel"
          autoComplete="tel"
          label={t('settings.phone.number')}
          hint={t('settings.phone.numberHint')}
          error={errorOf('number')}
          value={phone.number}
          onChange={(event) => enter({ number: event.target.value })}
        />
        {kind !== 'mobile' && (
          <TextField
            name="extension"
            inputMode="numeric"
            autoComplete="off"
            label={t('settings.phone.extension')}
            error={errorOf('extension')}
            value={phone.extension}
            onChange={(event) => enter({ extension: event.target.value })}
          />
        )}
        <Select
          name="bestTime"
          label={t('settings.phone.bestTime')}
          value={phone.bestTime}
          onChange={({ target }) => enter({ bestTime: target.value as AccountPhone['bestTime'] })}
        >
          {bestTimes.map((time) => (
            <option key={time} value={time}>
              {t(`settings.phone.bestTime.${time}`)}
            </option>
          ))}
        </Select>
      </div>
      <div>
        {kind === 'mobile' && (
          <CheckField
            name="mayText"
            label={
              <>
                {t('settings.phone.mayText')}
                <span className="hint block">{t('settings.phone.textCost')}</span>
              </>
            }
            checked={phone.mayText}
            onChange={(mayText) => enter({ mayText })}
          />
        )}
        <CheckField
          name="isPreferred"
          label={t('settings.phone.preferred')}
          checked={phone.isPreferred}
          onChange={(isPreferred) => enter({ isPreferred })}
        />
      </div>
    </InPlaceForm>
  );
}
