import { defineTexts } from '../../language';

/** The screen of the benefits plan: costs of a fill, limits, rules. */
export default defineTexts({
  'benefits.plan': { en: '{plan}, plan year {year}.', es: '{plan}, año del plan {year}.' },
  'benefits.lead': {
    en: 'What a fill costs you, which pharmacies you can use, and what your plan limits.',
    es: 'Cuánto le cuesta surtir una receta, qué farmacias puede usar y qué límites tiene su plan.',
  },
  'benefits.extraHelp': {
    en: 'Extra Help lowers what you pay',
    es: 'La Ayuda Adicional baja lo que usted paga',
  },
  'benefits.extraHelpGeneric': {
    en: 'A generic drug, at most',
    es: 'Un medicamento genérico, como máximo',
  },
  'benefits.extraHelpBrand': {
    en: 'A brand drug, at most',
    es: 'Un medicamento de marca, como máximo',
  },
  'benefits.extraHelpUnknown': {
    en: 'We do not have the Extra Help copays for {year} yet. Call us and we will tell you what a fill costs.',
    es: 'Aún no tenemos los copagos de la Ayuda Adicional de {year}. Llámenos y le diremos cuánto cuesta surtir una receta.',
  },
  'benefits.extraHelpText': {
    en: 'You have no deductible. If your share in the table below is less, you pay your share.',
    es: 'No tiene deducible. Si su parte según la tabla de abajo es menor, paga esa parte.',
  },
  'benefits.costsTitle': { en: 'What you pay for a fill', es: 'Lo que paga al surtir una receta' },
  'benefits.costsLead': {
    en: 'Your plan sorts covered drugs into tiers. The lower the tier, the less you pay.',
    es: 'Su plan ordena los medicamentos cubiertos por niveles. Cuanto más bajo el nivel, menos paga.',
  },
  'benefits.days': { en: 'Days of supply', es: 'Días de suministro' },
  'benefits.daysOption': { en: '{days} days', es: '{days} días' },
  'benefits.caption': { en: 'What you pay for {days} days', es: 'Lo que paga por {days} días' },
  'benefits.tier': { en: 'Kind of drug', es: 'Tipo de medicamento' },
  'benefits.kind.preferredRetail': { en: 'Preferred pharmacy', es: 'Farmacia preferida' },
  'benefits.kind.retail': { en: 'Network pharmacy', es: 'Farmacia de la red' },
  'benefits.kind.mail': { en: 'Home delivery', es: 'Entrega a domicilio' },
  'benefits.notOffered': { en: 'Not offered', es: 'No se ofrece' },
  'benefits.saving': {
    en: 'For a tier {tier} drug, 90 days by home delivery cost {amount} less than at a pharmacy.',
    es: 'Para un medicamento de nivel {tier}, 90 días por entrega a domicilio cuestan {amount} menos que en una farmacia.',
  },
  'benefits.percentNote': {
    en: 'A percentage is your share of the price that your plan and the pharmacy agreed on.',
    es: 'Un porcentaje es su parte del precio que acordaron su plan y la farmacia.',
  },
  'benefits.about.1': { en: 'Generics at the lowest cost.', es: 'Genéricos al costo más bajo.' },
  'benefits.about.2': { en: 'Other generics.', es: 'Otros genéricos.' },
  'benefits.about.3': {
    en: 'Brands your plan has agreed a better price for.',
    es: 'Marcas con un mejor precio acordado por su plan.',
  },
  'benefits.about.4': {
    en: 'Brands and generics with a cheaper choice in a lower tier.',
    es: 'Marcas y genéricos que tienen una opción más económica en un nivel más bajo.',
  },
  'benefits.about.5': {
    en: 'Drugs for complex conditions, often from a specialty pharmacy.',
    es: 'Medicamentos para afecciones complejas, a menudo de una farmacia especializada.',
  },
  'benefits.about.6': {
    en: 'Drugs for some long-term conditions, kept at a low cost.',
    es: 'Medicamentos para algunas afecciones crónicas, a bajo costo.',
  },

  'benefits.limitsTitle': { en: 'Your limits for the year', es: 'Sus límites del año' },
  'benefits.deductible': { en: 'Deductible', es: 'Deducible' },
  'benefits.deductibleHint': {
    en: 'What you pay before your plan starts to pay, for the drugs to which the deductible applies.',
    es: 'Lo que paga antes de que su plan empiece a pagar, para los medicamentos con deducible.',
  },
  'benefits.outOfPocket': { en: 'Out-of-pocket limit', es: 'Límite de gastos de bolsillo' },
  'benefits.outOfPocketHint': {
    en: 'The most you pay for covered drugs in a year. After that your plan pays.',
    es: 'Lo máximo que paga por medicamentos cubiertos en un año. Después paga su plan.',
  },
  'benefits.perPerson': { en: 'Per person', es: 'Por persona' },
  'benefits.perFamily': { en: 'Per family', es: 'Por familia' },
  'benefits.notAvailable': { en: 'Not available yet', es: 'Aún no disponible' },
  'benefits.balancesLink': { en: 'See what you have paid so far', es: 'Ver cuánto lleva pagado' },

  'benefits.networkTitle': { en: 'Pharmacies you can use', es: 'Farmacias que puede usar' },
  'benefits.network': { en: 'Your network: {network}.', es: 'Su red: {network}.' },
  'benefits.networkUnknown': {
    en: 'Ask us which pharmacies are in your network before you fill.',
    es: 'Pregúntenos qué farmacias están en su red antes de surtir.',
  },
  'benefits.networkPreferred': {
    en: 'Preferred pharmacies are in the network too, and cost you less.',
    es: 'Las farmacias preferidas también están en la red y le cuestan menos.',
  },
  'benefits.outOfNetworkCovered': {
    en: 'Outside the network you pay more: the pharmacy’s full price first, and then you can ask us to pay back our part.',
    es: 'Fuera de la red paga más: primero el precio completo de la farmacia y luego puede pedirnos que le devolvamos nuestra parte.',
  },
  'benefits.outOfNetworkNot': {
    en: 'Outside the network your plan does not pay, except in an emergency.',
    es: 'Fuera de la red su plan no paga, salvo en una emergencia.',
  },
  'benefits.findPharmacy': { en: 'Find a pharmacy', es: 'Buscar una farmacia' },
  'benefits.homeDelivery': { en: 'Set up home delivery', es: 'Configurar la entrega a domicilio' },

  'benefits.rulesTitle': { en: 'Good to know', es: 'Conviene saber' },
  'benefits.rule.list': {
    en: 'Your plan pays for drugs on its drug list only. The list also says which tier a drug is in.',
    es: 'Su plan paga solo los medicamentos de su lista de medicamentos. La lista también indica el nivel de cada uno.',
  },
  'benefits.rule.approval': {
    en: 'Some drugs need prior authorization, have a quantity limit, or ask you to try another drug first. Check before you fill.',
    es: 'Algunos medicamentos necesitan autorización previa, tienen límite de cantidad o piden probar antes otro medicamento. Consulte antes de surtir.',
  },
  'benefits.rule.brand': {
    en: 'If you ask for a brand when a generic exists, you may pay the difference.',
    es: 'Si pide una marca cuando existe un genérico, es posible que pague la diferencia.',
  },
  'benefits.rule.insulin': {
    en: 'A month of a covered insulin costs you at most {amount}, also before your deductible is met.',
    es: 'Un mes de insulina cubierta le cuesta como máximo {amount}, también antes de alcanzar su deducible.',
  },
  'benefits.rule.insulinHelp': {
    en: 'A month of a covered insulin costs you at most {amount}.',
    es: 'Un mes de insulina cubierta le cuesta como máximo {amount}.',
  },
  'benefits.rule.vaccines': {
    en: 'Vaccines recommended for adults cost you $0.',
    es: 'Las vacunas recomendadas para adultos le cuestan $0.',
  },
  'benefits.rule.stages': {
    en: 'These are your costs after the deductible. Past your out-of-pocket limit you pay $0.',
    es: 'Estos son sus costos después del deducible. Después de su límite de gastos de bolsillo paga $0.',
  },
  'benefits.rule.limit': {
    en: 'Past your out-of-pocket limit you pay $0.',
    es: 'Después de su límite de gastos de bolsillo paga $0.',
  },
  'benefits.price': { en: 'Price a drug', es: 'Ver el precio de un medicamento' },
  'benefits.words': { en: 'What these words mean', es: 'Qué significan estas palabras' },
});
