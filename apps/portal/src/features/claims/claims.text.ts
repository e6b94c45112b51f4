import { defineTexts } from '../../language';

/** The screen of the claims history: filters, table, spending, health record export, printed summary. */
export default defineTexts({
  'claims.title': { en: 'Claims history', es: 'Historial de reclamaciones' },
  'claims.intro': {
    en: 'Prescriptions your pharmacy has billed. New claims show here within a day.',
    es: 'Recetas que su farmacia ha facturado. Las reclamaciones nuevas aparecen aquí en un día.',
  },
  'claims.period': { en: 'Period', es: 'Período' },
  'claims.days': {
    en: { one: '{count} day', other: '{count} days' },
    es: { one: '{count} día', other: '{count} días' },
  },
  'claims.thisYear': { en: 'This year', es: 'Este año' },
  'claims.otherDates': { en: 'Other dates', es: 'Otras fechas' },
  'claims.fromDate': { en: 'First day', es: 'Primer día' },
  'claims.toDate': { en: 'Last day', es: 'Último día' },
  'claims.show': { en: 'Show', es: 'Mostrar' },
  'claims.missing': { en: 'Enter a date.', es: 'Ingrese una fecha.' },
  'claims.inFuture': { en: 'Choose today or a day before.', es: 'Elija hoy o un día anterior.' },
  'claims.tooEarly': {
    en: 'Choose {day} or a later day.',
    es: 'Elija el {day} o un día posterior.',
  },
  'claims.beforeStart': {
    en: 'Choose a last day that is not before the first day.',
    es: 'Elija un último día que no sea anterior al primero.',
  },
  'claims.invalidDates': {
    en: 'The dates in this link are not valid',
    es: 'Las fechas de este enlace no son válidas',
  },
  'claims.invalidDatesHint': {
    en: 'You can choose days from {day} to today. Here are the last 30 days instead.',
    es: 'Puede elegir días desde el {day} hasta hoy. Mientras tanto, le mostramos los últimos 30 días.',
  },
  'claims.linkedMissing': {
    en: 'The claim in this link is not in this list',
    es: 'La reclamación de este enlace no está en esta lista',
  },
  'claims.linkedMissingHint': {
    en: 'It may be from another period. Choose more days or other dates.',
    es: 'Puede ser de otro período. Elija más días u otras fechas.',
  },
  'claims.linkedHere': {
    en: 'The claim in this link is in this list',
    es: 'La reclamación de este enlace está en esta lista',
  },
  'claims.showLinked': { en: 'Show the claim', es: 'Mostrar la reclamación' },
  'claims.ofOtherMembers': {
    en: {
      one: '{count} claim that we received is of a person who is not in your plan. It is not shown or counted here. Call us at {phone} (TTY 711) and we will find out why.',
      other:
        '{count} claims that we received are of people who are not in your plan. They are not shown or counted here. Call us at {phone} (TTY 711) and we will find out why.',
    },
    es: {
      one: '{count} reclamación que recibimos es de una persona que no está en su plan. Aquí no se muestra ni se suma. Llámenos al {phone} (TTY 711) y averiguaremos por qué.',
      other:
        '{count} reclamaciones que recibimos son de personas que no están en su plan. Aquí no se muestran ni se suman. Llámenos al {phone} (TTY 711) y averiguaremos por qué.',
    },
  },
  'claims.notShared': {
    en: 'The claims of {names} are not shown. Each adult sees their own.',
    es: 'No se muestran las reclamaciones de {names}. Cada adulto ve las suyas.',
  },
  'claims.person': { en: 'Person', es: 'Persona' },
  'claims.person.all': { en: 'Everyone', es: 'Todas las personas' },
  'claims.status.all': { en: 'Any status', es: 'Cualquier estado' },
  'claims.status.other': { en: 'Another status', es: 'Otro estado' },
  'claims.search': { en: 'Drug or pharmacy', es: 'Medicamento o farmacia' },
  'claims.sortBy': { en: 'Sort by', es: 'Ordenar por' },
  'claims.order.date.ascending': {
    en: '{column}, oldest first',
    es: '{column}, la más antigua primero',
  },
  'claims.order.date.descending': {
    en: '{column}, newest first',
    es: '{column}, la más reciente primero',
  },
  'claims.order.amount.ascending': {
    en: '{column}, lowest first',
    es: '{column}, de menor a mayor',
  },
  'claims.order.amount.descending': {
    en: '{column}, highest first',
    es: '{column}, de mayor a menor',
  },
  'claims.order.text.ascending': { en: '{column}, A to Z', es: '{column}, de la A a la Z' },
  'claims.order.text.descending': { en: '{column}, Z to A', es: '{column}, de la Z a la A' },
  'claims.sorted': { en: 'Sorted by: {order}.', es: 'Orden: {order}.' },
  'claims.column.dateOfService': { en: 'Service date', es: 'Fecha de\u00a0servicio' },
  'claims.column.drugName': { en: 'Drug', es: 'Medicamento' },
  'claims.column.serviceProvider': { en: 'Pharmacy', es: 'Farmacia' },
  'claims.column.amtInsurancePaid': { en: 'Plan paid', es: 'Pagó el plan' },
  'claims.column.copayAmount': { en: 'You paid', es: 'Usted pagó' },
  'claims.column.status': { en: 'Status', es: 'Estado' },
  'claims.column.details': { en: 'Details', es: 'Detalles' },
  'claims.found': {
    en: { one: '{count} claim, {from} to {to}', other: '{count} claims, {from} to {to}' },
    es: {
      one: '{count} reclamación, del {from} al {to}',
      other: '{count} reclamaciones, del {from} al {to}',
    },
  },
  'claims.foundOnDay': {
    en: { one: '{count} claim, {day}', other: '{count} claims, {day}' },
    es: { one: '{count} reclamación, {day}', other: '{count} reclamaciones, {day}' },
  },
  'claims.caption': {
    en: 'Claims from {from} to {to}',
    es: 'Reclamaciones del {from} al {to}',
  },
  'claims.none': {
    en: 'We have no claims on record from {from} to {to}.',
    es: 'No tenemos reclamaciones registradas del {from} al {to}.',
  },
  'claims.captionOnDay': { en: 'Claims on {day}', es: 'Reclamaciones del {day}' },
  'claims.noneOnDay': {
    en: 'We have no claims on record on {day}.',
    es: 'No tenemos reclamaciones registradas el {day}.',
  },
  'claims.noneHint': {
    en: 'Filled a prescription? It can take a day to show here.',
    es: '¿Surtió una receta? Puede tardar un día en aparecer aquí.',
  },
  'claims.showLonger': { en: 'Show 90 days', es: 'Mostrar 90 días' },
  'claims.noMatch': {
    en: 'None of your claims match “{words}”.',
    es: 'Ninguna de sus reclamaciones coincide con “{words}”.',
  },
  'claims.noMatchHint': {
    en: 'Check the spelling, or search for part of the name.',
    es: 'Revise la ortografía o busque una parte del nombre.',
  },
  'claims.noneFiltered': {
    en: 'No claims match these filters.',
    es: 'Ninguna reclamación coincide con estos filtros.',
  },
  'claims.noneFilteredHint': {
    en: 'Choose another person, status or period.',
    es: 'Elija otra persona, otro estado o más fechas.',
  },
  'claims.clearFilter': { en: 'Show all claims', es: 'Mostrar todas las reclamaciones' },
  'claims.lacking': {
    en: {
      one: '{count} claim lacks an amount or its date. What it lacks is not in these totals. Call us at {phone} (TTY 711) and we will tell you more.',
      other:
        '{count} claims lack an amount or their date. What they lack is not in these totals. Call us at {phone} (TTY 711) and we will tell you more.',
    },
    es: {
      one: 'A {count} reclamación le falta un monto o la fecha. Lo que falta no está en estos totales. Llámenos al {phone} (TTY 711) y le diremos más.',
      other:
        'A {count} reclamaciones les falta un monto o la fecha. Lo que falta no está en estos totales. Llámenos al {phone} (TTY 711) y le diremos más.',
    },
  },
  'claims.notStated': {
    en: {
      one: '{count} claim is not in these totals because we do not know its status. Call us at {phone} (TTY 711) and we will tell you more.',
      other:
        '{count} claims are not in these totals because we do not know their status. Call us at {phone} (TTY 711) and we will tell you more.',
    },
    es: {
      one: '{count} reclamación no está en estos totales porque no conocemos su estado. Llámenos al {phone} (TTY 711) y le diremos más.',
      other:
        '{count} reclamaciones no están en estos totales porque no conocemos su estado. Llámenos al {phone} (TTY 711) y le diremos más.',
    },
  },
});
