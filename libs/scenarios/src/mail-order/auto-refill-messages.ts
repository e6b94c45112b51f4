import { strengthText } from '@portal/domain';
import type { Context, Memory } from '../memory/behaviour';
import { addDays, startOfDay } from '../memory/dates';
import { leavesOut } from '../memory/leaves-out';
import { prescriptionWith } from './prescriptions';
import { namedDrugOf } from './refills';
import { dayText, type MessageLanguage } from '../memory/sent-message';
import { type AutoRefillEvent, eventsIn, isLastReminder } from './auto-refill';

/** The place where the member skips, moves or stops a shipment. */
const autoRefillPath = '/member/mail-order/auto-refill';

const reasons: Readonly<Record<string, Readonly<Record<MessageLanguage, string>>>> = {
  PRICE_CHANGED: {
    en: 'It costs more now than our reminder said.',
    es: 'Ahora cuesta más de lo que decía nuestro recordatorio.',
  },
  PRICE_NOT_NAMED: {
    en: 'Our last reminder could not name its price.',
    es: 'Nuestro último recordatorio no pudo decir su precio.',
  },
  NOT_REMINDED: {
    en: 'We had not sent you both reminders.',
    es: 'No le habíamos enviado los dos recordatorios.',
  },
  NO_HOME_DELIVERY: {
    en: 'Your plan has no home delivery now.',
    es: 'Ahora su plan no tiene entrega a domicilio.',
  },
  OUT_OF_STOCK: { en: 'It is out of stock.', es: 'No tenemos existencias.' },
  NO_CARD: {
    en: 'We have no card that we can charge.',
    es: 'No tenemos una tarjeta a la que podamos cobrar.',
  },
  NO_ADDRESS: {
    en: 'We have no address that we can ship it to.',
    es: 'No tenemos una dirección a la que podamos enviarlo.',
  },
  ALREADY_ORDERED: { en: 'You ordered it already.', es: 'Usted ya lo pidió.' },
  NOT_COVERED: {
    en: 'We have no price for it from your plan.',
    es: 'No tenemos un precio de su plan.',
  },
};

const otherReason = {
  en: 'It could not be filled.',
  es: 'No se pudo surtir.',
};

/** Subjects name no drug: they are shown in lists and notices. */
const words = {
  en: {
    reminder: (day: string) => `A refill ships on ${day}`,
    lastReminder: (day: string) => `Last reminder: a refill ships on ${day}`,
    pays: (cost: string) => `You pay ${cost}. We charge it when it ships.`,
    noPrice: 'We have no price for it now. Without one nothing ships and nothing is charged.',
    remind: (drug: string, days: number, day: string, pays: string) =>
      `${drug}, ${days} days, ships on ${day}. ${pays}`,
    change: (until: string) => `You can skip it, move it or stop auto-refill until ${until}.`,
    callToChange: (until: string) => `If you do not want it, or not yet, call us by ${until}.`,
    ordered: (day: string) => `Your refill ships on ${day}`,
    byAutoRefill: (number: string) => `Auto-refill made the order ${number}`,
    forYou: (number: string) => `We made the order ${number} for you`,
    order: (made: string, drug: string, days: number, day: string, cost: string) =>
      `${made}: ${drug}, ${days} days. It ships on ${day}. You pay ${cost}.`,
    notShipped: 'A refill did not ship',
    why: (drug: string, reason: string) =>
      `${drug} did not ship, and nothing was charged. ${reason}`,
    orderIt: 'You can order it yourself in home delivery.',
    callUs: 'Call us to ask where you can fill it.',
  },
  es: {
    reminder: (day: string) => `Un resurtido se envía el ${day}`,
    lastReminder: (day: string) => `Último recordatorio: un resurtido se envía el ${day}`,
    pays: (cost: string) => `Usted paga ${cost}. Lo cobramos al enviarlo.`,
    noPrice: 'Por ahora no tenemos el precio. Sin un precio no se envía ni se cobra nada.',
    remind: (drug: string, days: number, day: string, pays: string) =>
      `${drug}, ${days} días, se envía el ${day}. ${pays}`,
    change: (until: string) =>
      `Puede omitirlo, cambiar la fecha o detener el resurtido automático hasta el ${until}.`,
    callToChange: (until: string) =>
      `Si no lo quiere, o todavía no, llámenos a más tardar el ${until}.`,
    ordered: (day: string) => `Su resurtido se envía el ${day}`,
    byAutoRefill: (number: string) => `El resurtido automático hizo el pedido ${number}`,
    forYou: (number: string) => `Hicimos para usted el pedido ${number}`,
    order: (made: string, drug: string, days: number, day: string, cost: string) =>
      `${made}: ${drug}, ${days} días. Se envía el ${day}. Usted paga ${cost}.`,
    notShipped: 'Un resurtido no se envió',
    why: (drug: string, reason: string) => `${drug} no se envió y no se cobró nada. ${reason}`,
    orderIt: 'Usted puede pedirlo en entrega a domicilio.',
    callUs: 'Llámenos para saber dónde puede surtirlo.',
  },
};

/** The messages about auto-refill, the newest first. */
export function autoRefillMessages(
  memory: Memory,
  context: Context,
  language: MessageLanguage = 'en',
) {
  return eventsIn(memory)
    .map((event) => ({
      mpmId: event.id,
      ...textOf(event, memory, context, language),
      sentOn: startOfDay(event.on, context.scenario.clock),
      ...destinationOf(event),
    }))
    .reverse();
}

/** Where the message leads; nowhere when home delivery has ended: its screen would say so once more. */
function destinationOf({ kind, reason }: AutoRefillEvent) {
  if (kind !== 'NOT_SHIPPED') return { category: 'autoRefill', action: { path: autoRefillPath } };
  const leads = reason !== 'NO_HOME_DELIVERY';
  return {
    category: 'notShipped',
    action: leads ? { path: '/member/mail-order' } : null,
    isToDo: leads,
  };
}

function textOf(
  event: AutoRefillEvent,
  memory: Memory,
  context: Context,
  language: MessageLanguage,
) {
  const say = words[language];
  const { kind, rxNumber, shipsOn, changeUntil, days, cost, shippingCost } = event;
  const { drugName, spanishName, strength } = namedDrugOf(
    context,
    rxNumber,
    prescriptionWith(memory, context, rxNumber)?.ndc ?? '',
  );
  const name = (language === 'es' && spanishName) || (drugName ?? '');
  const drug = `${name} ${strengthText(strength ?? '', language)}`.trim();
  // A text does not move with the dates of the response, so that its days are those of the calendar.
  const day = (date: string) => dayText(addDays(date, context.days), language);
  const isLeftOut = leavesOut(context, 'autoRefill');
  const pays = `$${((cost ?? 0) + shippingCost).toFixed(2)}`;
  if (kind === 'REMINDER') {
    const title = isLastReminder(event) ? say.lastReminder : say.reminder;
    const price = cost === null ? say.noPrice : say.pays(pays);
    const toChange = isLeftOut ? say.callToChange : say.change;
    return {
      subject: title(day(shipsOn)),
      body: `${say.remind(drug, days, day(shipsOn), price)} ${toChange(day(changeUntil))}`,
    };
  }
  if (kind === 'ORDERED') {
    const made = (isLeftOut ? say.forYou : say.byAutoRefill)(event.orderNumber ?? '');
    return {
      subject: say.ordered(day(shipsOn)),
      body: say.order(made, drug, days, day(shipsOn), pays),
    };
  }
  const reason = (reasons[event.reason ?? ''] ?? otherReason)[language];
  const next = event.reason === 'NO_HOME_DELIVERY' ? say.callUs : say.orderIt;
  return { subject: say.notShipped, body: `${say.why(drug, reason)} ${next}` };
}
