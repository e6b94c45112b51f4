import { addDays } from '@portal/domain';
import {
  type AccountPhone,
  type DocumentKind,
  isLocked,
  type NotificationChannel,
  type NotificationKind,
  paperlessFrom,
  phoneProblems,
  type PhoneKind,
  phoneToSend,
  withoutPhone,
  withPhone,
} from '@portal/domain/account';
import {
  accountOf,
  emailOf,
  notificationsOf,
  paperlessOf,
  storeAccount,
  AccountFile,
} from '../account/account';
import { firstText } from '../account/account-messages';
import { type Behaviours, type Context, answer, refuseFields, derived } from '../memory/behaviour';
import type { Json } from '../files/scenario-file';
import { dayOf } from '../memory/dates';

/** The address is the one that ID cards are mailed to. */
const addressOf = ({ fixtureOf }: Context): Json =>
  (fixtureOf('idCard.get') as { mailingAddress?: Json } | undefined)?.mailingAddress ?? null;

export const behaviours: Behaviours = {
  'accountSettings.get': {
    fixture: AccountFile,
    derived: true,
    play: (memory, _request, context) => {
      const account = accountOf(memory, context);
      return answer(memory, {
        email: {
          address: emailOf(memory, context) ?? null,
          isConfirmed: account.emailConfirmed,
        },
        phones: account.phones,
        mailingAddress: addressOf(context),
        paperless: paperlessOf(account),
        notifications: notificationsOf(account),
      });
    },
  },
  'accountSettings.savePhone': derived((memory, { body }, context) => {
    const { phone } = body as { phone: AccountPhone };
    const problems = phoneProblems(phone);
    if (problems.length > 0) return refuseFields(memory, problems);
    const before = accountOf(memory, context).phones;
    const saved = phoneToSend(phone);
    const gotTexts = before.some(({ number, mayText }) => mayText && number === saved.number);
    const phones = withPhone(before, saved);
    return {
      ...answer(storeAccount(memory, { phones }), { phones }),
      sent: saved.mayText && !gotTexts ? [firstText(saved.number)] : [],
    };
  }),
  'accountSettings.removePhone': derived((memory, { params: { kind } }, context) => {
    const phones = withoutPhone(accountOf(memory, context).phones, kind as PhoneKind);
    return answer(storeAccount(memory, { phones }), { phones });
  }),
  'accountSettings.savePaperless': derived((memory, { body }, context) => {
    const { kind, isOnline } = body as { kind: DocumentKind; isOnline: boolean };
    const account = accountOf(memory, context);
    if (isOnline && !account.emailConfirmed) {
      const problem = { field: 'isOnline', problem: 'emailNotConfirmed' };
      return refuseFields(memory, [problem]);
    }
    // Business days are those of the day on which the answer is read, not of the scenario's own.
    const since = addDays(
      paperlessFrom(addDays(dayOf(context.now, context), context.days)),
      -context.days,
    );
    const others = account.paperless.filter((each) => each.kind !== kind);
    const changed = { ...account, paperless: [...others, { kind, isOnline, since }] };
    return answer(storeAccount(memory, { paperless: changed.paperless }), {
      paperless: paperlessOf(changed),
    });
  }),
  'accountSettings.saveNotification': derived((memory, { body }, context) => {
    const { kind, channel, isOn } = body as {
      kind: NotificationKind;
      channel: NotificationChannel;
      isOn: boolean;
    };
    if (isLocked(kind, channel)) {
      return refuseFields(memory, [{ field: 'channel', problem: 'alwaysOn' }]);
    }
    const notifications = notificationsOf(accountOf(memory, context)).map((each) => {
      const others = each.channels.filter((name) => name !== channel);
      if (each.kind !== kind) return { kind: each.kind, channels: [...each.channels] };
      return { kind, channels: isOn ? [...others, channel] : others };
    });
    return answer(storeAccount(memory, { notifications }), { notifications });
  }),
};
