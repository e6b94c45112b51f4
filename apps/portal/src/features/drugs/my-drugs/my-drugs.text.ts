import { defineTexts } from '../../../language';

/** My drugs: what each costs now, when it can be refilled, the year month by month, and how to pay less. */
export default defineTexts({
  'myDrugs.lead': {
    en: 'From your claims, at today’s prices. {date}, {time}',
    es: 'Según sus reclamaciones, a los precios de hoy. {date}, {time}',
  },
  'myDrugs.leadWaiting': {
    en: 'From your claims, at today’s prices.',
    es: 'Según sus reclamaciones, a los precios de hoy.',
  },
  'myDrugs.none': {
    en: 'No drugs on record in the last 12 months',
    es: 'No hay medicamentos registrados en los últimos 12 meses',
  },
  'myDrugs.noneText': {
    en: 'After your first fill: what each drug costs now, when you can refill it, and what the year will cost.',
    es: 'Después de su primer surtido: cuánto cuesta cada medicamento, cuándo puede resurtirlo y cuánto costará el año.',
  },
  'myDrugs.noneWrong': {
    en: 'Did you fill a drug? Call us at {phone} and we will look it up.',
    es: '¿Surtió un medicamento? Llámenos al {phone} y lo buscaremos.',
  },

  'myDrugs.short': { en: 'In short', es: 'En resumen' },
  'myDrugs.stillPay': { en: 'You still pay in {year}', es: 'Lo que falta pagar en {year}' },
  'myDrugs.refills': {
    en: {
      one: 'for {count} refill through December 31',
      other: 'for {count} refills through December 31',
    },
    es: {
      one: 'por {count} resurtido hasta el 31 de diciembre',
      other: 'por {count} resurtidos hasta el 31 de diciembre',
    },
  },
  'myDrugs.noRefills': {
    en: 'No refills expected through December 31',
    es: 'No hay resurtidos previstos hasta el 31 de diciembre',
  },
  'myDrugs.runsOut': { en: 'You run out first', es: 'Lo primero que se le acaba' },
  'myDrugs.ranOut': { en: 'Used up by now', es: 'Ya debe de haberse acabado' },
  'myDrugs.usedUp': { en: 'Used up', es: 'Ya se acabó' },
  'myDrugs.ownDeductible': { en: 'Your own deductible', es: 'Su deducible individual' },
  'myDrugs.familyDeductible': { en: 'Your family’s deductible', es: 'El deducible de su familia' },
  'myDrugs.met': { en: 'Met', es: 'Alcanzado' },
  'myDrugs.shareNow': { en: 'You now pay your share.', es: 'Ahora paga solo su parte.' },
  'myDrugs.helpCopayNow': {
    en: 'With Extra Help you pay its copays.',
    es: 'Con la Ayuda Adicional usted paga sus copagos.',
  },
  'myDrugs.nothingNow': {
    en: 'You now pay {none} for covered drugs.',
    es: 'Ahora paga {none} por los medicamentos cubiertos.',
  },
  'myDrugs.left': { en: '{amount} left', es: 'Faltan {amount}' },
  'myDrugs.metOf': { en: '{met} of {limit} met', es: 'Alcanzado: {met} de {limit}' },
  'myDrugs.noDeductible': { en: 'None', es: 'Ninguno' },
  'myDrugs.noDeductibleText': {
    en: 'Your plan has no deductible for drugs.',
    es: 'Su plan no tiene deducible para medicamentos.',
  },
  'myDrugs.notAvailable': { en: 'Not available yet', es: 'Aún no disponible' },

  'myDrugs.planMissingText': {
    en: 'These are prices without your plan. We cannot say now what it covers and what is still to come. Try again later.',
    es: 'Estos son precios sin su plan. Ahora no podemos decir qué cubre ni qué falta por pagar. Intente más tarde.',
  },
  'myDrugs.priceMissing': {
    en: {
      one: 'We have no price now for {drugs}',
      other: 'We have no price now for {count} drugs: {drugs}',
    },
    es: {
      one: 'Ahora no tenemos el precio de {drugs}',
      other: 'Ahora no tenemos el precio de {count} medicamentos: {drugs}',
    },
  },
  'myDrugs.priceMissingText': {
    en: {
      one: 'The totals leave it out. Your pharmacy can tell you the price.',
      other: 'The totals leave them out. Your pharmacy can tell you the prices.',
    },
    es: {
      one: 'Los totales no lo incluyen. Su farmacia puede decirle el precio.',
      other: 'Los totales no los incluyen. Su farmacia puede decirle los precios.',
    },
  },

  'myDrugs.listTitle': {
    en: { one: '{count} drug', other: '{count} drugs, soonest first' },
    es: { one: '{count} medicamento', other: '{count} medicamentos, primero el más próximo' },
  },
  'myDrugs.print': { en: 'Print my list', es: 'Imprimir mi lista' },
  'myDrugs.drug': { en: 'Your drug', es: 'Su medicamento' },
  'myDrugs.next': { en: 'Next refill', es: 'Próximo resurtido' },
  'myDrugs.refillsLeft': { en: 'Refills left', es: 'Resurtidos que quedan' },
  'myDrugs.payNow': { en: 'You pay now', es: 'Paga ahora' },
  'myDrugs.rest': { en: 'Rest of {year}', es: 'Resto de {year}' },
  'myDrugs.action': { en: 'What you can do', es: 'Qué puede hacer' },
  'myDrugs.supply': {
    en: '{amount} for {days}, {pharmacy}',
    es: '{amount} para {days}, {pharmacy}',
  },
  'myDrugs.notFilled': { en: 'Prescribed, not filled yet', es: 'Recetado, aún sin surtir' },
  'myDrugs.filling': { en: 'Being filled', es: 'Se está surtiendo' },
  'myDrugs.fillingText': {
    en: 'The pharmacy has sent the claim, or it is in a home delivery order',
    es: 'La farmacia envió la reclamación, o está en un pedido a domicilio',
  },
  'myDrugs.ready': { en: 'You can refill it now', es: 'Ya puede resurtirlo' },
  'myDrugs.from': { en: 'Refill from {date}', es: 'Puede resurtirlo desde el {date}' },
  'myDrugs.autoShips': {
    en: 'Auto-refill ships it on {date}. You do not have to order it',
    es: 'El resurtido automático lo envía el {date}. No tiene que hacer un pedido',
  },
  'myDrugs.seeAutoRefill': { en: 'See auto-refill', es: 'Ver el resurtido automático' },
  'myDrugs.renew': {
    en: 'Your prescriber must renew the prescription',
    es: 'El médico que receta debe renovar la receta',
  },
  'myDrugs.noneLeft': { en: 'None', es: 'Ninguno' },
  'myDrugs.noRefillsLeft': { en: 'No refills left', es: 'No quedan resurtidos' },
  'myDrugs.canCostLess': { en: 'Can cost less', es: 'Puede costar menos' },
  'myDrugs.noPrice': { en: 'No price now', es: 'Sin precio ahora' },
  'myDrugs.notCovered': { en: 'Not covered', es: 'Sin cobertura' },
  'myDrugs.cashPrice': {
    en: '{amount} without your plan',
    es: '{amount} sin su plan',
  },
  'myDrugs.notCounted': { en: 'Not counted', es: 'No se cuenta' },
  'myDrugs.seePrices': { en: 'Compare prices', es: 'Comparar precios' },
  'myDrugs.seeWhatToDo': { en: 'See what to do', es: 'Ver qué hacer' },
  'myDrugs.for': { en: '{action}: {drug}', es: '{action}: {drug}' },

  'myDrugs.waiting75': { en: 'After approval', es: 'Después de la aprobación' },
  'myDrugs.waiting75Text': {
    en: 'Your plan must approve it first',
    es: 'Su plan debe aprobarlo primero',
  },
  'myDrugs.waiting70': { en: 'Not on the list', es: 'No está en la lista' },
  'myDrugs.waiting70Text': {
    en: 'Ask your prescriber about a drug that is covered',
    es: 'Pregunte al médico que receta por un medicamento con cobertura',
  },
  'myDrugs.waiting76': { en: 'Over a limit', es: 'Supera un límite' },
  'myDrugs.waiting76Text': {
    en: 'Your plan pays for less at a time',
    es: 'Su plan paga una cantidad menor cada vez',
  },
  'myDrugs.waitingOther': { en: 'Not paid', es: 'No se pagó' },
  'myDrugs.waitingOtherText': {
    en: 'The claim says what to do',
    es: 'La reclamación dice qué hacer',
  },
  'myDrugs.approved': { en: 'Approved', es: 'Aprobado' },
  'myDrugs.readyToFill': { en: 'Ready to fill', es: 'Listo para surtir' },
  'myDrugs.approvedText': {
    en: 'Ask the pharmacy to run the claim again',
    es: 'Pida a la farmacia que vuelva a procesar la reclamación',
  },
  'myDrugs.tag75': { en: 'Not approved', es: 'No aprobado' },
  'myDrugs.tagOther': { en: 'Not paid', es: 'No se pagó' },

  'myDrugs.stopped': {
    en: 'No fill in more than {days} days',
    es: 'Sin surtidos en más de {days} días',
  },
  'myDrugs.stoppedText': {
    en: 'Their last fill was used up more than {days} days ago, or they were refused and never filled. We do not count these.',
    es: 'Su último surtido se terminó hace más de {days} días, o el plan no los aprobó y nunca se surtieron. No los contamos.',
  },
  'myDrugs.order': { en: 'Order this refill', es: 'Pedir este resurtido' },
  'myDrugs.lastFilled': { en: '{drug}, last filled {date}', es: '{drug}, último surtido: {date}' },
  'myDrugs.neverFilled': { en: '{drug}, never filled', es: '{drug}, nunca surtido' },
  'myDrugs.sourceTitle': { en: 'Where this comes from:', es: 'De dónde viene:' },
  'myDrugs.source': {
    en: 'your claims of the last 12 months, the prices of {date}, and what counts toward your limits today. We expect each drug to be filled again when its days of supply are over. If three or more fills show that a drug lasts you longer, we count its usual time between fills, up to twice its days of supply. What a fill costs now is exact for today; what is to come is an estimate.',
    es: 'sus reclamaciones de los últimos 12 meses, los precios del {date} y lo que hoy cuenta para sus límites. Prevemos que cada medicamento se surtirá de nuevo al terminar sus días de suministro. Si tres o más surtidos muestran que un medicamento le dura más, contamos el tiempo habitual entre sus surtidos, hasta el doble de sus días de suministro. Lo que cuesta ahora un surtido es exacto hoy; lo que está por venir es un estimado.',
  },

  'myDrugs.savings': { en: 'Savings to ask about', es: 'Ahorros por los que puede preguntar' },
  'myDrugs.saveDrug': { en: '{other} in place of {drug}', es: '{other} en lugar de {drug}' },
  'myDrugs.saveDrugText': {
    en: '{amount} for {days} at {own} in place of {before}. {pace} Ask your prescriber.',
    es: '{amount} por {days} en {own} en lugar de {before}. {pace} Pregunte al médico que receta.',
  },
  'myDrugs.saveDrugAnyText': {
    en: '{amount} a fill in place of {before}. {pace} Ask your prescriber.',
    es: '{amount} por surtido en lugar de {before}. {pace} Pregunte al médico que receta.',
  },
  'myDrugs.saveSupply': {
    en: '{drug}, {days} at {pharmacy}',
    es: '{drug}, {days} en {pharmacy}',
  },
  'myDrugs.saveSupplyText': {
    en: '{amount} in place of three fills at {own} for {before} each. {pace}',
    es: '{amount} en lugar de tres surtidos en {own} de {before} cada uno. {pace}',
  },
  'myDrugs.saveSupplyAnyText': {
    en: '{amount} in place of three fills for {before} each. {pace}',
    es: '{amount} en lugar de tres surtidos de {before} cada uno. {pace}',
  },
  'myDrugs.savePharmacy': { en: '{drug} at {pharmacy}', es: '{drug} en {pharmacy}' },
  'myDrugs.savePharmacyText': {
    en: '{amount} a fill in place of {before} at {own}. {pace}',
    es: '{amount} por surtido en lugar de {before} en {own}. {pace}',
  },
  'myDrugs.savePharmacyAnyText': {
    en: '{amount} a fill in place of {before}. {pace}',
    es: '{amount} por surtido en lugar de {before}. {pace}',
  },
  'myDrugs.miles': { en: '{miles} mi away.', es: 'A {miles} mi.' },
  'myDrugs.byMail': { en: 'Home delivery.', es: 'Entrega a domicilio.' },
  'myDrugs.aYear': { en: '{amount} a year', es: '{amount} al año' },
  'myDrugs.savingsNote': {
    en: 'Savings for the same drug do not add up. They compare as many days of each for a year, after any deductible and up to the out-of-pocket limit. {pace} Talk to your prescriber before you change a drug.',
    es: 'Los ahorros de un mismo medicamento no se suman. Comparan los mismos días de cada uno en un año, después del deducible, si lo hay, y hasta el límite de gastos de bolsillo. {pace} Hable con el médico que receta antes de cambiar un medicamento.',
  },

  'myDrugs.missing': { en: 'Is a drug missing?', es: '¿Falta un medicamento?' },
  'myDrugs.missingText': {
    en: 'We list what your plan was billed in the last 12 months, if the prescription has refills.',
    es: 'Mostramos lo que se cobró a su plan en los últimos 12 meses, si la receta tiene resurtidos.',
  },
  'myDrugs.priceAnother': { en: 'Price another drug', es: 'Ver el precio de otro medicamento' },
  'myDrugs.spread': { en: 'Pay by the month', es: 'Pague por mes' },
  'myDrugs.spreadText': {
    en: 'The Medicare Prescription Payment Plan spreads what you pay over the year.',
    es: 'El Plan de pagos de recetas médicas de Medicare reparte lo que paga a lo largo del año.',
  },
  'myDrugs.spreadLink': { en: 'See if it helps you', es: 'Vea si le conviene' },
});
