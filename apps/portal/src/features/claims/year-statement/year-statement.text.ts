import { defineTexts } from '../../../language';

/** What was paid for prescriptions in a year, by person and drug: on the screen, on paper, as a table. */
export default defineTexts({
  'yearStatement.intro': {
    en: 'What you paid for prescriptions, for taxes or a health account (HSA, FSA).',
    es: 'Lo que pagó por sus recetas, para impuestos o una cuenta de salud (HSA, FSA).',
  },
  'yearStatement.period': { en: '{from} to {to}', es: 'Del {from} al {to}' },
  'yearStatement.year': { en: 'Year', es: 'Año' },
  'yearStatement.soFar': { en: '{year} so far', es: '{year} hasta hoy' },
  'yearStatement.notHere': {
    en: 'There is no statement for that year',
    es: 'No hay resumen de ese año',
  },
  'yearStatement.notHereHint': {
    en: 'You can see {lastYear} and {thisYear}. Below is {thisYear} so far.',
    es: 'Puede ver los de {lastYear} y {thisYear}. Abajo está el de {thisYear} hasta hoy.',
  },
  'yearStatement.forTaxes': {
    en: 'For last year’s taxes, choose {year}.',
    es: 'Para los impuestos del año pasado, elija {year}.',
  },
  'yearStatement.loading': { en: 'Adding up your claims…', es: 'Sumando sus reclamaciones…' },
  'yearStatement.failed': {
    en: 'Your claims did not load, so there is no statement.',
    es: 'Sus reclamaciones no se cargaron, así que no hay resumen.',
  },
  'yearStatement.none': {
    en: 'Nothing was paid from {from} to {to}',
    es: 'No se pagó nada del {from} al {to}',
  },
  'yearStatement.noneHint': {
    en: 'If you expect a claim here, ask the pharmacy if it billed your plan.',
    es: 'Si espera ver una reclamación aquí, pregunte a la farmacia si facturó a su plan.',
  },
  'yearStatement.youPaid': {
    en: 'You paid, {from} to {to}',
    es: 'Usted pagó, del {from} al {to}',
  },
  'yearStatement.ask': {
    en: 'Call us at {phone} (TTY 711) and we will tell you more.',
    es: 'Llámenos al {phone} (TTY 711) y le diremos más.',
  },
  'yearStatement.fills': {
    en: { one: '{count} fill', other: '{count} fills' },
    es: { one: '{count} surtido', other: '{count} surtidos' },
  },
  'yearStatement.byDrug': { en: 'By person and drug', es: 'Por persona y medicamento' },
  'yearStatement.person': { en: 'Person', es: 'Persona' },
  'yearStatement.drug': { en: 'Drug', es: 'Medicamento' },
  'yearStatement.column.fills': { en: 'Fills', es: 'Surtidos' },
  'yearStatement.column.planPaid': { en: 'Plan paid', es: 'Pagó el plan' },
  'yearStatement.column.youPaid': { en: 'You paid', es: 'Usted pagó' },
  'yearStatement.reversed': {
    en: 'The pharmacy took a claim back on {date}.',
    es: 'La farmacia anuló una reclamación el {date}.',
  },
  'yearStatement.sumOf': { en: '{name}, in all', es: '{name}, en total' },
  'yearStatement.fillsNotShown': { en: 'Not shown', es: 'No se muestran' },
  'yearStatement.total': { en: 'Total', es: 'Total' },
  'yearStatement.everyone': { en: 'Everyone', es: 'Todas las personas' },
  'yearStatement.everyoneSeen': {
    en: 'Those you can see',
    es: 'Las personas que usted puede ver',
  },
  'yearStatement.taxes': { en: 'For your tax papers', es: 'Para sus impuestos' },
  'yearStatement.taxesText': {
    en: 'It shows what you paid, not how. Keep the receipts if you used an HSA or FSA card.',
    es: 'Muestra cuánto pagó, no cómo. Guarde los recibos si usó una tarjeta HSA o FSA.',
  },
  'yearStatement.noAdvice': {
    en: 'We can’t give tax advice.',
    es: 'No podemos dar asesoría sobre impuestos.',
  },
  'yearStatement.claims': { en: 'See the claims', es: 'Ver las reclamaciones' },
  'yearStatement.pdf': { en: 'Download PDF', es: 'Descargar PDF' },
  'yearStatement.pdfOfEveryone': {
    en: 'The PDF includes everyone. To download it, choose “Everyone” as the person.',
    es: 'El PDF incluye a todas las personas. Para descargarlo elija “Todas las personas”.',
  },
  'yearStatement.csv': { en: 'Download CSV', es: 'Descargar CSV' },
  'yearStatement.csvDone': {
    en: 'The table is downloaded.',
    es: 'La tabla se descargó.',
  },
  'yearStatement.fileFailed': {
    en: 'We could not create the file. Try again.',
    es: 'No se pudo crear el archivo. Intente de nuevo.',
  },
  /** Names of the downloaded files, without their endings. Of whom it is stays out of the name. */
  'yearStatement.fileName': { en: 'statement-{year}', es: 'resumen-{year}' },
  'yearStatement.fileNameOfPerson': {
    en: 'statement-{year}-one-person',
    es: 'resumen-{year}-una-persona',
  },
});
