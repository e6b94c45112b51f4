import { defineTexts } from '../../../../language';

/** Thirty or ninety days at a time, and cheaper drugs to ask about. */
export default defineTexts({
  'supply.title': { en: '30 or 90 days?', es: '¿30 o 90 días?' },
  'supply.ninetyDays': { en: 'For 90 days', es: 'Para 90 días' },
  'supply.fills': { en: 'Fills', es: 'Surtidos' },
  'supply.supplyNinety': {
    en: '90 days at a time saves {amount} and two fills.',
    es: 'Si surte 90 días a la vez, ahorra {amount} y se evita dos surtidos.',
  },
  'supply.supplyThirty': {
    en: '30 days at a time saves {amount}.',
    es: 'Si surte 30 días a la vez, ahorra {amount}.',
  },
  'supply.supplySame': {
    en: 'Both cost the same. 90 days at a time saves two fills.',
    es: 'Cuesta lo mismo. Si surte 90 días a la vez, se evita dos surtidos.',
  },
  'supply.supplyAlmostSame': {
    en: 'Both cost almost the same. 90 days at a time saves two fills.',
    es: 'Cuesta casi lo mismo. Si surte 90 días a la vez, se evita dos surtidos.',
  },
  'supply.supplyNew': {
    en: 'A new drug starts with 30 days. Your prescriber writes the prescription for 90.',
    es: 'Un medicamento nuevo empieza con 30 días. El médico que receta indica los 90 días en la receta.',
  },
  'supply.inWeeks': {
    en: 'This drug comes in packages of four weeks. So the longer supply is {days} ({amount}), not 90 days.',
    es: 'Este medicamento viene en paquetes de cuatro semanas. Por eso el suministro más largo es de {days} ({amount}) y no de 90.',
  },
  'supply.toMail': { en: 'Use home delivery', es: 'Usar entrega a domicilio' },
  'supply.mailByAdult': {
    en: 'You are under 18, so an adult on your plan orders home delivery for you.',
    es: 'Usted es menor de 18 años, así que un adulto de su plan pide la entrega a domicilio.',
  },
  'supply.alternatives': {
    en: 'Lower-cost drugs to ask about',
    es: 'Medicamentos más económicos por los que puede preguntar',
  },
  'supply.save': { en: 'Save {amount} a year', es: 'Ahorra {amount} al año' },
  'supply.saveOnce': { en: 'Save {amount} on this fill', es: 'Ahorra {amount} en este surtido' },
  'supply.comparedAt': {
    en: 'For {days} at {pharmacy}, in place of {amount}, after any deductible.',
    es: 'Por {days} en {pharmacy}, en lugar de {amount}, después del deducible, si lo hay.',
  },
  'supply.upToLimit': {
    en: 'A year counts up to the out-of-pocket limit.',
    es: 'El año se cuenta hasta el límite de gastos de bolsillo.',
  },
  'supply.comparedAtAny': {
    en: 'In place of {amount}, after any deductible.',
    es: 'En lugar de {amount}, después del deducible, si lo hay.',
  },
  'supply.comparedCashAny': {
    en: 'In place of {amount} without your plan. These are covered drugs, after any deductible.',
    es: 'En lugar de {amount} sin su plan. Son medicamentos con cobertura, después del deducible, si lo hay.',
  },
  'supply.comparedCash': {
    en: 'For {days} at {pharmacy}, in place of {amount} without your plan. These are covered drugs, after any deductible.',
    es: 'Por {days} en {pharmacy}, en lugar de {amount} sin su plan. Son medicamentos con cobertura, después del deducible, si lo hay.',
  },
});
