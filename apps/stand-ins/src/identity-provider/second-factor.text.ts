import type { SentMessage } from '@portal/scenarios';
import type { Language } from './sign-in.text';

/** Every text of the page on which a second factor is shown. */
export const secondFactorTexts = {
  en: {
    title: 'Confirm it’s you',
    sentEmail: 'We sent a code with six digits by email to {to}. It works for 10 minutes.',
    sentText: 'We sent a code with six digits by text to {to}. It works for 10 minutes.',
    app: 'Enter the code with six digits that your authenticator app shows for Everfern Rx.',
    enrol:
      'Scan this picture with your authenticator app, or type in the key. Then enter the code with six digits that the app shows.',
    picture: 'QR code for your authenticator app',
    key: 'Key',
    code: 'Code',
    submit: 'Confirm',
    resend: 'Send a new code',
    sentAgain: 'We sent a new code. The one before no longer works.',
    byText: 'Send a code by text instead',
    byEmail: 'Send a code by email instead',
    other: 'Not you? Use another account',
    wrong: 'That code is not right. Check it, then try again.',
    expired: 'That code can no longer be used. Send a new one.',
    triedTooOften: 'You entered a wrong code too many times. Send a new code, or wait 10 minutes.',
    appExpired: 'That code was used before. Wait for the next one in your app.',
    appTriedTooOften:
      'You entered a wrong code too many times. Wait 10 minutes, then enter the code that your app shows.',
    tooSoon: 'We sent a code less than a minute ago. Wait a little before you ask for another one.',
    tooOften: 'You asked for too many codes in the last hour. Wait, then try again.',
  },
  es: {
    title: 'Confirme que es usted',
    sentEmail:
      'Enviamos un código de seis dígitos por correo electrónico a {to}. Es válido por 10 minutos.',
    sentText:
      'Enviamos un código de seis dígitos por mensaje de texto al {to}. Es válido por 10 minutos.',
    app: 'Ingrese el código de seis dígitos que su aplicación de autenticación muestra para Everfern Rx.',
    enrol:
      'Escanee esta imagen con su aplicación de autenticación o escriba la clave. Después ingrese el código de seis dígitos que muestra la aplicación.',
    picture: 'Código QR para su aplicación de autenticación',
    key: 'Clave',
    code: 'Código',
    submit: 'Confirmar',
    resend: 'Enviar un código nuevo',
    sentAgain: 'Enviamos un código nuevo. El anterior ya no funciona.',
    byText: 'Enviar un código por mensaje de texto',
    byEmail: 'Enviar un código por correo electrónico',
    other: '¿No es usted? Usar otra cuenta',
    wrong: 'Ese código no es correcto. Revíselo e intente de nuevo.',
    expired: 'Ese código ya no se puede usar. Envíe uno nuevo.',
    triedTooOften:
      'Ingresó un código incorrecto demasiadas veces. Envíe un código nuevo o espere 10 minutos.',
    appExpired: 'Ese código ya se usó. Espere el siguiente en su aplicación.',
    appTriedTooOften:
      'Ingresó un código incorrecto demasiadas veces. Espere 10 minutos e ingrese el código que muestra su aplicación.',
    tooSoon: 'Enviamos un código hace menos de un minuto. Espere un poco antes de pedir otro.',
    tooOften: 'Pidió demasiados códigos en la última hora. Espere e intente de nuevo.',
  },
} as const satisfies Record<Language, Record<string, string>>;

const codeTexts: Record<Language, (code: string) => Pick<SentMessage, 'subject' | 'text'>> = {
  en: (code) => ({
    subject: 'Your code to confirm it’s you',
    text: `${code} is your Everfern Rx code. It works for 10 minutes. We never ask for it by phone.`,
  }),
  es: (code) => ({
    subject: 'Su código para confirmar que es usted',
    text: `${code} es su código de Everfern Rx. Es válido por 10 minutos. Nunca lo pedimos por teléfono.`,
  }),
};

/** The message with a code; a text message has no subject. */
export function codeMessage(
  kind: CodeChannel,
  to: string,
  code: string,
  language: Language,
): SentMessage {
  const message = codeTexts[language](code);
  return { kind, to, ...message, ...(kind === 'text' ? { subject: '' } : {}) };
}

/** How a code gets to a person. */
export type CodeChannel = 'email' | 'text';
