import { defineTexts } from '../language';

/** What to enter in a field of a form: shown at the field, and in the summary of problems. */
export default defineTexts({
  // In the summary of problems, which names fields.
  'formRules.inItem': { en: '{item} {number}, {label}', es: '{item} {number}, {label}' },
  'formRules.missing.givenName': { en: 'Enter a first name.', es: 'Ingrese un nombre.' },
  'formRules.missing.familyName': { en: 'Enter a last name.', es: 'Ingrese un apellido.' },
  'formRules.missing.birthDate': {
    en: 'Enter a date of birth.',
    es: 'Ingrese una fecha de nacimiento.',
  },
  'formRules.missing.date': {
    en: 'Enter a month, a day and a year.',
    es: 'Ingrese el mes, el día y el año.',
  },
  'formRules.missing.memberId': {
    en: 'Enter the member ID as it appears on your card.',
    es: 'Ingrese el número de miembro tal como aparece en su tarjeta.',
  },
  'formRules.missing.street': {
    en: 'Enter a street address.',
    es: 'Ingrese la calle y el número.',
  },
  'formRules.missing.city': { en: 'Enter a city.', es: 'Ingrese una ciudad.' },
  'formRules.missing.state': { en: 'Choose a state.', es: 'Elija un estado.' },
  'formRules.missing.zip': { en: 'Enter a ZIP code.', es: 'Ingrese un código postal.' },
  'formRules.missing.phone': {
    en: 'Enter a phone number.',
    es: 'Ingrese un número de teléfono.',
  },
  'formRules.missing.email': {
    en: 'Enter an email address.',
    es: 'Ingrese un correo electrónico.',
  },
  'formRules.missing.npi': { en: 'Enter the 10-digit NPI.', es: 'Ingrese el NPI de 10 dígitos.' },
  'formRules.missing.rxNumber': {
    en: 'Enter the prescription number.',
    es: 'Ingrese el número de receta.',
  },
  'formRules.missing.ndc': { en: 'Enter the 11-digit NDC.', es: 'Ingrese el NDC de 11 dígitos.' },
  'formRules.missing.drugName': {
    en: 'Enter the name of the drug.',
    es: 'Ingrese el nombre del medicamento.',
  },
  'formRules.missing.quantity': { en: 'Enter a quantity.', es: 'Ingrese una cantidad.' },
  'formRules.missing.daysSupply': {
    en: 'Enter the days supply.',
    es: 'Ingrese los días de suministro.',
  },
  'formRules.missing.money': { en: 'Enter an amount.', es: 'Ingrese un monto.' },
  'formRules.missing': { en: 'Answer this question.', es: 'Responda esta pregunta.' },
  'formRules.birthDate': {
    en: 'Enter a date of birth in the past.',
    es: 'Ingrese una fecha de nacimiento en el pasado.',
  },
  'formRules.date': {
    en: 'Enter a date that exists, such as 3 28 2026.',
    es: 'Ingrese una fecha que exista, como 3 28 2026.',
  },
  'formRules.dateBetween': {
    en: 'Enter a date from {from} to {to}.',
    es: 'Ingrese una fecha entre el {from} y el {to}.',
  },
  'formRules.dateFrom': {
    en: 'Enter {from} or a later date.',
    es: 'Ingrese el {from} o una fecha posterior.',
  },
  'formRules.dateTo': {
    en: 'Enter {to} or an earlier date.',
    es: 'Ingrese el {to} o una fecha anterior.',
  },
  'formRules.memberId': {
    en: 'Enter the member ID as it appears on your card.',
    es: 'Ingrese el número de miembro tal como aparece en su tarjeta.',
  },
  'formRules.medicareNumber': {
    en: 'Check the Medicare number. It has 11 letters and digits, such as 1EG4-TE5-MK73.',
    es: 'Revise el número de Medicare. Tiene 11 letras y dígitos, como 1EG4-TE5-MK73.',
  },
  'formRules.zip': {
    en: 'Enter a 5-digit or 9-digit ZIP code.',
    es: 'Ingrese un código postal de 5 o 9 dígitos.',
  },
  'formRules.phone': {
    en: 'Enter a 10-digit phone number, with or without dashes.',
    es: 'Ingrese un número de teléfono de 10 dígitos, con o sin guiones.',
  },
  'formRules.phoneAbroad': {
    en: 'We can only use U.S. numbers. Enter 10 digits, such as 612-555-0101.',
    es: 'Solo podemos usar números de EE. UU. Ingrese 10 dígitos, como 612-555-0101.',
  },
  'formRules.phoneExtension': {
    en: 'Enter the extension using up to 6 digits.',
    es: 'Ingrese la extensión usando hasta 6 dígitos.',
  },
  'formRules.email': {
    en: 'Enter an email address like name@example.com.',
    es: 'Ingrese un correo electrónico como nombre@ejemplo.com.',
  },
  'formRules.emailLength': {
    en: 'This email is too long. Use at most 64 characters before the @, and 254 in all.',
    es: 'Este correo es demasiado largo. Use hasta 64 caracteres antes de la @ y 254 en total.',
  },
  'formRules.npi': {
    en: 'Check the NPI. It has 10 digits, and the last digit does not match.',
    es: 'Revise el NPI. Tiene 10 dígitos y el último no coincide.',
  },
  'formRules.npiDigits': {
    en: 'Enter the NPI using digits only.',
    es: 'Ingrese el NPI usando solo dígitos.',
  },
  'formRules.npiLength': {
    en: 'Enter the 10 digits of the NPI.',
    es: 'Ingrese los 10 dígitos del NPI.',
  },
  'formRules.deaForm': {
    en: 'Enter the DEA number. It has 2 letters and 7 digits.',
    es: 'Ingrese el número de la DEA. Tiene 2 letras y 7 dígitos.',
  },
  'formRules.dea': {
    en: 'Check the DEA number. It has 2 letters and 7 digits, and the last digit does not match.',
    es: 'Revise el número de la DEA. Tiene 2 letras y 7 dígitos, y el último no coincide.',
  },
  'formRules.ndc': {
    en: 'Enter the 11-digit NDC, or include the dashes.',
    es: 'Ingrese el NDC de 11 dígitos o incluya los guiones.',
  },
  'formRules.pharmacyNumber': {
    en: 'Enter the 10-digit NPI or the 7-digit number of the pharmacy.',
    es: 'Ingrese el NPI de 10 dígitos o el número de la farmacia de 7 dígitos.',
  },
  'formRules.rxNumber': {
    en: 'Enter the prescription number using digits only.',
    es: 'Ingrese el número de receta usando solo dígitos.',
  },
  'formRules.quantity': {
    en: 'Enter a quantity greater than 0.',
    es: 'Ingrese una cantidad mayor que 0.',
  },
  'formRules.daysSupply': {
    en: 'Enter days supply from 1 to 365.',
    es: 'Ingrese los días de suministro, de 1 a 365.',
  },
  'formRules.money': { en: 'Enter an amount like 25.00.', es: 'Ingrese un monto como 25.00.' },
  'formRules.diagnosis': {
    en: 'Enter a code like E11.9, or say what the condition is.',
    es: 'Ingrese un código como E11.9 o describa la afección.',
  },
  'formRules.option': { en: 'Choose one of the list.', es: 'Elija una opción de la lista.' },
  'formRules.exclusive': {
    en: 'Choose this one alone, or the others without it.',
    es: 'Elija solo esta opción, o las otras sin ella.',
  },
  'formRules.tooFew': { en: 'Add at least {least}.', es: 'Agregue al menos {least}.' },
  'formRules.tooMany': { en: 'Leave at most {most}.', es: 'Deje {most} como máximo.' },
  'formRules.tooManyFiles': {
    en: 'Attach at most {most} files.',
    es: 'Adjunte {most} archivos como máximo.',
  },
  'formRules.fileSize': {
    en: 'A file is empty or larger than 10 MB. Remove it.',
    es: 'Un archivo está vacío o supera los 10 MB. Quítelo.',
  },
  'formRules.filesTotal': {
    en: 'The files are larger than 25 MB together. Remove one.',
    es: 'Los archivos superan los 25 MB en total. Quite uno.',
  },
  'formRules.fileUnfinished': {
    en: 'Wait until every file is ready, or remove those that are not.',
    es: 'Espere a que todos los archivos estén listos o quite los que no lo están.',
  },
  'formRules.fileUnknown': {
    en: 'We no longer have this file. Choose it again.',
    es: 'Ya no tenemos este archivo. Elíjalo de nuevo.',
  },
  'formRules.agreed': {
    en: 'Check the box to say that you agree.',
    es: 'Marque la casilla para decir que está de acuerdo.',
  },
  'formRules.signature': {
    en: 'Type your full name exactly as shown: {name}.',
    es: 'Escriba su nombre completo tal como se muestra: {name}.',
  },
  'formRules.refused': {
    en: 'Our service does not accept this answer. Please change it, or call us.',
    es: 'Nuestro servicio no acepta esta respuesta. Cámbiela o llámenos.',
  },
});
