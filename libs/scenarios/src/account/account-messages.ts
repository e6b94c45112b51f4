import { emailCode } from '@portal/domain/account';
import type { SentMessage, MessageLanguage } from '../memory/sent-message';

/** The first letter and the host of an address, so that who reads a notice does not learn the whole. */
const masked = (email: string): string => email.replace(/^(.).*@/, '$1•••@');

const codeMinutes = emailCode.lifeMs / 60_000;

const codeTexts: Record<MessageLanguage, (code: string) => Pick<SentMessage, 'subject' | 'text'>> =
  {
    en: (code) => ({
      subject: 'Your code for Everfern Rx',
      text: `${code} is your code.\n\nEnter it in your account settings within ${codeMinutes} minutes to confirm this email address. We never ask for it by phone.\n\nYou did not ask for it? Then do nothing: nothing changes.`,
    }),
    es: (code) => ({
      subject: 'Su código de Everfern Rx',
      text: `${code} es su código.\n\nIngréselo en la configuración de su cuenta en los próximos ${codeMinutes} minutos para confirmar este correo electrónico. Nunca lo pedimos por teléfono.\n\n¿No lo pidió usted? Entonces no haga nada: nada cambia.`,
    }),
  };

/** The code that confirms an address. */
export const codeMail = (to: string, code: string, language: MessageLanguage): SentMessage => ({
  kind: 'email',
  to,
  ...codeTexts[language](code),
});

const noticeTexts: Record<
  MessageLanguage,
  (email: string) => Pick<SentMessage, 'subject' | 'text'>
> = {
  en: (email) => ({
    subject: 'The email of your Everfern Rx account has changed',
    text: `From now on we write to ${email}, and no longer to this address.\n\nYou did not change it? Call the number on your member ID card now.`,
  }),
  es: (email) => ({
    subject: 'Cambió el correo electrónico de su cuenta de Everfern Rx',
    text: `Desde ahora escribimos a ${email} y ya no a esta dirección.\n\n¿No lo cambió usted? Llame ahora al número de su tarjeta de identificación.`,
  }),
};

/** Tells the old address that it is no longer the one of the account. */
export const changedMail = (to: string, email: string, language: MessageLanguage): SentMessage => ({
  kind: 'email',
  to,
  ...noticeTexts[language](masked(email)),
});

/** The first text to a mobile phone that may get texts; carriers require how to stop them. */
export const firstText = (to: string): SentMessage => ({
  kind: 'text',
  to,
  subject: '',
  text: 'Everfern Rx: You will get texts about your account here. They never name a drug. Reply STOP to end them. / Recibirá aquí mensajes sobre su cuenta. Nunca nombran un medicamento. Responda STOP para no recibirlos.',
});

const signedInTexts: Record<MessageLanguage, Pick<SentMessage, 'subject' | 'text'>> = {
  en: {
    subject: 'Someone signed in to your Everfern Rx account',
    text: 'Your account was signed in to just now.\n\nWas it you? Then do nothing. If not, sign in, open your account settings, and choose “Sign out everywhere else” under “Security”. Then call the number on your member ID card.',
  },
  es: {
    subject: 'Alguien inició sesión en su cuenta de Everfern Rx',
    text: 'Alguien acaba de iniciar sesión en su cuenta.\n\n¿Fue usted? Entonces no haga nada. Si no, inicie sesión, abra la configuración de su cuenta y, en “Seguridad”, elija “Cerrar sesión en los demás navegadores”. Luego llame al número de su tarjeta de identificación.',
  },
};

/** Reports a sign-in to the member. It is sent whatever they chose. */
export const signedInMail = (to: string, language: MessageLanguage): SentMessage => ({
  kind: 'email',
  to,
  ...signedInTexts[language],
});
