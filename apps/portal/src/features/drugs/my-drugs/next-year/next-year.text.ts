import { defineTexts } from '../../../../language';

/** A person's drugs on the drug list of this year and of the next, with what to do for each change. */
export default defineTexts({
  'drugsNextYear.cardTitle': { en: 'Your drugs in {year}', es: 'Sus medicamentos en {year}' },
  'drugsNextYear.cardText': {
    en: 'Next year’s drug list is here.',
    es: 'Ya está la lista de medicamentos del próximo año.',
  },
  'drugsNextYear.changes': {
    en: {
      one: '{count} of your {all} drugs changes.',
      other: '{count} of your {all} drugs change.',
    },
    es: {
      one: 'Cambia {count} de sus {all} medicamentos.',
      other: 'Cambian {count} de sus {all} medicamentos.',
    },
  },
  'drugsNextYear.noChange': {
    en: 'None of your drugs changes.',
    es: 'No cambia ninguno de sus medicamentos.',
  },
  'drugsNextYear.unknownCosts': {
    en: {
      one: 'What {count} of your drugs costs in {year} is not known yet.',
      other: 'What {count} of your drugs cost in {year} is not known yet.',
    },
    es: {
      one: 'Aún no se sabe cuánto costará en {year} {count} de sus medicamentos.',
      other: 'Aún no se sabe cuánto costarán en {year} {count} de sus medicamentos.',
    },
  },
  'drugsNextYear.see': { en: 'See my drugs next year', es: 'Ver mis medicamentos el próximo año' },

  'drugsNextYear.count.notCovered': { en: '{count} not covered', es: '{count} sin cobertura' },
  'drugsNextYear.count.costsMore': {
    en: { one: '{count} costs more', other: '{count} cost more' },
    es: { one: '{count} cuesta más', other: '{count} cuestan más' },
  },
  'drugsNextYear.count.newRules': {
    en: { one: '{count} has new rules', other: '{count} have new rules' },
    es: { one: '{count} tiene reglas nuevas', other: '{count} tienen reglas nuevas' },
  },
  'drugsNextYear.count.unknown': { en: '{count} not known yet', es: '{count} aún sin datos' },
  'drugsNextYear.count.costsLess': {
    en: { one: '{count} costs less', other: '{count} cost less' },
    es: { one: '{count} cuesta menos', other: '{count} cuestan menos' },
  },
  'drugsNextYear.count.same': { en: '{count} the same', es: '{count} sin cambio' },

  'drugsNextYear.tag.notCovered': { en: 'Not covered', es: 'Sin cobertura' },
  'drugsNextYear.tag.costsMore': { en: 'Costs more', es: 'Cuesta más' },
  'drugsNextYear.tag.newRules': { en: 'New rules', es: 'Reglas nuevas' },
  'drugsNextYear.tag.unknown': { en: 'Not known yet', es: 'Aún sin datos' },
  'drugsNextYear.tag.costsLess': { en: 'Costs less', es: 'Cuesta menos' },
  'drugsNextYear.tag.same': { en: 'The same', es: 'Sin cambio' },

  'drugsNextYear.leadChosen': {
    en: 'The drugs you fill or asked for in {year}, in {plan}, the plan you chose.',
    es: 'Los medicamentos que surte o pidió en {year}, en {plan}, el plan que eligió.',
  },
  'drugsNextYear.lead': {
    en: 'The drugs you fill or asked for in {year}, if you stay in {plan}.',
    es: 'Los medicamentos que surte o pidió en {year}, si sigue en {plan}.',
  },
  'drugsNextYear.leadWaiting': {
    en: 'Your drugs on this year’s drug list and on the next.',
    es: 'Sus medicamentos en la lista de este año y en la del próximo.',
  },
  'drugsNextYear.tooEarly': {
    en: 'Next year’s drug list comes on {date}',
    es: 'La lista de medicamentos del próximo año sale el {date}',
  },
  'drugsNextYear.tooEarlyText': {
    en: 'From then on you see here what changes for each of your drugs.',
    es: 'A partir de esa fecha verá aquí qué cambia en cada uno de sus medicamentos.',
  },
  'drugsNextYear.backToDrugs': { en: 'See my drugs', es: 'Ver mis medicamentos' },
  'drugsNextYear.none': {
    en: 'We have no figures of next year for your drugs',
    es: 'No tenemos datos del próximo año sobre sus medicamentos',
  },
  'drugsNextYear.noneText': {
    en: 'They come here once you fill a drug, or once your plan’s next drug list is out.',
    es: 'Aparecen aquí cuando surta un medicamento o cuando salga la próxima lista de su plan.',
  },
  'drugsNextYear.without': {
    en: {
      one: 'Without {drugs}: we have no figures for it now.',
      other: 'Without {drugs}: we have no figures for them now.',
    },
    es: 'Sin {drugs}: ahora no tenemos sus datos.',
  },
  'drugsNextYear.short': { en: 'In short', es: 'En resumen' },
  'drugsNextYear.perYear': {
    en: 'in {year} for the drugs that stay on the list, next to a full year on this year’s list.',
    es: 'en {year} por los medicamentos que siguen en la lista, en comparación con un año completo con la lista de este año.',
  },
  'drugsNextYear.noDifference': { en: 'No change', es: 'Sin cambio' },
  'drugsNextYear.leaves': {
    en: {
      one: 'One drug leaves the list: {drugs}.',
      other: '{count} drugs leave the list: {drugs}.',
    },
    es: {
      one: 'Un medicamento sale de la lista: {drugs}.',
      other: '{count} medicamentos salen de la lista: {drugs}.',
    },
  },
  'drugsNextYear.plans': { en: 'Compare plans', es: 'Comparar planes' },
  'drugsNextYear.whenPreview': { en: 'From {from}', es: 'Desde el {from}' },
  'drugsNextYear.whenPreviewText': {
    en: 'You can change your Medicare drug plan from {from} to {to}. This is a first look.',
    es: 'Puede cambiar su plan de medicamentos de Medicare del {from} al {to}. Esto es un adelanto.',
  },
  'drugsNextYear.whenOpen': { en: 'By {to}', es: 'Hasta el {to}' },
  'drugsNextYear.whenOpenText': {
    en: 'You can change your Medicare drug plan until then. Compare what these drugs cost in each.',
    es: 'Hasta entonces puede cambiar su plan de medicamentos de Medicare. Compare cuánto cuestan estos medicamentos en cada uno.',
  },
  'drugsNextYear.whenAfter': { en: 'Before January 1', es: 'Antes del 1 de enero' },
  'drugsNextYear.whenAfterText': {
    en: 'Open enrollment has ended. Talk to your prescriber about each change below.',
    es: 'La inscripción abierta terminó. Hable con el médico que receta sobre cada uno de estos cambios.',
  },
  'drugsNextYear.whenCommercial': { en: 'Before January 1', es: 'Antes del 1 de enero' },
  'drugsNextYear.whenCommercialText': {
    en: 'Talk to your prescriber about each change below. It is quicker before the year ends.',
    es: 'Hable con el médico que receta sobre cada uno de estos cambios. Antes de fin de año es más rápido.',
  },
  'drugsNextYear.call': { en: 'Questions? Call {phone}.', es: '¿Preguntas? Llame al {phone}.' },

  'drugsNextYear.table': { en: 'Drug by drug', es: 'Medicamento por medicamento' },
  'drugsNextYear.sort': { en: 'Sort by', es: 'Ordenar por' },
  'drugsNextYear.biggest': { en: 'Biggest change', es: 'Mayor cambio' },
  'drugsNextYear.name': { en: 'Name', es: 'Nombre' },
  'drugsNextYear.drug': { en: 'Your drug', es: 'Su medicamento' },
  'drugsNextYear.tier': { en: 'Tier', es: 'Nivel' },
  'drugsNextYear.cost': { en: 'Your year, about', es: 'Costo al año, más o menos' },
  'drugsNextYear.fills': {
    en: { one: '{count} fill a year.', other: '{count} fills a year.' },
    es: { one: '{count} surtido al año.', other: '{count} surtidos al año.' },
  },
  'drugsNextYear.ifFilled': {
    en: 'If you fill it from January 1 on.',
    es: 'Si lo surte desde el 1 de enero.',
  },
  'drugsNextYear.rules': { en: 'Rules in {year}', es: 'Reglas en {year}' },
  'drugsNextYear.toDo': { en: 'What to do', es: 'Qué hacer' },
  'drugsNextYear.inYear': { en: '{year}: ', es: '{year}: ' },
  'drugsNextYear.unchanged': { en: '{value}, no change', es: '{value}, sin cambio' },
  'drugsNextYear.notListed': { en: 'Not covered', es: 'Sin cobertura' },
  'drugsNextYear.noFigure': { en: 'Not available yet', es: 'Aún no disponible' },
  'drugsNextYear.noRules': { en: 'No rules', es: 'Sin reglas' },
  'drugsNextYear.sameRules': { en: 'Same: {rules}', es: 'Igual: {rules}' },
  'drugsNextYear.newRules': { en: 'New: {rules}', es: 'Se agrega: {rules}' },

  'drugsNextYear.doNotCovered': {
    en: 'Ask your prescriber for another drug before December 31.',
    es: 'Antes del 31 de diciembre, pida otro medicamento al médico que receta.',
  },
  'drugsNextYear.doNeverCovered': {
    en: 'Your plan does not cover it this year, either. Ask your prescriber if another drug would do.',
    es: 'Su plan tampoco lo cubre este año. Pregunte al médico que receta si otro medicamento le serviría.',
  },
  'drugsNextYear.doAlternative': {
    en: 'Ask your prescriber about {drug}, tier {tier}: about {amount} a year.',
    es: 'Pregunte al médico que receta por {drug}, nivel {tier}: unos {amount} al año.',
  },
  'drugsNextYear.doAlternativeAny': {
    en: 'Ask your prescriber about {drug}, tier {tier}.',
    es: 'Pregunte al médico que receta por {drug}, nivel {tier}.',
  },
  'drugsNextYear.doPa': {
    en: 'Ask your prescriber to send the request for prior authorization.',
    es: 'Pida al médico que receta que envíe la solicitud de autorización previa.',
  },
  'drugsNextYear.doSt': {
    en: 'Your plan wants you to try {drugs} first. If you did, ask your prescriber to tell us.',
    es: 'Su plan pide probar primero {drugs}. Si ya lo hizo, pida al médico que receta que nos avise.',
  },
  'drugsNextYear.doBd': {
    en: 'Ask your prescriber to tell us what you use it for: Medicare Part B may pay.',
    es: 'Pida al médico que receta que nos diga para qué lo usa: la Parte B de Medicare puede pagarlo.',
  },
  'drugsNextYear.doAsk': {
    en: 'Ask your prescriber whether another drug would do.',
    es: 'Pregunte al médico que receta si otro medicamento le serviría.',
  },
  'drugsNextYear.doUnknown': {
    en: 'Come back once the amounts of {year} are known.',
    es: 'Vuelva cuando se conozcan los montos de {year}.',
  },
  'drugsNextYear.doNothing': { en: 'Nothing to do', es: 'No tiene que hacer nada' },
  'drugsNextYear.sourceTitle': { en: 'Where this comes from:', es: 'De dónde viene:' },
  'drugsNextYear.source': {
    en: 'your claims, the drug lists of {year} and {next}, the prices of {date}, and this year’s copays and coinsurance. “Your year” is the refills we expect from January to December at the pharmacy of the last fill, with the deductible from its start, no more than the out-of-pocket limit. Not a promise: prices can change.',
    es: 'sus reclamaciones, las listas de medicamentos de {year} y {next}, los precios del {date} y los copagos y el coseguro de este año. El costo al año son los resurtidos previstos de enero a diciembre en la farmacia del último surtido, con el deducible desde el principio, sin pasar del límite de gastos de bolsillo. No es una promesa: los precios pueden cambiar.',
  },
});
