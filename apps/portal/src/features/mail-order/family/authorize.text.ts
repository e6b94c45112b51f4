import { defineTexts } from '../../../language';

/** The search for an adult of the family, and what this adult signs. */
export default defineTexts({
  'authorize.title': { en: 'Add another adult', es: 'Agregar a otro adulto' },
  'authorize.lead': {
    en: 'You need their full name and birth date, and they must be with you to sign.',
    es: 'Necesita el nombre completo y la fecha de nacimiento de la persona. Esa persona debe estar con usted para firmar.',
  },
  'authorize.givenName': { en: 'First name', es: 'Nombre' },
  'authorize.familyName': { en: 'Last name', es: 'Apellido' },
  'authorize.birthDate': { en: 'Birth date', es: 'Fecha de nacimiento' },
  'authorize.find': { en: 'Find this person', es: 'Buscar a esta persona' },
  'authorize.missing.givenName': { en: 'Enter the first name.', es: 'Ingrese el nombre.' },
  'authorize.missing.familyName': { en: 'Enter the last name.', es: 'Ingrese el apellido.' },
  'authorize.notFound': {
    en: 'We could not match these details.',
    es: 'No pudimos encontrar estos datos.',
  },
  'authorize.notFoundHint': {
    en: 'Check the spelling. The person must be 18 or older and on your plan.',
    es: 'Revise cómo los escribió. La persona debe tener 18 años o más y estar en su plan.',
  },
  'authorize.tooMany': {
    en: 'You searched many times in a short time',
    es: 'Hizo muchas búsquedas en poco tiempo',
  },
  'authorize.orCall': { en: 'You can also call us.', es: 'También puede llamarnos.' },
  'authorize.searchFailed': {
    en: 'The search did not work. Try again.',
    es: 'La búsqueda no funcionó. Intente de nuevo.',
  },

  'authorize.form': { en: 'Authorization by {name}', es: 'Autorización de {name}' },
  'authorize.signerFills': {
    en: '{name} fills in this part and signs it.',
    es: '{name} completa esta parte y la firma.',
  },
  'authorize.scope': { en: 'What do you allow?', es: '¿Qué permite?' },
  'authorize.scope.missing': { en: 'Choose what you allow.', es: 'Elija lo que permite.' },
  'authorize.startsOn': { en: 'First day', es: 'Primer día' },
  'authorize.endsOn': { en: 'Last day', es: 'Último día' },
  'authorize.endsOnHint': { en: 'One year at most.', es: 'Un año como máximo.' },
  'authorize.missing.startsOn': { en: 'Enter the first day.', es: 'Ingrese el primer día.' },
  'authorize.missing.endsOn': { en: 'Enter the last day.', es: 'Ingrese el último día.' },
  'authorize.invalidDay': { en: 'Enter a day that exists.', es: 'Ingrese un día que exista.' },
  'authorize.past': {
    en: 'Enter today or a later day.',
    es: 'Ingrese el día de hoy o uno posterior.',
  },
  'authorize.beforeStart': {
    en: 'Enter a last day that is not before the first day.',
    es: 'Ingrese un último día que no sea anterior al primero.',
  },
  'authorize.tooFar': {
    en: 'Enter a last day within one year of the first day.',
    es: 'Ingrese un último día que no pase de un año después del primero.',
  },
  'authorize.signature': {
    en: 'Signature: type your full name',
    es: 'Firma: escriba su nombre completo',
  },
  'authorize.signatureHint': {
    en: 'By signing, {name} agrees. It can be ended at any time, here or by phone.',
    es: 'Al firmar, {name} acepta. Se puede terminar en cualquier momento, aquí o por teléfono.',
  },
  'authorize.missing.signature': {
    en: '{name} must type their full name.',
    es: '{name} debe escribir su nombre completo.',
  },
  'authorize.otherName': {
    en: 'Type the name as the plan has it: {name}.',
    es: 'Escriba el nombre como lo tiene el plan: {name}.',
  },
  'authorize.refused': {
    en: 'We cannot accept this. Check it.',
    es: 'No podemos aceptar esto. Revíselo.',
  },
  'authorize.send': { en: 'Allow it', es: 'Permitirlo' },
  'authorize.discard': { en: 'Do not allow it', es: 'No permitirlo' },
  'authorize.failed': {
    en: 'The authorization was not saved. Nothing has changed. Try again.',
    es: 'La autorización no se guardó. Nada ha cambiado. Intente de nuevo.',
  },
  'authorize.unsure': {
    en: 'We did not get an answer. Look at the list of people before you try again.',
    es: 'No recibimos respuesta. Vea la lista de personas antes de intentar de nuevo.',
  },
  'authorize.done': { en: '{name} allows it', es: '{name} lo permite' },
  'authorize.doneHint': {
    en: 'You find {name} in the list of people.',
    es: 'Encontrará a {name} en la lista de personas.',
  },
});
