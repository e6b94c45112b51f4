import { defineTexts } from '../../../language';

/** The automatic payment: its day, its limit, its agreement, and how it ends. */
export default defineTexts({
  'payments.automatic.setUpTitle': {
    en: 'Set up automatic payment',
    es: 'Activar el pago automático',
  },
  'payments.automatic.changeTitle': {
    en: 'Change automatic payment',
    es: 'Cambiar el pago automático',
  },
  'payments.automatic.takes': {
    en: 'Each month we charge what you owe, less the payments you have planned.',
    es: 'Cada mes cobramos lo que debe, menos los pagos que tenga programados.',
  },
  'payments.automatic.save': { en: 'Save', es: 'Guardar' },
  'payments.automatic.saved': {
    en: 'Your automatic payment is saved',
    es: 'Su pago automático está guardado',
  },
  'payments.automatic.savedHint': {
    en: 'You can change or stop it at any time.',
    es: 'Puede cambiarlo o detenerlo cuando quiera.',
  },
  'payments.automatic.notSaved': {
    en: 'Your automatic payment is not saved so far',
    es: 'Su pago automático no se ha guardado hasta ahora',
  },
  'payments.automatic.declined': {
    en: 'Your automatic payment was not saved. What you entered is still here.',
    es: 'Su pago automático no se guardó. Lo que ingresó sigue aquí.',
  },
  'payments.automatic.notSavedHint': {
    en: 'So far nothing has changed. What you entered is still here.',
    es: 'Hasta ahora nada ha cambiado. Lo que ingresó sigue aquí.',
  },
  'payments.automatic.looking': {
    en: 'Checking what is saved…',
    es: 'Revisando lo que está guardado…',
  },
  'payments.automatic.notKnown': {
    en: 'We do not know if your automatic payment was saved',
    es: 'No sabemos si su pago automático se guardó',
  },
  'payments.automatic.notKnownHint': {
    en: 'What you entered is still here. Save it again to be sure: you still have only one automatic payment.',
    es: 'Lo que ingresó sigue aquí. Guárdelo de nuevo para estar seguro: seguirá teniendo un solo pago automático.',
  },
  'payments.day.label': { en: 'Day of the month', es: 'Día del mes' },
  'payments.day.hint': {
    en: 'From 1 to 28, because every month has these days.',
    es: 'Del 1 al 28, porque todos los meses tienen estos días.',
  },
  'payments.day.choose': { en: 'Choose a day', es: 'Elija un día' },
  'payments.day.missing': { en: 'Choose a day of the month.', es: 'Elija un día del mes.' },
  'payments.ceiling.label': {
    en: 'Monthly limit, in dollars',
    es: 'Límite por mes, en dólares',
  },
  'payments.ceiling.hint': {
    en: 'If you owe more than this, less your planned payments, we charge nothing and ask you to make a payment.',
    es: 'Si, descontados sus pagos programados, debe más, no cobramos nada y le pedimos que haga un pago.',
  },
  'payments.ceiling.missing': {
    en: 'Enter a limit, such as 75.00.',
    es: 'Ingrese un límite, por ejemplo 75.00.',
  },
  'payments.ceiling.notAnAmount': {
    en: 'Enter a limit in dollars, such as 75.00.',
    es: 'Ingrese un límite en dólares, por ejemplo 75.00.',
  },
  'payments.ceiling.tooSmall': {
    en: 'Enter a limit greater than $0.00.',
    es: 'Ingrese un límite mayor que $0.00.',
  },
  'payments.ceiling.tooLarge': {
    en: 'Enter a limit less than $100,000.',
    es: 'Ingrese un límite menor que $100,000.',
  },
  'payments.agree.label': {
    en: 'I agree that this card is charged each month, until I stop it.',
    es: 'Acepto que se cobre a esta tarjeta cada mes, hasta que yo lo detenga.',
  },
  'payments.agree.labelUpTo': {
    en: 'I agree that this card is charged up to {amount} each month, until I stop it.',
    es: 'Acepto que se cobre a esta tarjeta hasta {amount} cada mes, hasta que yo lo detenga.',
  },
  'payments.agree.missing': {
    en: 'Check the box to agree.',
    es: 'Marque la casilla para aceptar.',
  },
  'payments.stop.open': { en: 'Stop automatic payment', es: 'Detener el pago automático' },
  'payments.stop.title': { en: 'Stop automatic payment?', es: '¿Detener el pago automático?' },
  'payments.stop.what': {
    en: 'We will no longer charge your card each month. You pay each invoice yourself.',
    es: 'Ya no cobraremos a su tarjeta de forma automática. Usted pagará cada factura.',
  },
  'payments.stop.confirm': { en: 'Stop it', es: 'Detenerlo' },
  'payments.stop.keep': { en: 'Keep it', es: 'Conservarlo' },
  'payments.stop.notKnown': {
    en: 'We do not know if it was stopped. Try again.',
    es: 'No sabemos si se detuvo. Intente de nuevo.',
  },
  'payments.stop.failed': {
    en: 'So far it is not stopped. Try again.',
    es: 'Hasta ahora no se ha detenido. Intente de nuevo.',
  },
});
