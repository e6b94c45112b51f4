import type { Context, Memory } from '../memory/behaviour';
import { addDays, startOfDay } from '../memory/dates';
import { dayText, type MessageLanguage } from '../memory/sent-message';
import { type PaymentEvent, paymentEventsIn } from './made-payments';

type Body = (figures: { amount: string; limit: string; day: string; number: string }) => string;
type Message = { subject: string; body: Body };
type Messages = Record<
  'automatic' | 'planned' | 'automaticExpired' | 'plannedExpired' | 'aboveLimit',
  Message
>;

/** Subjects name no amount: they are shown in lists and notices. */
const words: Readonly<Record<MessageLanguage, Messages>> = {
  en: {
    automatic: {
      subject: 'We made your automatic payment',
      body: ({ amount, day, number }) =>
        `We charged ${amount} on ${day}. The confirmation number is ${number}.`,
    },
    planned: {
      subject: 'We made your planned payment',
      body: ({ amount, day, number }) =>
        `We took ${amount} on ${day}, as you planned. The confirmation number is ${number}.`,
    },
    automaticExpired: {
      subject: 'Your automatic payment was not made',
      body: ({ amount, day }) =>
        `We could not charge ${amount} on ${day}: your card has expired. You still owe it. Pay it with another card, and choose that card for your automatic payment, too.`,
    },
    plannedExpired: {
      subject: 'Your planned payment was not made',
      body: ({ amount, day }) =>
        `We could not charge ${amount} on ${day}: your card has expired. You still owe it. Pay it with another card.`,
    },
    aboveLimit: {
      subject: 'Your automatic payment was not made',
      body: ({ amount, day, limit }) =>
        `On ${day} you owed ${amount}. Your limit is ${limit}, so we charged nothing. Please pay it yourself, or choose a higher limit.`,
    },
  },
  es: {
    automatic: {
      subject: 'Hicimos su pago automático',
      body: ({ amount, day, number }) =>
        `Cobramos ${amount} el ${day}. El número de confirmación es ${number}.`,
    },
    planned: {
      subject: 'Hicimos su pago programado',
      body: ({ amount, day, number }) =>
        `Cobramos ${amount} el ${day}, como usted lo programó. El número de confirmación es ${number}.`,
    },
    automaticExpired: {
      subject: 'No se hizo su pago automático',
      body: ({ amount, day }) =>
        `No pudimos cobrar ${amount} el ${day}: su tarjeta está vencida. Usted todavía lo debe. Páguelo con otra tarjeta y elíjala también para su pago automático.`,
    },
    plannedExpired: {
      subject: 'No se hizo su pago programado',
      body: ({ amount, day }) =>
        `No pudimos cobrar ${amount} el ${day}: su tarjeta está vencida. Usted todavía lo debe. Páguelo con otra tarjeta.`,
    },
    aboveLimit: {
      subject: 'No se hizo su pago automático',
      body: ({ amount, day, limit }) =>
        `El ${day} usted debía ${amount}. Su límite es ${limit}, por eso no cobramos nada. Pague usted mismo o elija un límite más alto.`,
    },
  },
};

/** The messages about payments that the clock made, or could not make, the oldest first. */
export const paymentMessages = (memory: Memory, context: Context, language: MessageLanguage) =>
  paymentEventsIn(memory).map((event) => {
    const { subject, body } = words[language][messageOf(event)];
    return {
      mpmId: event.id,
      subject,
      body: body({
        amount: dollars(event.amount),
        limit: dollars(event.limit ?? 0),
        number: event.number,
        // A text does not move with the dates of the response, so that its days are those of the calendar.
        day: dayText(addDays(event.on, context.days), language),
      }),
      sentOn: startOfDay(event.on, context.scenario.clock),
      action: { path: '/member/account-balance' },
      isToDo: event.kind !== 'MADE',
    };
  });

function messageOf({ kind, isAutomatic }: PaymentEvent): keyof Messages {
  if (kind === 'ABOVE_LIMIT') return 'aboveLimit';
  if (kind === 'MADE') return isAutomatic ? 'automatic' : 'planned';
  return isAutomatic ? 'automaticExpired' : 'plannedExpired';
}

const dollars = (amount: number) => `$${amount.toFixed(2)}`;
