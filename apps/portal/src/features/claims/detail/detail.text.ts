import { defineTexts } from '../../../language';

/** The details of a claim; why one was rejected is in claim-rejections.text.ts. */
export default defineTexts({
  'claims.detailsOf': { en: 'Details of {drug}, {date}', es: 'Detalles de {drug}, {date}' },
  'claims.fact.prescription': { en: 'Prescription', es: 'Receta' },
  'claims.fact.rejectCode': { en: 'Pharmacy’s code', es: 'Código de la farmacia' },
  'claims.fact.filledFor': { en: 'Filled for', es: 'Surtida para' },
  'claims.fact.prescriber': { en: 'Prescriber', es: 'Médico que receta' },
  'claims.fact.pharmacyPhone': { en: 'Pharmacy phone', es: 'Teléfono de la farmacia' },
  'claims.fact.claimNumber': { en: 'Claim number', es: 'N.º de reclamación' },
  'claims.eob.download': {
    en: 'Explanation of benefits (PDF)',
    es: 'Explicación de beneficios (PDF)',
  },
  'claims.eob.failed': {
    en: 'We could not create the file. Try again.',
    es: 'No se pudo crear el archivo. Intente de nuevo.',
  },
  /** Name of the downloaded file, without its ending. */
  'claims.eob.fileName': { en: 'eob-{number}', es: 'explicacion-{number}' },
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
  'claims.why.amount': { en: 'Amount', es: 'Monto' },
  'claims.why.nothing': {
    en: 'You paid nothing for this fill. Your plan covered it.',
    es: 'Usted no pagó nada por este surtido. Su plan lo cubrió.',
  },
  'claims.why.deductible': {
    en: 'You paid {deductible} toward the deductible. Your plan paid the rest.',
    es: 'Usted pagó {deductible} del deducible. Su plan pagó el resto.',
  },
  'claims.why.deductibleWhole': {
    en: 'The deductible was not met yet, so you paid the whole price. It counts toward the deductible.',
    es: 'Aún no se había alcanzado el deducible, así que usted pagó el precio completo. Cuenta para el deducible.',
  },
  'claims.why.copay': {
    en: 'Your copay for this fill was {copay}.',
    es: 'Su copago por este surtido fue de {copay}.',
  },
  'claims.why.priceWithinCopay': {
    en: 'The price of {copay} is no more than your copay, so you paid the price.',
    es: 'El precio de {copay} no supera su copago, así que usted pagó el precio.',
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
    en: '{deductible} of the price went to the deductible first. Then you paid {percent} of the rest.',
    es: 'Primero {deductible} del precio se aplicaron al deducible. Después pagó el {percent} del resto.',
  },
  'claims.why.deductibleThenShareAmount': {
    en: '{deductible} of the price went to the deductible first. Then you paid {share} as your share of the rest.',
    es: 'Primero {deductible} del precio se aplicaron al deducible. Después pagó {share} como su parte del resto.',
  },
  'claims.why.deductibleThenCopay': {
    en: '{deductible} of the price went to the deductible first. Then you paid your copay of {copay}.',
    es: 'Primero {deductible} del precio se aplicaron al deducible. Después pagó su copago de {copay}.',
  },
  'claims.why.deductibleThenPrice': {
    en: '{deductible} of the price went to the deductible first. The other {copay} of the price is no more than your copay, so you paid that too.',
    es: 'Primero {deductible} del precio se aplicaron al deducible. Los otros {copay} del precio no superan su copago, así que también los pagó.',
  },
  'claims.why.several': {
    en: 'This is how the price came down to what you paid.',
    es: 'Así se llegó del precio a lo que usted pagó.',
  },
  'claims.why.brandAlone': {
    en: 'A limit is reached, so your plan paid its price.',
    es: 'Se alcanzó un límite, así que su plan pagó su precio.',
  },
  'claims.why.brand': {
    en: 'You also paid {brand}, the extra cost of the brand over its generic.',
    es: 'También pagó {brand}, el costo adicional del medicamento de marca frente a su genérico.',
  },
  'claims.why.reachedLimit.own': {
    en: 'With this claim you reached your out-of-pocket limit for the year.',
    es: 'Con esta reclamación alcanzó su límite de gastos de bolsillo del año.',
  },
  'claims.why.reachedLimit.person': {
    en: 'With this claim the person reached the out-of-pocket limit for the year.',
    es: 'Con esta reclamación la persona alcanzó su límite de gastos de bolsillo del año.',
  },
  'claims.why.reachedLimit.named': {
    en: 'With this claim {name} reached the out-of-pocket limit for the year.',
    es: 'Con esta reclamación {name} alcanzó su límite de gastos de bolsillo del año.',
  },
  'claims.why.reversedOn': {
    en: 'The pharmacy took this claim back on {date}, so you owe nothing for it.',
    es: 'La farmacia anuló esta reclamación el {date}, así que usted no debe nada por ella.',
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
  'claims.step.youPaid': { en: 'You paid', es: 'Usted pagó' },
  'claims.step.deductible': { en: 'Went to the deductible', es: 'Se aplicó al deducible' },
  'claims.step.copay': { en: 'Your copay', es: 'Su copago' },
  'claims.step.priceWithinCopay': {
    en: 'The price, no more than your copay',
    es: 'El precio, que no supera su copago',
  },
  'claims.step.restWithinCopay': {
    en: 'The rest of the price, no more than your copay',
    es: 'El resto del precio, que no supera su copago',
  },
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
  'claims.inProgress.title': {
    en: 'Your plan is still working on this claim',
    es: 'Su plan aún procesa esta reclamación',
  },
  'claims.inProgress.text': {
    en: 'The amounts show here once it is done, most often within a day.',
    es: 'Los montos aparecerán aquí cuando termine, por lo general en un día.',
  },
  'claims.adjusted.text': {
    en: 'Your plan worked out this claim again. These are the new amounts.',
    es: 'Su plan volvió a calcular esta reclamación. Estos son los montos nuevos.',
  },
  'claims.duplicate.title': {
    en: 'The pharmacy sent this claim twice',
    es: 'La farmacia envió esta reclamación dos veces',
  },
  'claims.duplicate.text': {
    en: 'Your plan paid it once, under the other claim. You owe nothing more, and this one does not count toward any limit.',
    es: 'Su plan la pagó una vez, en la otra reclamación. Usted no debe nada más y esta no se suma a ningún límite.',
  },
  'claims.unknown.title': {
    en: 'We cannot explain this claim yet',
    es: 'Aún no podemos explicar esta reclamación',
  },
  'claims.unknown.text': {
    en: 'Its status is “{status}”, which we do not know. It is not in the totals. Call us at {phone} (TTY 711) and we will tell you more.',
    es: 'Su estado es “{status}”, que no conocemos. No está en los totales. Llámenos al {phone} (TTY 711) y le diremos más.',
  },
  'claims.counted.title.named': {
    en: '{name}’s limits before and after',
    es: 'Los límites de {name} antes y después',
  },
  'claims.counted.title.person': {
    en: 'This person’s limits before and after',
    es: 'Los límites de esta persona antes y después',
  },
  'claims.counted.title.own': {
    en: 'Your limits before and after',
    es: 'Sus límites antes y después',
  },
  'claims.counted.limit': { en: 'Yearly limit', es: 'Límite anual' },
  'claims.counted.before': { en: 'Before', es: 'Antes' },
  'claims.counted.after': { en: 'After', es: 'Después' },
  'claims.counted.of': { en: 'of {limit}', es: 'de {limit}' },
  'claims.counted.met': { en: 'Met', es: 'Alcanzado' },
  'claims.counted.same': { en: 'No change', es: 'Sin cambio' },
  'claims.counted.deductible.own': { en: 'Your deductible', es: 'Su deducible' },
  'claims.counted.deductible.person': {
    en: 'This person’s deductible',
    es: 'Deducible de esta persona',
  },
  'claims.counted.deductible.named': { en: '{name}’s deductible', es: 'Deducible de {name}' },
  'claims.counted.deductible.family': { en: 'Family deductible', es: 'Deducible familiar' },
  'claims.counted.outOfPocket.own': {
    en: 'Your out-of-pocket limit',
    es: 'Su límite de gastos de bolsillo',
  },
  'claims.counted.outOfPocket.person': {
    en: 'This person’s out-of-pocket limit',
    es: 'Límite de gastos de bolsillo de esta persona',
  },
  'claims.counted.outOfPocket.named': {
    en: '{name}’s out-of-pocket limit',
    es: 'Límite de gastos de bolsillo de {name}',
  },
  'claims.counted.outOfPocket.family': {
    en: 'Family out-of-pocket limit',
    es: 'Límite familiar de gastos de bolsillo',
  },
  'claims.stages.title': {
    en: { one: 'This claim is in {count} stage', other: 'This claim is in {count} stages' },
    es: {
      one: 'Esta reclamación está en {count} etapa',
      other: 'Esta reclamación está en {count} etapas',
    },
  },
  'claims.stages.text': {
    en: 'Your Medicare drug plan has stages each year, and this claim passed from one into the next. Each part of the price follows the rules of its stage.',
    es: 'Su plan de medicamentos de Medicare tiene etapas cada año, y esta reclamación pasó de una a la siguiente. Cada parte del precio sigue las reglas de su etapa.',
  },
  'claims.stages.stage': { en: 'Stage', es: 'Etapa' },
  'claims.stages.price': { en: 'Part of the price', es: 'Parte del precio' },
  'claims.stage.deductible': { en: 'Deductible', es: 'Deducible' },
  'claims.stage.initialCoverage': { en: 'Initial coverage', es: 'Cobertura inicial' },
  'claims.stage.coverageGap': { en: 'Coverage gap', es: 'Período sin cobertura' },
  'claims.stage.catastrophic': { en: 'Catastrophic coverage', es: 'Cobertura catastrófica' },
  'claims.reversed.line': { en: 'Claim', es: 'Reclamación' },
  'claims.reversed.original': { en: 'Original claim', es: 'Reclamación original' },
  'claims.reversed.reversal': { en: 'Taken back', es: 'Anulación' },
  'claims.reversed.net': { en: 'Together', es: 'En total' },
  'claims.reversed.noOriginal': {
    en: 'We do not have the amounts of the original claim.',
    es: 'No tenemos los montos de la reclamación original.',
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
});
