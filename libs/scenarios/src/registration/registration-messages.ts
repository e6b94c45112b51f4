import { emailCode } from '@portal/domain/account';
import { type CodeChannel, linkHours, registrationLifetimes } from '@portal/domain/registration';
import type { SentMessage, MessageLanguage } from '../memory/sent-message';

interface Recipient {
  sendBy: CodeChannel;
  email: string;
  phone: string;
}

type Content = Pick<SentMessage, 'subject' | 'text'>;

const messageTo = ({ sendBy, email, phone }: Recipient, { subject, text }: Content): SentMessage =>
  sendBy === 'email'
    ? { kind: 'email', to: email, subject, text }
    : { kind: 'text', to: phone, subject: '', text: `Everfern Rx: ${text}` };

const codeMinutes = emailCode.lifeMs / 60_000;
const resetMinutes = registrationLifetimes.resetMs / 60_000;

const codeTexts: Record<MessageLanguage, (code: string, link: string) => Content> = {
  en: (code, link) => ({
    subject: 'Confirm your Everfern Rx account',
    text: `${code} is your code. It works for ${codeMinutes} minutes. We never ask for it by phone.\n\nOr open this link, once, within ${linkHours} hours: ${link}\n\nYou did not register? Then do nothing: no one can sign in.`,
  }),
  es: (code, link) => ({
    subject: 'Confirme su cuenta de Everfern Rx',
    text: `${code} es su código. Funciona durante ${codeMinutes} minutos. Nunca lo pedimos por teléfono.\n\nO abra este enlace, una sola vez, en las próximas ${linkHours} horas: ${link}\n\n¿No creó usted la cuenta? Entonces no haga nada: nadie puede iniciar sesión.`,
  }),
};

/** The code and the link that confirm a new account. */
export const accountCode = (
  to: Recipient,
  code: string,
  link: string,
  language: MessageLanguage,
): SentMessage => messageTo(to, codeTexts[language](code, link));

const resetTexts: Record<MessageLanguage, (code: string, link: string) => Content> = {
  en: (code, link) => ({
    subject: 'Choose a new password for Everfern Rx',
    text: `${code} is your code to choose a new password. We never ask for it by phone.\n\nOr open this link, once: ${link}\n\nBoth work for ${resetMinutes} minutes. You did not ask for this? Then do nothing: your password stays as it is.`,
  }),
  es: (code, link) => ({
    subject: 'Elija una nueva contraseña de Everfern Rx',
    text: `${code} es su código para elegir una nueva contraseña. Nunca lo pedimos por teléfono.\n\nO abra este enlace, una sola vez: ${link}\n\nAmbos funcionan durante ${resetMinutes} minutos. ¿No lo pidió usted? Entonces no haga nada: su contraseña no cambia.`,
  }),
};

/** The code and the link by which a new password is chosen. */
export const resetCode = (
  to: Recipient,
  code: string,
  link: string,
  language: MessageLanguage,
): SentMessage => messageTo(to, resetTexts[language](code, link));

const changedTexts: Record<MessageLanguage, Content> = {
  en: {
    subject: 'Your Everfern Rx password has changed',
    text: 'Your account was signed out everywhere. Sign in with the new password.\n\nYou did not change it? Call the number on your member ID card now.',
  },
  es: {
    subject: 'Cambió su contraseña de Everfern Rx',
    text: 'Se cerró la sesión de su cuenta en todas partes. Inicie sesión con la nueva contraseña.\n\n¿No la cambió usted? Llame ahora al número de su tarjeta de identificación.',
  },
};

/** Tells the account that its password was changed. */
export const passwordChanged = (email: string, language: MessageLanguage): SentMessage =>
  messageTo({ sendBy: 'email', email, phone: '' }, changedTexts[language]);
