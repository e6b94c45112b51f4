import { defineTexts } from '../../../../language';

/** What a person's drugs cost in the year, month by month: a chart, a table, and what is met when. */
export default defineTexts({
  'drugYear.title': { en: 'Your {year}, month by month', es: 'El año {year}, mes por mes' },
  'drugYear.paidSoFar': {
    en: 'Paid so far: {paid}. Still to come: {toCome}.',
    es: 'Pagado hasta ahora: {paid}. Por venir: {toCome}.',
  },
  'drugYear.paidOnly': {
    en: 'Paid so far: {paid}. What is still to come is not known now.',
    es: 'Pagado hasta ahora: {paid}. Ahora no se sabe lo que está por venir.',
  },
  'drugYear.lacking': {
    en: {
      one: '{count} fill lacks its amount or day, and is not in these figures. Call us at {phone} (TTY 711) and we will tell you more.',
      other:
        '{count} fills lack their amount or day, and are not in these figures. Call us at {phone} (TTY 711) and we will tell you more.',
    },
    es: {
      one: 'A {count} surtido le falta el monto o la fecha, y no está en estas cifras. Llámenos al {phone} (TTY 711) y le diremos más.',
      other:
        'A {count} surtidos les falta el monto o la fecha, y no están en estas cifras. Llámenos al {phone} (TTY 711) y le diremos más.',
    },
  },
  'drugYear.unpriced': {
    en: {
      one: '{count} refill to come has no price now, and is not in these figures.',
      other: '{count} refills to come have no price now, and are not in these figures.',
    },
    es: {
      one: '{count} resurtido por venir no tiene precio ahora, y no está en estas cifras.',
      other: '{count} resurtidos por venir no tienen precio ahora, y no están en estas cifras.',
    },
  },
  'drugYear.notKnown': { en: 'Not known now', es: 'Ahora sin datos' },
  'drugYear.totalPaid': { en: 'Paid so far', es: 'Pagado hasta ahora' },
  'drugYear.deductible': { en: 'Deductible', es: 'Deducible' },
  'drugYear.share': { en: 'Your share', es: 'Su parte' },
  'drugYear.toCome': { en: 'To come', es: 'Por venir' },
  'drugYear.chart': {
    en: 'What your drugs cost you, January to December {year}. The table next to it has the same amounts.',
    es: 'Lo que le cuestan sus medicamentos, de enero a diciembre de {year}. La tabla de al lado tiene los mismos montos.',
  },
  'drugYear.caption': {
    en: 'What your drugs cost you by month, {year}',
    es: 'Lo que le cuestan sus medicamentos por mes, {year}',
  },
  'drugYear.pay': { en: 'You pay', es: 'Usted paga' },
  'drugYear.soFar': { en: 'Year so far', es: 'Total acumulado' },
  'drugYear.total': { en: 'Total', es: 'Total' },
  'drugYear.ofDeductible': { en: '{amount} deductible', es: '{amount} de deducible' },
  'drugYear.expected': { en: 'Expected', es: 'Previsto' },
  'drugYear.paidAndToCome': {
    en: '{paid} paid, {toCome} to come',
    es: '{paid} pagados, {toCome} por venir',
  },
  'drugYear.pinDeductible': { en: 'Deductible met', es: 'Deducible alcanzado' },
  'drugYear.pinLimit': { en: 'Limit reached', es: 'Límite alcanzado' },
  'drugYear.pinBoth': { en: 'Deductible and limit met', es: 'Deducible y límite alcanzados' },

  'drugYear.deductibleMet': {
    en: 'Deductible: met in {month}',
    es: 'Deducible: alcanzado en {month}',
  },
  'drugYear.deductibleMetText': {
    en: 'With {drug} on {date} you met your {limit} deductible.',
    es: 'Con {drug}, el {date}, alcanzó su deducible de {limit}.',
  },
  'drugYear.deductibleMetElse': { en: 'Deductible: met', es: 'Deducible: alcanzado' },
  'drugYear.deductibleMetElseText': {
    en: 'Your {limit} deductible is met.',
    es: 'Ya alcanzó su deducible de {limit}.',
  },
  'drugYear.deductibleTo': {
    en: 'Deductible: you reach it in {month}',
    es: 'Deducible: lo alcanza en {month}',
  },
  'drugYear.deductibleToText': {
    en: 'With {drug} on {date} you meet your {limit} deductible, so you pay less from then on.',
    es: 'Con {drug}, el {date}, alcanza su deducible de {limit}, y desde entonces paga menos.',
  },
  'drugYear.deductibleNot': {
    en: 'Deductible: not this year',
    es: 'Deducible: no este año',
  },
  'drugYear.limitTo': {
    en: 'Out-of-pocket limit: you reach it in {month}',
    es: 'Límite de gastos de bolsillo: lo alcanza en {month}',
  },
  'drugYear.limitMet': {
    en: 'Out-of-pocket limit: met in {month}',
    es: 'Límite de gastos de bolsillo: alcanzado en {month}',
  },
  'drugYear.limitMetElse': {
    en: 'Out-of-pocket limit: met',
    es: 'Límite de gastos de bolsillo: alcanzado',
  },
  'drugYear.limitText': {
    en: 'After that covered drugs cost you $0.00 for the rest of the year.',
    es: 'Después, los medicamentos con cobertura le cuestan $0.00 el resto del año.',
  },
  'drugYear.otherCare': {
    en: 'Medical care counts toward the out-of-pocket limit too',
    es: 'La atención médica también cuenta para el límite de gastos de bolsillo',
  },
  'drugYear.otherCareText': {
    en: '{amount} of medical care counts so far. The table has prescriptions only.',
    es: 'Hasta ahora cuentan {amount} de atención médica. La tabla solo incluye recetas.',
  },
  'drugYear.limitNot': {
    en: 'Out-of-pocket limit: not this year',
    es: 'Límite de gastos de bolsillo: no este año',
  },
  'drugYear.notText': {
    en: 'At this pace you end the year at {end} of {limit}.',
    es: 'A este ritmo termina el año en {end} de {limit}.',
  },
  'drugYear.helpCounts': {
    en: 'What Extra Help pays counts toward the out-of-pocket limit, too. The table has what you pay.',
    es: 'Lo que paga la Ayuda Adicional también cuenta para el límite de gastos de bolsillo. La tabla tiene lo que usted paga.',
  },
  'drugYear.familyDeductibleMet': {
    en: 'Family deductible: met',
    es: 'Deducible familiar: alcanzado',
  },
  'drugYear.familyDeductibleMetText': {
    en: 'Together your family met its deductible of {limit}.',
    es: 'Entre todos, su familia alcanzó su deducible de {limit}.',
  },
  'drugYear.familyDeductibleTo': {
    en: 'Family deductible: you reach it in {month}',
    es: 'Deducible familiar: lo alcanzan en {month}',
  },
  'drugYear.familyDeductibleToText': {
    en: 'With {drug} on {date} your family meets its deductible of {limit}, so you pay less from then on.',
    es: 'Con {drug}, el {date}, su familia alcanza su deducible de {limit}, y desde entonces usted paga menos.',
  },
  'drugYear.familyDeductibleNot': {
    en: 'Family deductible: not this year',
    es: 'Deducible familiar: no este año',
  },
  'drugYear.familyLimitMet': {
    en: 'Family out-of-pocket limit: met',
    es: 'Límite familiar de gastos de bolsillo: alcanzado',
  },
  'drugYear.familyLimitTo': {
    en: 'Family out-of-pocket limit: you reach it in {month}',
    es: 'Límite familiar de gastos de bolsillo: lo alcanzan en {month}',
  },
  'drugYear.familyLimitNot': {
    en: 'Family out-of-pocket limit: not this year',
    es: 'Límite familiar de gastos de bolsillo: no este año',
  },
  'drugYear.familyNotText': {
    en: 'With these refills your family will have paid {end} of {limit}.',
    es: 'Con estos resurtidos, su familia habrá pagado {end} de {limit}.',
  },
  'drugYear.again': {
    en: 'January 1: both start again at $0.00',
    es: '1 de enero: los dos vuelven a $0.00',
  },
  'drugYear.againText': {
    en: 'January can cost more than December, until the deductible is met again.',
    es: 'Enero puede costar más que diciembre, hasta alcanzar otra vez el deducible.',
  },
});
