import { defineTexts } from '../../../language';

/** Email, phones and mailing address of the account. */
export default defineTexts({
  'settings.email': { en: 'Email', es: 'Correo electrónico' },
  'settings.email.confirmed': { en: 'Confirmed', es: 'Confirmado' },
  'settings.email.notConfirmed': { en: 'Not confirmed', es: 'Sin confirmar' },
  'settings.address': { en: 'Mailing address', es: 'Dirección postal' },
  'settings.address.employer': {
    en: 'Your employer keeps this. Call them to change it.',
    es: 'La guarda su empleador. Llámelo para cambiarla.',
  },
  'settings.address.plan': {
    en: 'To change it, call {phone}.',
    es: 'Para cambiarla, llame al {phone}.',
  },
  'settings.phone.home': { en: 'Home phone', es: 'Teléfono de casa' },
  'settings.phone.mobile': { en: 'Mobile phone', es: 'Teléfono celular' },
  'settings.phone.work': { en: 'Work phone', es: 'Teléfono del trabajo' },
  'settings.phone.number': { en: 'Phone number', es: 'Número de teléfono' },
  'settings.phone.numberHint': {
    en: 'Ten digits, such as 612-555-0101.',
    es: 'Diez dígitos, como 612-555-0101.',
  },
  'settings.phone.numberHintExtension': {
    en: 'Ten digits, such as 612-555-0101. An extension goes into the next field.',
    es: 'Diez dígitos, como 612-555-0101. La extensión va en el campo siguiente.',
  },
  'settings.phone.extension': { en: 'Extension (optional)', es: 'Extensión (opcional)' },
  'settings.phone.withExtension': {
    en: '{number}, ext. {extension}',
    es: '{number}, ext. {extension}',
  },
  'settings.phone.mayText': {
    en: 'You may send me text messages',
    es: 'Pueden enviarme mensajes de texto',
  },
  'settings.phone.textCost': {
    en: 'Your phone company may charge you. Our texts never name a drug.',
    es: 'Su compañía de teléfono puede cobrarle. Nuestros mensajes de texto no dicen qué medicamento es.',
  },
  'settings.phone.preferred': { en: 'Call this phone first', es: 'Llamen primero a este teléfono' },
  'settings.phone.first': { en: 'We call it first', es: 'Llamamos primero aquí' },
  'settings.phone.texts': { en: 'Gets text messages', es: 'Recibe mensajes de texto' },
  'settings.phone.noTexts': { en: 'No text messages', es: 'Sin mensajes de texto' },
  'settings.phone.bestTime': { en: 'Best time to call', es: 'Mejor hora para llamar' },
  'settings.phone.bestTime.any': { en: 'Any time', es: 'A cualquier hora' },
  'settings.phone.bestTime.morning': { en: 'In the morning', es: 'Por la mañana' },
  'settings.phone.bestTime.afternoon': { en: 'In the afternoon', es: 'Por la tarde' },
  'settings.phone.bestTime.evening': { en: 'In the evening', es: 'Por la noche' },
  'settings.phone.remove': { en: 'Remove this phone', es: 'Quitar este teléfono' },
  'settings.phone.problem.missing': {
    en: 'Enter a 10-digit phone number.',
    es: 'Ingrese un número de teléfono de 10 dígitos.',
  },
});
