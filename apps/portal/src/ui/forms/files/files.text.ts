import { defineTexts } from '../../../language';

/** Files that are attached: limits, progress, and why one was not taken. */
export default defineTexts({
  'files.limits': {
    en: 'PDF, JPEG, PNG, HEIC or TIFF, up to {megabytes} MB each. At most {most} files, {total} MB in all.',
    es: 'PDF, JPEG, PNG, HEIC o TIFF, de hasta {megabytes} MB cada uno. Máximo {most} archivos, {total} MB en total.',
  },
  'files.counted': {
    en: '{count} of {most} files, {size} of {total} MB',
    es: '{count} de {most} archivos, {size} de {total} MB',
  },
  'files.drop': { en: 'Drop files here, or', es: 'Suelte los archivos aquí o' },
  'files.choose': { en: 'Choose files', es: 'Elegir archivos' },
  'files.chooseAgain': { en: 'Choose again', es: 'Elegir de nuevo' },
  'files.again': { en: 'Try again', es: 'Intentar de nuevo' },
  'files.remove': { en: 'Remove', es: 'Quitar' },
  'files.stop': { en: 'Stop', es: 'Detener' },
  'files.kilobytes': { en: '{size} KB', es: '{size} KB' },
  'files.megabytes': { en: '{size} MB', es: '{size} MB' },
  'files.waiting': { en: '{size}, waiting to be sent', es: '{size}, en espera' },
  'files.sending': { en: '{percent} of {size}', es: '{percent} de {size}' },
  'files.sendingOne': { en: 'Sending {name}', es: 'Enviando {name}' },
  'files.ready': { en: '{size}, ready to send', es: '{size}, listo para enviar' },
  'files.started': {
    en: { one: 'Adding {count} file.', other: 'Adding {count} files.' },
    es: { one: 'Se agrega {count} archivo.', other: 'Se agregan {count} archivos.' },
  },
  'files.attached': { en: '{name} is ready to send.', es: '{name} está listo para enviar.' },
  'files.notAttached': { en: '{name} was not added.', es: 'No se agregó {name}.' },
  'files.removed': { en: '{name} was removed.', es: 'Se quitó {name}.' },
  'files.problem.lost': {
    en: 'This file is not attached. Choose it again, or remove it.',
    es: 'Este archivo no está adjunto. Elíjalo de nuevo o quítelo.',
  },
  'files.problem.type': {
    en: 'We can’t attach this file type. Use a PDF, JPEG, PNG, HEIC or TIFF file.',
    es: 'No podemos adjuntar este tipo de archivo. Use un archivo PDF, JPEG, PNG, HEIC o TIFF.',
  },
  'files.problem.empty': { en: 'Your file is empty.', es: 'El archivo está vacío.' },
  'files.problem.tooLarge': {
    en: 'Your file is larger than {megabytes} MB.',
    es: 'El archivo supera los {megabytes} MB.',
  },
  'files.problem.duplicate': {
    en: 'You already attached this file.',
    es: 'Ya adjuntó este archivo.',
  },
  'files.problem.tooMany': {
    en: 'You can attach {most} files. Remove one to add this one.',
    es: 'Puede adjuntar {most} archivos. Quite uno para agregar este.',
  },
  'files.problem.totalTooLarge': {
    en: 'All files together would be larger than {total} MB. Remove one to add this one.',
    es: 'Todos los archivos juntos superarían los {total} MB. Quite uno para agregar este.',
  },
  'files.problem.infected': {
    en: 'We found something harmful in this file and did not keep it. Remove it, or choose another one.',
    es: 'Encontramos algo dañino en este archivo y no lo guardamos. Quítelo o elija otro.',
  },
  'files.problem.cutOff': {
    en: 'The end of this file is missing. Open it to see if it is whole, or choose another one.',
    es: 'Falta el final de este archivo. Ábralo para ver si está completo o elija otro.',
  },
  'files.problem.notScanned': {
    en: 'We can’t check files for viruses now. Try again in a few minutes.',
    es: 'Ahora no podemos revisar si los archivos tienen virus. Intente de nuevo en unos minutos.',
  },
  'files.problem.signedOut': {
    en: 'You are signed out. Sign in on another tab, then try again.',
    es: 'Su sesión terminó. Inicie sesión en otra pestaña e intente de nuevo.',
  },
  'files.problem.tooFast': {
    en: 'You sent many files in a short time.',
    es: 'Envió muchos archivos en poco tiempo.',
  },
  'files.problem.offline': {
    en: 'You are offline. Try again when you are back online.',
    es: 'No tiene conexión. Intente de nuevo cuando vuelva la conexión.',
  },
  'files.problem.interrupted': {
    en: 'The connection broke before all of the file arrived. Try again.',
    es: 'La conexión se cortó antes de que llegara todo el archivo. Intente de nuevo.',
  },
  'files.problem.server': {
    en: 'Our service did not take this file. Try again in a few minutes.',
    es: 'Nuestro servicio no recibió este archivo. Intente de nuevo en unos minutos.',
  },
});
