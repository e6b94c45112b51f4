import { defineTexts } from '../../language';

/** Before a sensitive change the member confirms on another tab who they are. */
export default defineTexts({
  'stepUp.title': { en: 'Confirm it’s you', es: 'Confirme que es usted' },
  'stepUp.change.lead': {
    en: 'To protect your account, this change needs one more step. Enter a code on another tab, then come back here.',
    es: 'Para proteger su cuenta, este cambio requiere un paso más. Ingrese un código en otra pestaña y después regrese aquí.',
  },
  'stepUp.change.saved': {
    en: 'What you typed stays on this page. Your change goes on by itself when you are back.',
    es: 'Lo que escribió sigue en esta página. Su cambio continúa por sí solo cuando regrese.',
  },
  'stepUp.change.again': {
    en: 'You have not confirmed it yet. Your change is still here.',
    es: 'Todavía no lo ha confirmado. Su cambio sigue aquí.',
  },
  'stepUp.payment.lead': {
    en: 'To protect your account, this payment needs one more step. Enter a code on another tab, then come back here.',
    es: 'Para proteger su cuenta, este pago requiere un paso más. Ingrese un código en otra pestaña y después regrese aquí.',
  },
  'stepUp.payment.saved': {
    en: 'What you typed stays on this page. Your payment goes on by itself when you are back.',
    es: 'Lo que escribió sigue en esta página. Su pago continúa por sí solo cuando regrese.',
  },
  'stepUp.payment.again': {
    en: 'You have not confirmed it yet. Your payment has not been sent.',
    es: 'Todavía no lo ha confirmado. Su pago aún no se ha enviado.',
  },
  'stepUp.go': { en: 'Confirm on another tab', es: 'Confirmar en otra pestaña' },
  'stepUp.done': { en: 'I have confirmed it', es: 'Ya lo confirmé' },
  'stepUp.decline': { en: 'Not now', es: 'Ahora no' },
});
