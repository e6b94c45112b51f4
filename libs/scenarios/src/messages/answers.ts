import type { MessageLanguage } from '../memory/sent-message';

type Text = Readonly<Record<MessageLanguage, string>>;

interface TeamAnswer {
  /** The team that answers questions of the topic. */
  team: Text;
  first: Text;
  /** The first answer asks the member something, and offers these short answers to it. */
  asks?: readonly Text[];
}

/** Who answers what about each topic of the contact form. No answer names a drug, an amount or a date. */
const answers: Readonly<Record<string, TeamAnswer>> = {
  order: {
    team: { en: 'Home delivery pharmacy', es: 'Farmacia de entrega a domicilio' },
    first: {
      en: 'Thank you for writing. Your order is still with us.\n\nWe can send it to your usual address, or hold it for you. Nothing was charged so far. Tell us which you prefer.',
      es: 'Gracias por escribirnos. Su pedido todavía está con nosotros.\n\nPodemos enviarlo a su dirección de siempre o guardarlo. Hasta ahora no le hemos cobrado nada. Díganos qué prefiere.',
    },
    asks: [
      { en: 'Send it to my usual address', es: 'Envíenlo a mi dirección de siempre' },
      { en: 'Hold it for me', es: 'Guárdenlo' },
    ],
  },
  claim: {
    team: { en: 'Claims team', es: 'Equipo de reclamaciones' },
    first: {
      en: 'We compared your claim with the price that your plan agreed on. You paid the right amount.\n\nThe claims history shows every step from the full price to what you paid.',
      es: 'Comparamos su reclamación con el precio que acordó su plan. Usted pagó el monto correcto.\n\nEl historial de reclamaciones muestra cada paso, desde el precio completo hasta lo que pagó.',
    },
  },
  coverage: {
    team: { en: 'Coverage team', es: 'Equipo de cobertura' },
    first: {
      en: 'We need a few words from your prescriber before we can decide.\n\nMay we call their office? Answer here with yes or no.',
      es: 'Antes de decidir necesitamos información de su médico que receta.\n\n¿Podemos llamar a su consultorio? Responda aquí sí o no.',
    },
    asks: [
      { en: 'Yes, you may call', es: 'Sí, pueden llamar' },
      { en: 'No, do not call', es: 'No, no llamen' },
    ],
  },
  payment: {
    team: { en: 'Billing team', es: 'Equipo de facturación' },
    first: {
      en: 'Your account is right: each payment is there once. Payments shows your bills and what was paid.',
      es: 'Su cuenta está correcta: cada pago aparece una vez. En Pagos verá sus facturas y lo que se pagó.',
    },
  },
  account: {
    team: { en: 'Member services', es: 'Servicio a miembros' },
    first: {
      en: 'We looked at your account, and it is as you asked. You can change your contact details in account settings at any time.',
      es: 'Revisamos su cuenta y está como usted pidió. Puede cambiar sus datos de contacto en la configuración de la cuenta cuando quiera.',
    },
  },
  other: {
    team: { en: 'Member services', es: 'Servicio a miembros' },
    first: {
      en: 'Thank you for writing. We read your message and passed it on to the people who can act on it.',
      es: 'Gracias por escribirnos. Leímos su mensaje y lo pasamos a las personas que pueden atenderlo.',
    },
  },
};

const further: Text = {
  en: 'Thank you. We have what we need and took care of it. You do not have to do anything more.',
  es: 'Gracias. Tenemos lo que necesitamos y ya lo atendimos. No tiene que hacer nada más.',
};

const byPhone: Text = {
  en: 'We called you at the number that you gave us. If we missed you, answer here and say when we should call.',
  es: 'Le llamamos al número que nos dio. Si no le encontramos, responda aquí y díganos cuándo llamarle.',
};

/** The answer to the so many-th message of a thread, counted from 0. */
export function answerTo(
  topic: string,
  turn: number,
  isByPhone: boolean,
  language: MessageLanguage,
): { sender: string; body: string; asks: boolean; quickAnswers: string[] } {
  const { team, first, asks = [] } = answers[topic] ?? (answers['other'] as TeamAnswer);
  const sender = team[language];
  if (turn > 0) return { sender, body: further[language], asks: false, quickAnswers: [] };
  if (isByPhone) return { sender, body: byPhone[language], asks: false, quickAnswers: [] };
  const quickAnswers = asks.map((each) => each[language]);
  return { sender, body: first[language], asks: asks.length > 0, quickAnswers };
}
