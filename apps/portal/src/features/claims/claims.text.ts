import { defineTexts } from '../../i18n';

export default defineTexts({
  'claims.title': { en: 'Claims history', es: 'Historial de reclamaciones' },
  'claims.intro': {
    en: 'Prescriptions your pharmacy has billed. New claims show here within a day.',
    es: 'Recetas que su farmacia ha facturado. Las reclamaciones nuevas aparecen aquí en un día.',
  },
  'claims.csv': { en: 'Download CSV', es: 'Descargar CSV' },
  'claims.csvFailed': {
    en: 'The file could not be made. Try again.',
    es: 'No se pudo crear el archivo. Intente de nuevo.',
  },
  'claims.print': { en: 'Print', es: 'Imprimir' },
  'claims.printed': {
    en: '{client}, claims history. Printed {date}.',
    es: '{client}, historial de reclamaciones. Impreso el {date}.',
  },
  'claims.born': { en: 'born {date}', es: 'fecha de nacimiento: {date}' },
  'claims.memberId': { en: 'Member ID {id}.', es: 'N.º de miembro {id}.' },

  'claims.period': { en: 'Period', es: 'Período' },
  'claims.days': {
    en: { one: '{count} day', other: '{count} days' },
    es: { one: '{count} día', other: '{count} días' },
  },
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

  'claims.column.dateOfService': { en: 'Service date', es: 'Fecha de servicio' },
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
  'claims.caption': {
    en: 'Claims from {from} to {to}',
    es: 'Reclamaciones del {from} al {to}',
  },
  'claims.none': {
    en: 'We have no claims on record from {from} to {to}.',
    es: 'No tenemos reclamaciones registradas del {from} al {to}.',
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
  'claims.clearSearch': { en: 'Clear search', es: 'Borrar búsqueda' },
  'claims.failedHint': {
    en: 'Sorry, the problem is ours. Try again, or call us at {phone} (TTY 711).',
    es: 'Lo sentimos, el problema es nuestro. Intente de nuevo o llámenos al {phone} (TTY 711).',
  },

  'claims.detailsOf': { en: 'Details of {drug}, {date}', es: 'Detalles de {drug}, {date}' },
  'claims.detailLoading': { en: 'Loading the details…', es: 'Cargando los detalles…' },
  'claims.detailFailed': {
    en: 'The details did not load.',
    es: 'Los detalles no se cargaron.',
  },
  'claims.fact.prescription': { en: 'Prescription', es: 'Receta' },
  'claims.fact.rejectCode': { en: 'Pharmacy’s code', es: 'Código de la farmacia' },
  'claims.fact.filledFor': { en: 'Filled for', es: 'Surtida para' },
  'claims.fact.prescriber': { en: 'Prescriber', es: 'Médico que receta' },
  'claims.fact.pharmacyPhone': { en: 'Pharmacy phone', es: 'Teléfono de la farmacia' },
  'claims.fact.claimNumber': { en: 'Claim number', es: 'N.º de reclamación' },
  'claims.rxNumber': { en: 'Rx {number}', es: 'Rx {number}' },
  'claims.quantity': { en: '{quantity} {unit}', es: '{quantity} {unit}' },
  'claims.unit.tablets': {
    en: { one: 'tablet', other: 'tablets' },
    es: { one: 'tableta', other: 'tabletas' },
  },
  'claims.unit.capsules': {
    en: { one: 'capsule', other: 'capsules' },
    es: { one: 'cápsula', other: 'cápsulas' },
  },
  'claims.unit.inhaler': {
    en: { one: 'inhaler', other: 'inhalers' },
    es: { one: 'inhalador', other: 'inhaladores' },
  },
  'claims.unit.dose': { en: { one: 'dose', other: 'doses' }, es: { one: 'dosis', other: 'dosis' } },
  'claims.unit.pens': { en: { one: 'pen', other: 'pens' }, es: { one: 'pluma', other: 'plumas' } },
  'claims.unit.spray-bottle': {
    en: { one: 'spray bottle', other: 'spray bottles' },
    es: { one: 'frasco de aerosol', other: 'frascos de aerosol' },
  },

  'claims.why.title': { en: 'Why did I pay {amount}?', es: '¿Por qué pagué {amount}?' },
  'claims.why.step': { en: 'Step', es: 'Paso' },
  'claims.why.amount': { en: 'Amount', es: 'Importe' },
  'claims.why.nothing': {
    en: 'You paid nothing for this fill. Your plan covered it.',
    es: 'Usted no pagó nada por esta receta. Su plan la cubrió.',
  },
  'claims.why.deductible': {
    en: 'You paid {deductible} toward your deductible. Your plan paid the rest.',
    es: 'Usted pagó {deductible} de su deducible. Su plan pagó el resto.',
  },
  'claims.why.deductibleWhole': {
    en: 'Your deductible was not met yet, so you paid the whole price. It counts toward your deductible.',
    es: 'Su deducible aún no estaba cubierto, así que usted pagó el precio completo. Cuenta para su deducible.',
  },
  'claims.why.copay': {
    en: 'Your copay for this fill was {copay}.',
    es: 'Su copago por esta receta fue de {copay}.',
  },
  'claims.why.share': {
    en: 'Your share is {percent} of the price your plan agreed to.',
    es: 'Su parte es el {percent} del precio acordado por su plan.',
  },
  'claims.why.shareAmount': {
    en: 'Your share of the price was {share}.',
    es: 'Su parte del precio fue de {share}.',
  },
  'claims.why.deductibleThenShare': {
    en: 'You had {deductible} left on your deductible, so you paid that first. Then you paid {percent} of the rest.',
    es: 'Le quedaban {deductible} de su deducible, así que pagó eso primero. Después pagó el {percent} del resto.',
  },
  'claims.why.deductibleThenShareAmount': {
    en: 'You had {deductible} left on your deductible, so you paid that first. Then you paid {share} as your share of the rest.',
    es: 'Le quedaban {deductible} de su deducible, así que pagó eso primero. Después pagó {share} como su parte del resto.',
  },
  'claims.why.deductibleThenCopay': {
    en: 'You had {deductible} left on your deductible, so you paid that first. Then you paid your copay of {copay}.',
    es: 'Le quedaban {deductible} de su deducible, así que pagó eso primero. Después pagó su copago de {copay}.',
  },
  'claims.why.several': {
    en: 'This is how the price came down to what you paid.',
    es: 'Así se llegó del precio a lo que usted pagó.',
  },
  'claims.why.brand': {
    en: 'Of this, {brand} is the extra cost of the brand over its generic.',
    es: 'De esto, {brand} es el costo adicional de la marca frente a su genérico.',
  },
  'claims.why.other': {
    en: 'Your other insurance paid {other}.',
    es: 'Su otro seguro pagó {other}.',
  },
  'claims.why.unknownTitle': {
    en: 'How this price was made up',
    es: 'Cómo se calculó este precio',
  },
  'claims.why.unknown': {
    en: 'We do not have the full breakdown of this claim. Call us at {phone} (TTY 711) and we will explain it.',
    es: 'No tenemos el desglose completo de esta reclamación. Llámenos al {phone} (TTY 711) y se lo explicamos.',
  },
  'claims.step.fullPrice': { en: 'Pharmacy’s full price', es: 'Precio completo de la farmacia' },
  'claims.step.planDiscount': { en: 'Plan discount', es: 'Descuento del plan' },
  'claims.step.agreedPrice': {
    en: 'Price your plan agreed to',
    es: 'Precio acordado por su plan',
  },
  'claims.step.planPaid': { en: 'Your plan paid', es: 'Su plan pagó' },
  'claims.step.otherPayer': { en: 'Other insurance paid', es: 'Otro seguro pagó' },
  'claims.step.youPaid': { en: 'You paid', es: 'Usted pagó' },
  'claims.step.deductible': { en: 'Toward your deductible', es: 'Para su deducible' },
  'claims.step.deductibleLeft': {
    en: 'Left on your deductible',
    es: 'Lo que quedaba de su deducible',
  },
  'claims.step.copay': { en: 'Your copay', es: 'Su copago' },
  'claims.step.coinsurance': { en: 'Your share of the price', es: 'Su parte del precio' },
  'claims.step.coinsuranceOfPrice': {
    en: 'Your {percent} share of the price',
    es: 'Su parte, el {percent} del precio',
  },
  'claims.step.coinsuranceOfRest': {
    en: 'Your {percent} share of the other {rest}',
    es: 'Su parte, el {percent} de los otros {rest}',
  },
  'claims.step.brandDifference': {
    en: 'Extra cost of the brand',
    es: 'Costo adicional de la marca',
  },
  'claims.next.title': { en: 'Next time', es: 'La próxima vez' },
  'claims.next.about': { en: 'About {amount}', es: 'Unos {amount}' },
  'claims.next.reason': {
    en: '{percent} of {price}. Your deductible is now met.',
    es: '{percent} de {price}. Su deducible ya está cubierto.',
  },
  'claims.next.lowerPrice': { en: 'Look for a lower price', es: 'Buscar un precio más bajo' },

  'claims.inProgress.title': {
    en: 'Your plan is still working on this claim',
    es: 'Su plan aún procesa esta reclamación',
  },
  'claims.inProgress.text': {
    en: 'The amounts show here once it is done, most often within a day.',
    es: 'Los importes aparecerán aquí cuando termine, por lo general en un día.',
  },
  'claims.reversed.title': {
    en: 'The pharmacy took this claim back',
    es: 'La farmacia anuló esta reclamación',
  },
  'claims.reversed.text': {
    en: 'This happens when a prescription is not picked up or is billed again. You owe nothing for it, and it does not count toward your limits.',
    es: 'Esto sucede cuando una receta no se recoge o se factura de nuevo. Usted no debe nada por ella y no cuenta para sus límites.',
  },
  'claims.rejected.title': {
    en: 'Your plan did not pay for {drug}',
    es: 'Su plan no pagó {drug}',
  },
  'claims.rejected.text': {
    en: 'Nothing was charged to your plan, and this does not count toward your limits.',
    es: 'No se cobró nada a su plan y esto no cuenta para sus límites.',
  },
  'claims.rejected.callWithCode': {
    en: 'For help, call us at {phone} (TTY 711) and give the pharmacy’s code {code}.',
    es: 'Si necesita ayuda, llámenos al {phone} (TTY 711) y dé el código de la farmacia, {code}.',
  },
  'claims.rejected.call': {
    en: 'For help, call us at {phone} (TTY 711).',
    es: 'Si necesita ayuda, llámenos al {phone} (TTY 711).',
  },
  'claims.reject.40': {
    en: 'The pharmacy was not in your plan’s network that day.',
    es: 'La farmacia no estaba en la red de su plan ese día.',
  },
  'claims.reject.41': {
    en: 'Your other insurance has to be billed first.',
    es: 'Primero se debe facturar a su otro seguro.',
  },
  'claims.reject.70': {
    en: 'This drug is not on your plan’s list.',
    es: 'Este medicamento no está en la lista de su plan.',
  },
  'claims.reject.71': {
    en: 'Your plan does not accept this prescriber.',
    es: 'Su plan no acepta a este médico.',
  },
  'claims.reject.75': {
    en: 'Your plan has to approve this drug first.',
    es: 'Su plan debe aprobar este medicamento primero.',
  },
  'claims.reject.76': {
    en: 'The amount is over your plan’s limit.',
    es: 'La cantidad supera el límite de su plan.',
  },
  'claims.reject.77': {
    en: 'This product is no longer made.',
    es: 'Este producto ya no se fabrica.',
  },
  'claims.reject.78': {
    en: 'The cost is over your plan’s limit.',
    es: 'El costo supera el límite de su plan.',
  },
  'claims.reject.79': {
    en: 'It is too early for a refill.',
    es: 'Es demasiado pronto para resurtir.',
  },
  'claims.reject.88': {
    en: 'Your pharmacist has to review a safety alert.',
    es: 'Su farmacéutico debe revisar una alerta de seguridad.',
  },
});
