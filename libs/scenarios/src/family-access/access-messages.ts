import type { SentMessage, MessageLanguage } from '../memory/sent-message';

type Text = Pick<SentMessage, 'subject' | 'text'>;

const invitationTexts: Record<MessageLanguage, (member: string, link: string) => Text> = {
  en: (member, link) => ({
    subject: `${member} asks you for help with Everfern Rx`,
    text: `${member} would like you to help with their account at Everfern Rx.\n\nOpen this link within 30 days and sign in with your own account. You can then say yes or no:\n${link}\n\nYou do not know ${member}? Then do nothing: the invitation ends by itself.`,
  }),
  es: (member, link) => ({
    subject: `${member} le pide ayuda con Everfern Rx`,
    text: `${member} quiere que usted le ayude con su cuenta de Everfern Rx.\n\nAbra este enlace en los próximos 30 días e inicie sesión con su propia cuenta. Allí puede aceptar o rechazar:\n${link}\n\n¿No conoce a ${member}? Entonces no haga nada: la invitación termina sola.`,
  }),
};

/** Invites a person, with the link to the invitation. It names nothing of the member's health or plan. */
export const invitationMail = (
  to: string,
  member: string,
  link: string,
  language: MessageLanguage,
): SentMessage => ({ kind: 'email', to, ...invitationTexts[language](member, link) });

const answerTexts: Record<MessageLanguage, Record<'accept' | 'decline', (name: string) => Text>> = {
  en: {
    accept: (name) => ({
      subject: 'Your invitation was accepted',
      text: `${name} can now act for you at Everfern Rx.\n\nYou can end this at any time in your account settings, under “Family access”. You did not invite ${name}? Call the number on your member ID card now.`,
    }),
    decline: (name) => ({
      subject: 'Your invitation was declined',
      text: `${name} has said no to your invitation. They cannot see your account at Everfern Rx.`,
    }),
  },
  es: {
    accept: (name) => ({
      subject: 'Aceptaron su invitación',
      text: `${name} ya puede actuar por usted en Everfern Rx.\n\nPuede terminar este permiso cuando quiera en la configuración de su cuenta, en “Acceso familiar”. ¿No invitó a ${name}? Llame ahora al número de su tarjeta de identificación.`,
    }),
    decline: (name) => ({
      subject: 'Rechazaron su invitación',
      text: `${name} rechazó su invitación. No puede ver su cuenta de Everfern Rx.`,
    }),
  },
};

/** Tells the member what the person answered. */
export const answerMail = (
  to: string,
  name: string,
  answer: 'accept' | 'decline',
  language: MessageLanguage,
): SentMessage => ({ kind: 'email', to, ...answerTexts[language][answer](name) });
